// Changes an element to a newly printed one and leaves unchanged parts alone, so that the browser computes style and
// layout only for what changed.

/** The former parents of elements that were removed from the page. */
const places = new WeakMap();

/** The parent of an element, even if it was removed from the page. */
export const around = (element) => element.parentElement ?? places.get(element) ?? null;

/** The identity of a node: a node with the same one is found in another place of a row. */
function nameOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeName;
  return node.dataset.slot || node.dataset.fly || node.getAttribute("id") || node.getAttribute("for") || `${node.nodeName} ${node.getAttribute("class")}`;
}

/** Elements that are replaced as a whole: their inputs start anew. */
const WHOLE = ".option, .last, input, select, textarea";
/** Elements that are replaced whenever something around them changes: the style sheet animates their appearance. */
const NEWS = ".last";

/**
 * Elements that keep their identity when their class changes: wonders, affordable or not, and cards in their slots,
 * covered or free.
 */
const LASTING = "details[id], [data-slot]";

/** Whether an element can stay when its contents change. One that has flown away keeps its look. */
function canStay(old, fresh) {
  if (!(old instanceof HTMLElement) || old.nodeName !== fresh.nodeName) return false;
  if (old.className !== fresh.className && !old.matches(LASTING)) return false;
  if (old.dataset.fly !== fresh.dataset.fly) return false;
  return old.getAttribute("id") === fresh.getAttribute("id") && !old.matches(WHOLE) && !fresh.matches(WHOLE);
}

/** Copies the attributes of another element. A named panel that is open stays open. */
function morphAttributes(old, fresh) {
  const isPanel = old.matches("details[id]");
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name) && !(isPanel && name === "open")) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !(isPanel && name === "open")) old.setAttribute(name, value);
  }
}

/** Removes a node; returns the next one. */
function takeAway(node) {
  const next = node.nextSibling;
  places.set(node, node.parentElement);
  node.remove();
  return next;
}

/** Changes the contents of an element to those of another one, which loses them. */
function morphContents(old, fresh) {
  let here = old.firstChild;
  for (const next of [...fresh.childNodes]) {
    const name = nameOf(next);
    let same = here;
    while (same && nameOf(same) !== name) same = same.nextSibling;
    if (!same) {
      old.insertBefore(next, here);
      continue;
    }
    while (here !== same) here = takeAway(here);
    here = same.nextSibling;
    if (same.isEqualNode(next) && !same.matches?.(NEWS)) continue;
    if (canStay(same, next)) {
      morphAttributes(same, next);
      morphContents(same, next);
    } else {
      places.set(same, old);
      same.replaceWith(next);
    }
  }
  while (here) here = takeAway(here);
}

/** Changes a region to a newly printed one. */
export function morph(old, fresh) {
  if (old.nodeName !== fresh.nodeName) return old.replaceWith(fresh);
  morphAttributes(old, fresh);
  morphContents(old, fresh);
  // As if newly printed: a person's choices are restored by id.
  for (const input of old.querySelectorAll("input:not([id])")) if (input.checked !== input.defaultChecked) input.checked = input.defaultChecked;
}
