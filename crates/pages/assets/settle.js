// Brings an element to what was printed anew, and leaves alone whatever stays as it was: the browser computes the style and
// the layout of what changed, not of the whole table.

/** Where elements lay that were taken from the page. */
const places = new WeakMap();

/** The element around another one, also if that was taken from the page. */
export const around = (element) => element.parentElement ?? places.get(element) ?? null;

/** What a thing is: by its name the same thing is found in another place of a row. */
function nameOf(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return node.nodeName;
  return node.dataset.slot || node.dataset.fly || node.getAttribute("id") || node.getAttribute("for") || `${node.nodeName} ${node.getAttribute("class")}`;
}

/** Things that change as a whole: what is filled in starts anew. */
const WHOLE = ".option, .last, input, select, textarea";
/** Things that are news whenever something around them changes: the style sheet lets them appear. */
const NEWS = ".last";

/** Things that stay what they are when their class changes: wonders, which can be paid or not, and cards in their places, under others or free. */
const LASTING = "details[id], [data-slot]";

/** Whether an element can stay when what lies in it changes. One that has flown away is shown as it was. */
function canStay(old, fresh) {
  if (!(old instanceof HTMLElement) || old.nodeName !== fresh.nodeName) return false;
  if (old.className !== fresh.className && !old.matches(LASTING)) return false;
  if (old.dataset.fly !== fresh.dataset.fly) return false;
  return old.getAttribute("id") === fresh.getAttribute("id") && !old.matches(WHOLE) && !fresh.matches(WHOLE);
}

/** Gives an element the attributes of another one. Whoever has opened a panel with a name finds it open. */
function settleAttributes(old, fresh) {
  const isPanel = old.matches("details[id]");
  for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name) && !(isPanel && name === "open")) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) !== value && !(isPanel && name === "open")) old.setAttribute(name, value);
  }
}

/** Takes a node away; returns the one behind it. */
function takeAway(node) {
  const next = node.nextSibling;
  places.set(node, node.parentElement);
  node.remove();
  return next;
}

/** Brings the contents of an element to those of another one, which loses them. */
function settleContents(old, fresh) {
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
      settleAttributes(same, next);
      settleContents(same, next);
    } else {
      places.set(same, old);
      same.replaceWith(next);
    }
  }
  while (here) here = takeAway(here);
}

/** Brings a region to what was printed anew. */
export function settle(old, fresh) {
  if (old.nodeName !== fresh.nodeName) return old.replaceWith(fresh);
  settleAttributes(old, fresh);
  settleContents(old, fresh);
  // As if it were printed anew: what a person chose is kept by its id.
  for (const input of old.querySelectorAll("input:not([id])")) if (input.checked !== input.defaultChecked) input.checked = input.defaultChecked;
}
