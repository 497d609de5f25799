// Changes a page in parts, so that no task keeps it from answering for long.

/** How many elements are put in place in one task, unless a single region has more. */
const PART = 200;

/** Regions in parts that are small enough. What is asked comes last: whoever can answer sees all that it depends on. */
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

/** Computes the style of what has changed in one task and its layout in the next. */
export async function compute(rest) {
  document.getAnimations();
  await rest();
  document.documentElement.getBoundingClientRect();
  await rest();
}
