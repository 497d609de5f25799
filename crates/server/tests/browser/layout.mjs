// The layout of tables at every window size: `node layout.mjs ADDRESS CHROMIUM [FOLDER]`. Shows full tables of each
// game at sizes from a small phone to a very wide screen. Nothing may stick out, no panel may hide a part of itself, no
// card of a hand may be alone in a row, no wonder may be squeezed, no row of a structure may be empty, and nothing may
// cover answers. Prints the number of checks; with FOLDER, takes a picture for each.

import { mkdirSync } from "node:fs";
import { answer, at, closeNews, complaints, decision, launch, must, playOn, table, visit } from "./common.mjs";

const [base, executablePath, folder] = process.argv.slice(2);
if (folder) mkdirSync(folder, { recursive: true });
const touched = [[320, 640], [360, 640], [390, 844], [844, 390], [820, 1180]];
const pointed = [[1180, 820], [1280, 720], [1920, 1080], [2560, 1440], [3440, 1440]];
const desks = pointed.slice(0, 3);
const television = [[1280, 720], [1920, 1080]];
let looked = 0;

const browser = await launch(executablePath);
const wrong = [];

/** The faults of the visible layout. */
const faults = () => {
  const wrong = [];
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const named = (one) => `${one.id ? `#${one.id}` : one.tagName} ${one.getAttribute("class") ?? ""}`;
  const overlap = (one, other) => {
    const [a, b] = [one, other].map((element) => element.getBoundingClientRect());
    return a.top < b.bottom - 1 && a.bottom > b.top + 1 && a.left < b.right && a.right > b.left;
  };
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} pixels wide`);
  for (const one of shown("#table > *, .city, .city > *, .card, .offer, .stage, .chip, .board *, .tool > summary, .tv-city > *")) {
    if (one.closest(".sr, svg, .popover, .sheet-panel, .said") || one.matches(".sr")) continue;
    const box = one.getBoundingClientRect();
    if (box.width && (box.left < -1 || box.right > innerWidth + 1)) wrong.push(`${named(one)} leaves the window`);
    const panel = one.parentElement.closest(".city, .tv-city, .board, .card");
    const around = panel?.getBoundingClientRect();
    if (around && (box.left < around.left - 1 || box.right > around.right + 1)) wrong.push(`${named(one)} leaves ${named(panel)}`);
  }
  for (const panel of shown("#table, .city, .tv-city, .hand, .cards, .board, .others")) {
    const hidden = panel.scrollHeight - panel.clientHeight;
    if (getComputedStyle(panel).overflowY !== "visible" && hidden > 1) wrong.push(`${named(panel)} hides ${hidden} pixels`);
  }
  const rows = new Map();
  for (const card of shown(".cards:not(.n8, .n15, .n33) > .card")) {
    const top = Math.round(card.offsetTop);
    rows.set(top, (rows.get(top) ?? 0) + 1);
  }
  if (rows.size > 1 && [...rows.values()].includes(1)) wrong.push("a card lies alone in a row");
  for (const board of shown(".own .wonder-board")) {
    const { height } = board.getBoundingClientRect();
    if (height < 90) wrong.push(`the wonder is ${height} pixels high`);
  }
  for (const name of shown(".structure .face-head .nm, .cards .face-head .nm")) {
    if (name.getBoundingClientRect().width < 20) wrong.push(`no name on ${name.textContent}`);
  }
  for (const kind of shown(".structure .face-head .kind")) {
    const covered = [...kind.closest(".card").querySelectorAll(".face-line .pts, .face-line .coins")].find((other) => overlap(kind, other));
    if (covered) wrong.push(`its type covers what ${kind.closest(".card").querySelector(".nm").textContent} gives or costs`);
  }
  for (const name of shown(".structure .face-head .nm, .cards .face-head .nm")) {
    const text = document.createRange();
    text.selectNodeContents(name);
    const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    if (lines > name.textContent.split(/[\s-]/).length) wrong.push(`the name ${name.textContent} breaks inside of a word`);
  }
  for (const structure of shown(".structure:has(> .card)")) {
    const around = structure.getBoundingClientRect();
    const hint = structure.querySelector(":scope > .hint");
    const isAbove = hint?.checkVisibility() && getComputedStyle(hint).position === "static";
    const boxes = [...structure.querySelectorAll(":scope > .card")].map((card) => card.getBoundingClientRect());
    const above = Math.min(...boxes.map(({ top }) => top)) - (isAbove ? hint.getBoundingClientRect().bottom : around.top);
    const below = around.bottom - Math.max(...boxes.map(({ bottom }) => bottom));
    const [left, right] = [Math.min(...boxes.map(({ left }) => left)) - around.left, around.right - Math.max(...boxes.map(({ right }) => right))];
    if (Math.max(Math.abs(above), Math.abs(below)) > 4) wrong.push(`rows without cards take ${above} and ${below} pixels`);
    if (Math.abs(left - right) > 4) wrong.push(`columns without cards take ${left} and ${right} pixels`);
  }
  for (const card of shown(".cards:not(.n8, .n15, .n33) > .card")) {
    const { width } = card.getBoundingClientRect();
    if (width < 70) wrong.push(`${named(card)} is ${width} pixels wide`);
  }
  for (const cost of shown(".card .face-cost, .option .face-cost")) {
    const name = cost.closest(".card, .option").querySelector(".face-head .nm");
    if (overlap(cost, name)) wrong.push(`its cost covers the name ${name.textContent}`);
  }
  for (const mark of shown(".card > .drawn")) {
    for (const other of mark.closest(".card").querySelectorAll(".face-cost, .face-effect, .status, .face-head .nm")) {
      if (overlap(mark, other)) wrong.push(`${named(mark)} covers ${named(other)}`);
    }
  }
  for (const city of shown(".city")) {
    const chips = [...city.querySelectorAll(".chip")];
    const under = [...city.querySelectorAll(":scope > :is(.chains, .last, .production), .stages")].filter((one) => one.checkVisibility());
    for (const one of under) if (chips.some((chip) => overlap(chip, one))) wrong.push(`buildings cover ${named(one)} in ${named(city)}`);
  }
  for (const scene of shown(".scene")) {
    const { top, bottom } = scene.getBoundingClientRect();
    for (const one of scene.querySelectorAll(".chip, .stage")) {
      const box = one.getBoundingClientRect();
      if (box.height && (box.top < top - 1 || box.bottom > bottom + 1)) wrong.push(`${named(one)} leaves ${named(scene)} of ${named(scene.parentElement)}`);
    }
  }
  const answers = document.querySelector(".pick:checked + .card + .offer");
  for (const one of answers?.querySelectorAll(".answer, .close-answers") ?? []) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    if (middle > Math.min(answers.getBoundingClientRect().bottom, innerHeight) || !one.checkVisibility()) continue;
    const upper = document.elementFromPoint((left + right) / 2, middle);
    if (!answers.contains(upper)) wrong.push(`${named(upper)} covers ${named(one)}`);
  }
  if (answers && innerWidth >= 1000 && innerHeight >= 1000 && overlap(answers, answers.previousElementSibling)) wrong.push("the answers cover their card");
  if (matchMedia("(pointer: coarse)").matches) {
    for (const target of shown(".tool > summary, .cards > label.card, .structure > label.card, .chip, .offer button")) {
      const { width, height } = target.getBoundingClientRect();
      if (Math.min(width, height) < 43.5) wrong.push(`${named(target)} is ${width} by ${height} pixels for a finger`);
    }
  }
  return wrong;
};

/** The faults of the answers for each card of the hand, in a window with room for answers beside the cards. */
const faultsOfAnswers = () => {
  const wrong = [];
  const picks = [...document.querySelectorAll("#hand .cards > .pick")];
  const chosen = picks.find((pick) => pick.checked);
  const cities = [...document.querySelectorAll("#own, #left, #right")].filter((city) => city.checkVisibility());
  for (const pick of picks) {
    pick.checked = true;
    const panel = pick.nextElementSibling.nextElementSibling;
    const hidden = Math.max(...cities.map((city) => city.getBoundingClientRect().bottom)) - panel.getBoundingClientRect().top;
    if (hidden > 1) wrong.push(`the answers of ${pick.value} hide ${hidden} pixels of the cities`);
    // Only long lists of payments scroll.
    const scrolled = panel.scrollHeight - panel.clientHeight;
    if (scrolled > 1 && !panel.querySelector("input[type=radio]")) wrong.push(`${scrolled} pixels of the answers of ${pick.value} are out of sight`);
    pick.checked = false;
  }
  if (chosen) chosen.checked = true;
  return wrong;
};

/** Waits until a new size is laid out and drawn; scripts get the event with the next frame. */
const shownAtLast = async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
};

/** Checks an address for its person at each size, with the last card chosen and with none. */
async function lookAt(page, what, address, sizes, options = {}) {
  const copy = await visit(page.context().browser(), address, { storageState: await page.context().storageState(), ...options });
  await closeNews(copy);
  const wrong = [];
  for (const [width, height] of sizes) {
    await copy.setViewportSize({ width, height });
    await copy.evaluate(shownAtLast);
    for (const chosen of [false, true]) {
      await copy.evaluate((chosen) => {
        const picks = document.querySelectorAll(".pick");
        for (const pick of picks) pick.checked = false;
        if (chosen) picks[picks.length - 1]?.click();
      }, chosen);
      looked += 1;
      const found = await copy.evaluate(faults);
      if (width >= 1000) found.push(...(await copy.evaluate(faultsOfAnswers)));
      if (folder) {
        const name = `${what} ${width}x${height}${chosen ? " chosen" : ""}`.replace(/[ ,]+/g, "-");
        await copy.screenshot({ path: `${folder}/${name}.jpg`, type: "jpeg", quality: 80 });
      }
      wrong.push(...found.map((fault) => `${what} at ${width} by ${height}${chosen ? ", a card chosen" : ""}: ${fault}`));
    }
  }
  await copy.context().close();
  return wrong;
}

async function everywhere(page, what) {
  const address = page.url();
  return [
    ...(await lookAt(page, what, address, touched, { isMobile: true, hasTouch: true })),
    ...(await lookAt(page, what, address, pointed)),
    ...(await lookAt(page, `${what} on a big screen`, `${address}/tv`, television)),
  ];
}

/** On a phone, a chosen card of a Duel stays visible above its answers, and a button closes them. */
async function sheet(page) {
  const options = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const copy = await visit(page.context().browser(), page.url(), { storageState: await page.context().storageState(), ...options });
  await copy.locator(".structure > label.card").last().tap();
  const hidden = await copy.evaluate(() => {
    const [card, offer] = [".pick:checked + .card", ".pick:checked + .card + .offer"].map((one) => document.querySelector(one).getBoundingClientRect());
    return Math.max(0, card.bottom - offer.top);
  });
  must(hidden === 0, `the answers hide ${hidden} pixels of the chosen card`);
  await copy.locator(".close-answers:visible").tap();
  // A tap is a click only a moment later.
  await copy.waitForFunction(() => !document.querySelector(".pick:checked"));
  await copy.context().close();
}

/**
 * Plays a game to its end. A deal has few cards with several payments, and each turn has others, so the answers of all
 * of them are checked, each at one of the sizes.
 */
async function answers(browser, choices) {
  const page = await table(browser, base, choices);
  let now = await decision(page);
  for (let turn = 0; now !== "over"; turn++) {
    const [width, height] = desks[turn % desks.length];
    await page.setViewportSize({ width, height });
    wrong.push(...(await page.evaluate(faultsOfAnswers)).map((fault) => `turn ${turn} at ${width} by ${height}: ${fault}`));
    now = await answer(page, turn);
  }
  await page.context().close();
}

/** The checked states of stored games, with their visible elements. */
const states = [
  ["seven cities, five cards or more", "seven-7", at(3, 2), ".cards > label.card:nth-of-type(5)"],
  ["seven cities, the last turn", "seven-7", at(3, 6), "#others"],
  ["the Free City, eight cards", "free-city", at(1, 1), ".cards.eight"],
  ["the Free City", "free-city", at(3, 5), "#left"],
  ["a Duel, the draft", "duel", ({ wonder }) => wonder, ".choice"],
  ["a Duel, the first cards", "duel", ({ card }) => card, ".structure.age1 > label.card"],
  ["a Duel, the second age with few rows", "duel", ({ at, card }) => card && at > 47, ".structure.age2 > label.card"],
  ["a Duel, five cards left", "duel", ({ at, card }) => card && at > 68, ".structure.age3 > label.card"],
  ["a Duel, the last card", "duel", ({ at, card }) => card && at > 72, ".structure.age3 > label.card"],
  ["a Duel, the third age", "duel", ({ at, card }) => card && at > 53, ".structure.age3 > label.card"],
];

try {
  const page = await visit(browser, base);
  for (const [what, name, isMeant, there] of states) {
    await playOn(page, name, isMeant);
    await closeNews(page);
    must(await page.locator(there).count(), `${what}: ${there} is there`);
    wrong.push(...(await everywhere(page, what)));
    if (there.includes("age1")) await sheet(page);
  }
  await page.context().close();
  await answers(browser, { game: "seven", edition: "second", seats: "7" });
  for (let deal = 0; deal < 3; deal++) await answers(browser, { game: "free-city" });
} finally {
  await browser.close();
}
must(wrong.length === 0, wrong.join("\n"));
must(complaints.length === 0, complaints.join("\n"));
console.log(JSON.stringify({ looked }));
