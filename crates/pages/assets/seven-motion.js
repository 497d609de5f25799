// Motion in 7 Wonders when a turn is revealed: new buildings, in ring order, and the hands.

import { animate, boxOf, fly, middle, plan, shelf, title } from "./flight.js";

/** Reads the hand and the age. */
export function look() {
  const cards = document.querySelector("#hand .cards");
  const hand = [...document.querySelectorAll("#hand .cards > .card")].map((element) => ({
    element,
    box: boxOf(element),
    key: element.dataset.fly,
    chosen: element.matches(".taken, .chosen, .pick:checked + .card"),
  }));
  const clock = document.querySelector("#bar[data-age], #tv-middle");
  return {
    hand: hand.filter((card) => card.box),
    way: cards?.dataset.way ?? "none",
    age: Number(clock?.dataset.age),
    turn: clock?.querySelector(".clock, h2")?.textContent,
    era: clock?.querySelector("b")?.textContent,
    sold: new Set([...document.querySelectorAll("[data-action=sold]")].map((action) => action.closest("[data-seat]").dataset.seat)),
    pile: boxOf(document.querySelector("#bar .discards")),
  };
}

/** The number of buildings in the cities. */
const standing = ({ things }) => [...things.values()].filter(({ element, built }) => built || element.matches(".chip")).length;

/** Animates the changes between two states of the table. */
export function show(before, after, pace) {
  // An undone step is not played backwards.
  if (standing(after) < standing(before)) return;
  const chosen = before.hand.find((card) => card.chosen);
  const used = new Set();
  for (const [seat, city] of after.cities) reveal(before, after, pace, seat, city, chosen, used);
  pass(before, after, pace, used);
  for (const [seat, city] of after.cities) tokens(before.cities.get(seat), city, pace);
  if (after.age > before.age) title(after.era, 1300 * pace);
}

/** Reveals the building of a seat, from the hand or from its city. */
function reveal(before, after, pace, seat, city, chosen, used) {
  const at = (city.place === 0 ? 0 : 100 + (600 * city.place) / after.cities.size) * pace;
  const long = 560 * pace;
  const loud = city.place === 0 ? 1 : 0.45;
  const out = (to, is, live, hand, sound) => {
    const was = hand && { element: hand.element, box: hand.box };
    const start = hand ? hand.box : city.head;
    if (hand) used.add(hand);
    if (start && to) fly({ from: middle(start), to: middle(to), was, age: hand ? 0 : before.age || 1, is, live, at, long, sound, loud });
  };
  let own = false;
  for (const [key, thing] of after.things) {
    if (thing.seat !== seat) continue;
    const was = before.things.get(key);
    if (thing.element.matches(".stage")) {
      if (!thing.built || was?.built) continue;
      const hand = city.place === 0 || chosen?.key.startsWith(`${seat}-`) ? chosen : null;
      own ||= hand != null;
      out(thing.box ?? boxOf(city.element.querySelector(".pips")), null, null, hand, "stage");
      if (thing.box) glow(thing.element, at + long * 0.8, 380 * pace);
    } else if (!was || was.seat !== seat) {
      const hand = was && before.hand.find((card) => card.element === was.element);
      own ||= hand != null;
      const hidden = boxOf(city.element.querySelector("summary .stats, .counts"));
      if (thing.box) out(thing.box, thing, thing.element, hand, "build");
      else if (hidden) out(hidden, null, null, hand, "build");
      else if (city.head) glow(city.element.querySelector(".city-head, summary"), at, 600 * pace);
    }
  }
  if (after.sold.has(seat) && before.turn !== after.turn && !own) {
    const hand = chosen?.key.startsWith(`${seat}-`) ? chosen : null;
    out(after.pile, null, null, hand, "card");
  }
}

/** Highlights an element that does not move. */
function glow(element, at, long) {
  const frames = [{}, { filter: "brightness(1.35)", boxShadow: "0 0 0 .2rem #e3b23c", offset: 0.35 }, {}];
  plan(() => animate(element, frames, { delay: at, duration: long }));
}

/** Where a hand that covers cities comes from, unless it is from a side. */
const below = () => ({ x: innerWidth / 2, y: innerHeight + 80 });

/** The side at which a hand leaves or arrives: a function of a card's height. */
function side(way, isShelf) {
  const width = innerWidth;
  if (isShelf && way !== "left" && way !== "right") return below;
  if (way === "trade") return () => ({ x: width / 2, y: -60 });
  const city = boxOf(document.getElementById(way));
  if (city && width >= 1000) return () => ({ x: city.left + city.width / 2, y: city.bottom - 40 });
  return (y) => ({ x: way === "left" ? -80 : width + 80, y });
}

/** Passes the rest of the hand on, and brings the next one. */
function pass(before, after, pace, used) {
  const names = ({ hand }) => hand.map((card) => card.key).sort().join();
  if (names(before) === names(after)) return;
  const goesOn = before.age === after.age && before.way !== "none";
  const opposite = { left: "right", right: "left", trade: "trade" };
  const rest = before.hand.filter((card) => !used.has(card));
  // Measured before anything flies: each flight changes the page, and measuring would force a layout.
  const inHand = shelf() !== null;
  const [away, near] = [side(before.way, inHand), side(opposite[before.way], inHand)];
  const center = innerWidth / 2;
  rest.forEach((card, number) => {
    const to = goesOn ? away(middle(card.box).y) : inHand ? below() : after.pile ? middle(after.pile) : { x: center, y: -60 };
    fly({ from: middle(card.box), to, was: card, at: number * 18 * pace, long: 420 * pace, lift: inHand ? 0 : 10, inHand });
  });
  after.hand.forEach((card, number) => {
    const place = middle(card.box);
    let from = inHand ? below() : { x: center, y: -120 };
    if (goesOn && after.way !== "none") from = near(place.y);
    else if (!inHand && after.way === "none" && after.pile) from = middle(after.pile);
    const at = (160 + Math.min(number, 12) * 32) * pace;
    fly({ from, to: place, is: card, live: card.element, at, long: 430 * pace, lift: inHand ? 0 : 10, inHand, sound: "card", loud: 0.5 });
  });
}

/** Shows new tokens. */
function tokens(was, city, pace) {
  const old = [...(was?.tokens ?? [])];
  for (const token of city.element.querySelectorAll(".token")) {
    const known = old.indexOf(token.textContent);
    if (known >= 0) {
      old.splice(known, 1);
      continue;
    }
    const frames = [{ scale: 0, opacity: 0 }, { scale: 1.6, opacity: 1, offset: 0.6 }, { scale: 1 }];
    plan(() => animate(token, frames, { duration: 400 * pace }));
  }
}
