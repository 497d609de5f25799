// The endings of an age and of a game on the screens of all viewers, and their announcements: `node ending.mjs ADDRESS
// CHROMIUM`.

import { act, asked, at, choose, complaints, decision, launch, must, playOn, settled, visit } from "./common.mjs";

const [base, executablePath] = process.argv.slice(2);
/** The longest endings of an age and of a game, in milliseconds. */
const LONGEST = { age: 4000, game: 12000 };

/** Records the schedule of the animation, and counts audio devices. */
function watch() {
  window.devices = 0;
  window.AudioContext = class extends AudioContext {
    constructor(...options) {
      super(...options);
      window.devices++;
    }
  };
  // The stage's own animation only lets time pass.
  window.planned = 0;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    if (this.id === "stage") window.planned += timing.duration + timing.delay;
    return animate.call(this, frames, timing);
  };
}

/** The speed of animations: so slow that nothing ends by itself, or so fast that no wait is needed. */
async function rate(page, playbackRate) {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate });
}

const stages = (page) => page.locator("#stage").count();

/** Only announcements say who wins: not the text of the page, its title, or its accessible names. */
async function tellsNothing(page, winner, text) {
  const heard = await page.locator("body").ariaSnapshot();
  const shown = await page.evaluate(() => {
    const copy = document.body.cloneNode(true);
    copy.querySelector("#live").remove();
    return `${document.title} ${copy.textContent}`;
  });
  const live = await page.locator("#live").ariaSnapshot();
  for (const [what, words] of Object.entries({ text: shown, tree: heard.replace(live, "") })) {
    must(!words.includes(text), `the ${what} says: ${text}`);
    must(!/ wins? with /.test(words), `the ${what} names the winner, ${winner}`);
  }
  must((await page.locator(".sheet, .wreath, .won-it, .crown").count()) === 0, "the sheet is not there yet");
}

/** Sounds: none before the page is touched; one click switches them off, which the browser remembers. */
async function sounds(browser) {
  const page = await visit(browser, base, { before: (context) => context.addInitScript(watch) });
  await choose(page, { game: "seven", seats: "3" });
  await page.click("form.fields button.primary");
  await asked(page);
  const devices = () => page.evaluate(() => window.devices);
  const pressed = () => page.getAttribute(".speaker", "aria-pressed");
  const now = await asked(page, await act(page, 0));
  must((await devices()) === 0, "no sound before the page is touched");
  await page.locator("#hand label.card:not(.dim)").first().click();
  await page.locator(".pick:checked + .card + .offer button[data-do]").first().click();
  await asked(page, now);
  must((await devices()) === 1, "and then one device");
  must((await pressed()) === "true", "the button says that sounds are on");
  await page.getByRole("button", { name: "Sounds" }).click();
  must((await pressed()) === "false", "and then that they are off");
  await page.reload();
  await asked(page);
  must((await pressed()) === "false", "the browser keeps it");
  await page.locator("#hand label.card:not(.dim)").first().click();
  await asked(page, await act(page, 2));
  must((await devices()) === 0, "nothing sounds when it is off");
  await page.context().close();
}

/** The ending of an age closes by itself, and the new hand is visible. */
async function age(page) {
  await rate(page, 0.01);
  const before = await act(page, 0);
  await page.waitForSelector("#stage .camp.own", { state: "attached" });
  must((await decision(page)) === before, "the table waits");
  must((await page.locator("#live").textContent()).includes("shield"), "the conflicts are told at once");
  await rate(page, 30);
  await asked(page, before);
  must((await stages(page)) === 0, "the show is over");
  const planned = await page.evaluate(() => window.planned);
  must(planned > 2000 && planned <= LONGEST.age, `the end of an age takes ${planned} milliseconds`);
  must((await page.locator("dialog[open]").count()) === 0, "nothing lies over the new hand");
}

/** Skipping shows the sheet, and does nothing else. */
async function skipped(page, how, what) {
  const address = page.url();
  await how();
  must((await stages(page)) === 0, `${what} ends the show at once`);
  must(await page.locator(".sheet h2").first().isVisible(), `after ${what} the sheet is there`);
  must((await page.locator("details.tool[open], dialog[open]").count()) === 0 && page.url() === address, `${what} does nothing else`);
  must((await page.evaluate(() => document.activeElement.id)) === "question", "the focus is on the words that say who has won");
  // What an opponent says about the end comes and goes as ever.
  const moves = await page.evaluate(() =>
    document.getAnimations().flatMap(({ animationName, transitionProperty, effect: { target } }) => (target.matches(".bubble") ? [] : [`${animationName ?? transitionProperty} of ${target.id || target.className}`])),
  );
  must(moves.length === 0, `after ${what} nothing moves any more: ${moves.join(", ")}`);
}

/** The end of a game, on the screens of a player, of two watchers, and on a big one. */
async function game(page, browser) {
  const links = await page.locator("#menu input[data-link]").evaluateAll((inputs) => inputs.map((input) => input.value));
  const looksOn = await visit(browser, links[0], { reducedMotion: "no-preference" });
  const still = await visit(browser, links[0]);
  const tv = await visit(browser, links[1], { reducedMotion: "no-preference" });
  for (const one of [page, looksOn, tv]) await rate(one, 0.01);
  await tv.evaluate(watch);
  await page.evaluate(() => {
    window.tellings = [];
    const live = document.getElementById("live");
    new MutationObserver(() => window.tellings.push(live.textContent)).observe(live, { childList: true });
  });
  await act(page, 0);
  for (const one of [page, looksOn, tv]) await one.waitForSelector("#stage .act", { state: "attached" });
  const told = await page.locator("#live").textContent();
  const [, winner] = told.match(/The game is over\. (.*) wins\./);
  must((told.match(/: \d+ points?\./g) ?? []).length === 3 && told.indexOf("shield") < told.indexOf(" points."), `all is told in order: ${told}`);
  const name = (await page.locator("#own-name .who").textContent()).trim();
  for (const [one, lead] of [
    [page, "Your city: "],
    [looksOn, `${name}: `],
  ]) {
    must((await one.locator("#stage .lead").textContent()).startsWith(lead), `each sees the conflicts from where they sit: ${lead}`);
    await tellsNothing(one, winner, "The game is over");
  }
  await tellsNothing(tv, winner, " wins");
  await asked(still);
  must((await stages(still)) === 0, "who asks for less motion sees the sheet at once");
  await skipped(page, () => page.keyboard.press("?"), "a key");
  // There is a link below the place that is clicked.
  await skipped(looksOn, () => looksOn.mouse.click(30, 20), "a click");
  await rate(tv, 30);
  await settled(tv);
  must((await stages(tv)) === 0, "the show on the big screen ends by itself");
  must((await tv.locator(".tv-due").textContent()).includes(" wins "), "the big screen goes on by itself");
  const planned = await tv.evaluate(() => window.planned);
  must(planned > 6000 && planned <= LONGEST.game, `the end of a game takes ${planned} milliseconds`);
  const tellings = await page.evaluate(() => window.tellings);
  must(tellings.filter((words) => words === told).length === 1, `it is told once: ${JSON.stringify(tellings)}`);
  await page.reload();
  await asked(page);
  must((await stages(page)) === 0 && (await page.locator("dialog[open]").count()) === 0, "whoever comes later sees the sheet at once");
  for (const one of [looksOn, still, tv]) await one.context().close();
}

const browser = await launch(executablePath);
try {
  await sounds(browser);
  const page = await visit(browser, base, { reducedMotion: "no-preference", before: (context) => context.addInitScript(watch) });
  await playOn(page, "seven", at(1, 6));
  await age(page);
  await playOn(page, "seven", at(3, 6));
  await game(page, browser);
} finally {
  await browser.close();
}
must(complaints.length === 0, complaints.join("; "));
console.log(JSON.stringify({ ends: 2 }));
