// The acts of the show at the end of an age or of a game. Each act gets the stage and its printed part, and first
// removes from it what must not be seen yet.

/** Falls from above and bounces a little. */
const FALL = [
  { transform: "translateY(-9rem) rotate(-18deg) scale(1.5)", opacity: 0, easing: "cubic-bezier(.5, 0, .9, .6)" },
  { opacity: 1, offset: 0.25 },
  { transform: "translateY(0) scale(1)", offset: 0.62, easing: "ease-out" },
  { transform: "translateY(-.5rem)", offset: 0.78, easing: "ease-in" },
  { transform: "translateY(0)", offset: 0.9 },
  { transform: "none", opacity: 1 },
];
const RISE = [{ transform: "translateY(1.4rem)", opacity: 0 }, { transform: "none", opacity: 1 }];
/** A face-down card turns over. */
const TURN = [
  { transform: "perspective(40rem) translateY(-1.6rem) rotateY(-90deg)", opacity: 0 },
  { transform: "perspective(40rem) translateY(-1.6rem) rotateY(-90deg)", opacity: 1, offset: 0.15 },
  { transform: "perspective(40rem) translateY(-1.2rem) rotateY(0)", offset: 0.65, easing: "cubic-bezier(.5, 0, .8, .6)" },
  { transform: "none", opacity: 1 },
];
const EASE = { easing: "cubic-bezier(.2, .7, .2, 1)" };

/** A number as the page prints it. */
const figure = (number) => String(number).replace("-", "−");

/** The head of an act appears. */
const announce = ({ move }, part) => move(part.querySelector(".act-head h2"), RISE, { long: 420, ...EASE });

/** The shields of both cities meet, and the tokens fall to their owners. */
function strike({ move, sound }, part, clash, at) {
  const [left, right] = clash.querySelectorAll(".blow");
  for (const [blow, side] of [
    [left, -1],
    [right, 1],
  ]) {
    const far = `translateX(${side * 3.4}rem) scale(.7) rotate(${side * 14}deg)`;
    const near = `translateX(${side * -0.35}rem) scale(1.15) rotate(${side * -6}deg)`;
    const lost = blow.classList.contains("lose");
    const after = lost ? `translate(${side * 0.5}rem, 1.3rem) rotate(${side * 38}deg) scale(.8)` : "none";
    const frames = [
      { transform: far, opacity: 0 },
      { transform: far, opacity: 1, offset: 0.2, easing: "cubic-bezier(.6, 0, 1, .7)" },
      { transform: near, opacity: 1, offset: 0.5, easing: "ease-out" },
      { transform: `translateX(${side * 0.5}rem)`, opacity: 1, offset: 0.68 },
      { transform: after, opacity: lost ? 0.35 : 1 },
    ];
    move(blow, frames, { at, long: 800 });
  }
  const spark = [{ transform: "scale(0)", opacity: 0 }, { transform: "scale(.6)", opacity: 1, offset: 0.3 }, { transform: "scale(2)", opacity: 0 }];
  move(clash.querySelector(".spark"), spark, { at: at + 380, long: 340 });
  sound("conflict", at + 400);
  for (const gain of part.querySelectorAll(`.won [data-border="${clash.dataset.border}"]`)) move(gain, FALL, { at: at + 440, long: 560 });
}

/** The conflicts, after the last cards: the two borders of the city in front, then the others. */
async function conflicts(stage, part) {
  const { move, sound, wait } = stage;
  stage.show(part);
  announce(stage, part);
  const camps = [...part.querySelectorAll(".camp")];
  camps.forEach((camp, place) => move(camp, RISE, { at: place * 70, long: 380, ...EASE }));
  const cards = [...part.querySelectorAll(".last-card")];
  cards.forEach((card, number) => {
    move(card, TURN, { at: 120 + number * 90, long: 560 });
    sound("build", 560 + number * 90, { loud: 0.45 });
  });
  const first = 380 + (cards.length ? 280 : 0);
  const fights = [...part.querySelectorAll(".clash")];
  fights.forEach((clash, number) => strike(stage, part, clash, first + number * 760));
  let at = first + fights.length * 760 + 60;
  const far = [...part.querySelectorAll(".far li")];
  far.forEach((row, number) => {
    const begin = at + (340 * number) / far.length;
    move(row, RISE, { at: begin, long: 260, ...EASE });
    sound("conflict", begin, { loud: 0.35 });
  });
  if (far.length) at += 440;
  move(part.querySelector(".lead"), RISE, { at, long: 300, ...EASE });
  await wait(at + 800);
}

/** The wonders of all cities, one after the other. */
async function wonders(stage, part) {
  const { move, sound, wait } = stage;
  stage.show(part);
  announce(stage, part);
  const all = [...part.querySelectorAll(".gallery > li")];
  const step = Math.min(180, 700 / all.length);
  all.forEach((one, number) => {
    move(one, RISE, { at: 150 + number * step, long: 420, ...EASE });
    sound("stage", 150 + number * step, { loud: 0.4 });
  });
  await wait(1500);
}

/** Counts a displayed number up or down. */
function count({ move }, element, from, to, long) {
  element.textContent = "";
  element.classList.add("counting");
  move(element, [{ "--count": from }, { "--count": to }], { long, easing: "ease-out" }).then(
    () => {
      element.classList.remove("counting");
      element.textContent = figure(to);
    },
    () => {},
  );
}

/** How long one category is counted, in milliseconds. */
const CATEGORY = 580;

/** The points, category by category; the lanes race. */
async function race(stage, part) {
  const { move, sound, wait } = stage;
  const field = part.querySelector(".race");
  const most = Number(field.dataset.most);
  delete field.dataset.most;
  const lanes = [...part.querySelectorAll(".lane")].map((element, place) => {
    const points = element.dataset.points.split(" ").map(Number);
    delete element.dataset.points;
    const [cells, bars] = [".cells > b", ".run-bar > i"].map((parts) => [...element.querySelectorAll(parts)]);
    return { element, points, cells, bars, total: element.querySelector(".total"), sum: 0, place, from: place };
  });
  stage.show(part);
  announce(stage, part);
  const height = lanes.length > 1 ? lanes[1].element.offsetTop - lanes[0].element.offsetTop : 0;
  const categories = [...part.querySelectorAll(".cat")];
  await wait(320);
  for (const [at, category] of categories.entries()) {
    category.classList.add("now");
    for (const lane of lanes) {
      const points = lane.points[at];
      if (points !== 0) count(stage, lane.cells[at], 0, points, CATEGORY * 0.6);
      else lane.cells[at].textContent = "0";
      move(lane.cells[at], [{ opacity: 0 }, { opacity: 1 }], { long: 160 });
      if (points !== 0) count(stage, lane.total, lane.sum, lane.sum + points, CATEGORY * 0.6);
      lane.sum += points;
      lane.bars[at].style.width = `${(100 * Math.max(points, 0)) / most}%`;
      move(lane.bars[at], [{ transform: "scaleX(0)" }, { transform: "none" }], { long: CATEGORY * 0.6, easing: "ease-out" });
    }
    sound("tick", 0, { pitch: 2 ** (at / 12) });
    overtake(stage, lanes, height);
    await wait(CATEGORY);
    category.classList.remove("now");
  }
}

/** The lanes change places, the highest first. */
function overtake({ move }, lanes, height) {
  const order = [...lanes].sort((one, other) => other.sum - one.sum || one.place - other.place);
  order.forEach((lane, place) => {
    const at = (to) => ({ transform: `translateY(${(to - lane.from) * height}px)` });
    if (lane.place !== place) move(lane.element, [at(lane.place), at(place)], { at: CATEGORY * 0.4, long: CATEGORY * 0.5, easing: "ease-in-out" });
    lane.place = place;
  });
}

/** The pawn enters the capital, and the capital falls. */
async function siege(stage, part) {
  const { move, sound, wait } = stage;
  const field = part.querySelector(".siege-field");
  const [from, to] = [Number(field.dataset.from), Number(field.dataset.to)];
  delete field.dataset.from;
  delete field.dataset.to;
  stage.show(part);
  announce(stage, part);
  const spaces = [...part.querySelectorAll(".road > li")];
  const pawn = part.querySelector(".marcher");
  const middle = (space) => spaces[space].offsetLeft + spaces[space].offsetWidth / 2;
  const onward = Math.sign(to - from);
  const steps = Math.abs(to - from);
  const step = Math.min(420, 2400 / Math.max(steps, 1));
  const at = (space, up) => `translate(${middle(space)}px, ${up}rem)`;
  move(pawn, [{ transform: at(from, -3), opacity: 0 }, { transform: at(from, 0), opacity: 1 }], { long: 420, ...EASE });
  await wait(620);
  for (let space = from; space !== to; space += onward) {
    const over = `translate(${(middle(space) + middle(space + onward)) / 2}px, -1.5rem)`;
    const last = space + onward === to;
    move(pawn, [{ transform: at(space, 0) }, { transform: over, offset: 0.5, easing: "ease-in" }, { transform: at(space + onward, 0) }], { long: step, easing: "ease-out" });
    sound("step", step * 0.9, { pitch: 1 + Math.abs(space - from) / 12, loud: last ? 1.4 : 1 });
    await wait(step + (last ? 120 : 30));
  }
  const capital = part.querySelector(`[data-side=${onward > 0 ? "far" : "near"}]`);
  collapse(stage, capital);
  await wait(1500);
}

/** A capital trembles, and falls stone by stone. */
function collapse({ move, sound }, capital) {
  const shake = [0, -2, 2.4, -2.2, 1.8, -1.4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  move(capital.querySelector("svg"), shake, { long: 420 });
  sound("fall", 200);
  const stones = [...capital.querySelectorAll(".stone")];
  stones.forEach((stone, number) => {
    const side = number % 2 ? 1 : -1;
    const wide = (8 + ((number * 7) % 22)) * side;
    const deep = 26 + ((number * 13) % 34);
    const frames = [
      { transform: "none", opacity: 1, easing: "cubic-bezier(.5, 0, .9, .5)" },
      { transform: `translate(${wide}px, ${deep}px) rotate(${side * (20 + ((number * 17) % 60))}deg)`, opacity: 1, offset: 0.8 },
      { transform: `translate(${wide * 1.1}px, ${deep + 3}px) rotate(${side * (26 + ((number * 17) % 60))}deg)`, opacity: 0.25 },
    ];
    move(stone, frames, { at: 260 + number * 45, long: 720 });
  });
  for (let puff = 0; puff < 9; puff++) {
    const dust = document.createElement("i");
    dust.className = "dust";
    capital.append(dust);
    const x = (puff - 4) * 0.9;
    move(dust, [{ transform: `translate(${x}rem, 0) scale(.2)`, opacity: 0 }, { opacity: 0.55, offset: 0.3 }, { transform: `translate(${x * 1.7}rem, ${-1.2 - (puff % 3) * 0.6}rem) scale(1.7)`, opacity: 0 }], { at: 420 + puff * 40, long: 900 });
  }
}

/** The symbols light up one after the other, and the circle closes. */
async function circle(stage, part) {
  const { move, sound, wait } = stage;
  stage.show(part);
  announce(stage, part);
  const orbs = [...part.querySelectorAll(".orb")];
  const line = part.querySelector(".ring-line");
  const radius = part.querySelector(".circle-field").offsetWidth * 0.39;
  orbs.forEach((orb, number) => {
    const turn = (2 * Math.PI * number) / orbs.length - Math.PI / 2;
    orb.style.left = `calc(50% + ${Math.cos(turn) * radius}px)`;
    orb.style.top = `calc(50% + ${Math.sin(turn) * radius}px)`;
  });
  line.style.strokeDasharray = orbs.length;
  move(line, [{ strokeDashoffset: orbs.length }, { strokeDashoffset: orbs.length }], { long: 1 });
  await wait(420);
  for (const [number, orb] of orbs.entries()) {
    const last = number === orbs.length - 1;
    const glow = last ? 1.9 : 1.35;
    move(orb, [{ transform: "scale(.7)", opacity: 0.25, filter: "grayscale(1)" }, { transform: `scale(${glow})`, opacity: 1, filter: "none", offset: 0.5 }, { transform: "none", opacity: 1, filter: "none" }], { long: last ? 700 : 420 });
    sound("light", 0, { pitch: 2 ** ([0, 2, 4, 7, 9, 12][number] / 12) });
    const to = last ? 0 : orbs.length - number - 1;
    const from = orbs.length - number;
    await wait(last ? 320 : 200);
    if (!last) move(line, [{ strokeDashoffset: from }, { strokeDashoffset: to }], { long: 240 });
    await wait(240);
  }
  sound("stage", 100);
  move(line, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { long: 340, easing: "ease-in" });
  move(part.querySelector(".heart"), [{ transform: "scale(0) rotate(-90deg)", opacity: 0 }, { transform: "scale(1.2)", opacity: 1, offset: 0.7 }, { transform: "none", opacity: 1 }], { at: 300, long: 600 });
  move(part.querySelector(".ring"), [{ transform: "none" }, { transform: "scale(1.06)", offset: 0.3 }, { transform: "none" }], { at: 330, long: 600 });
  await wait(1100);
}

/** The winner: the crown falls, and the words appear above the previous act. */
async function verdict({ floor, move, sound, wait }, part) {
  const act = floor.querySelector(".act");
  const head = act.querySelector(".act-head");
  const winners = part.dataset.winners.split(" ");
  move(head.querySelector("h2"), [{ opacity: 1 }, { opacity: 0 }], { long: 200 });
  for (const lane of act.querySelectorAll(".lane")) {
    if (!winners.includes(lane.dataset.seat)) {
      move(lane.querySelector(".who"), [{ opacity: 1 }, { opacity: 0.5 }], { long: 400 });
      continue;
    }
    lane.classList.add("won-it");
    const crown = part.querySelector(".i").cloneNode(true);
    crown.classList.add("crown");
    lane.append(crown);
    move(crown, FALL, { at: 100, long: 800 });
  }
  head.append(part);
  move(part.querySelector("h2 .i"), FALL, { at: 100, long: 800 });
  move(part, [{ opacity: 0, transform: "scale(.9)" }, { opacity: 1, transform: "none" }], { long: 500, ...EASE });
  sound("victory", 380);
  leaves(floor, move);
  await wait(2000);
}

/** Laurel leaves fall. */
function leaves(floor, move) {
  for (let number = 0; number < 26; number++) {
    const leaf = document.createElement("i");
    leaf.className = `leaf leaf-${number % 3}`;
    leaf.style.left = `${(number * 37) % 100}%`;
    floor.append(leaf);
    const sway = ((number * 29) % 90) - 45;
    const frames = [
      { transform: "translateY(-2rem) rotate(0)", opacity: 0 },
      { opacity: 0.9, offset: 0.12 },
      { transform: `translate(${sway}px, 60vh) rotate(${sway * 5}deg)`, opacity: 0.9, offset: 0.7 },
      { transform: `translate(${sway * 1.4}px, 88vh) rotate(${sway * 8}deg)`, opacity: 0 },
    ];
    move(leaf, frames, { at: 250 + ((number * 53) % 700), long: 1900 });
  }
}

/** The acts by their printed names. */
export const acts = { conflicts, wonders, race, siege, circle, verdict };
