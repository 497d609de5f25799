// Changes a page in parts, so that no task blocks it for long.

/** The most elements changed in one task, unless a single region has more. */
const PART = 200;

/**
 * Splits regions into small parts. The question comes last, so that everything it depends on is visible before it can
 * be answered.
 */
export function inParts(regions) {
  const isAsked = ({ id }) => id === "hand";
  const parts = [];
  let room = 0;
  for (const region of [...regions.filter((region) => !isAsked(region)), ...regions.filter(isAsked)]) {
    const size = region.getElementsByTagName("*").length;
    if (parts.length === 0 || size > room || isAsked(region)) {
      parts.push([]);
      room = PART;
    }
    parts.at(-1).push(region);
    room -= size;
  }
  return parts;
}

/** Computes the style of the changes in one task and the layout in the next. */
export async function compute(rest) {
  document.getAnimations();
  await rest();
  document.documentElement.getBoundingClientRect();
  await rest();
}
