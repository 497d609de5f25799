// Plays a game of each kind by mouse and another one by keys, in a browser with its own driver: `node webdriver.mjs
// ADDRESS firefox|webkit [GAME…]`. Prints one line of JSON for each game, as `play.mjs` does. WebKit needs a display.

import { Builder, By, Key, until } from "selenium-webdriver";
import remote from "selenium-webdriver/remote/index.js";
import { news, numbers, outside, result } from "./page.mjs";

const [base, engine, ...chosen] = process.argv.slice(2);

/** The time limit for any wait on a page, and the interval of checks, in milliseconds. */
const patience = 60_000;
const interval = 20;
const desktop = { width: 1280, height: 720 };
/** The narrowest window of Firefox. */
const narrow = { width: 500, height: 800 };

const DRIVERS = {
  firefox: {
    program: "geckodriver",
    // Several drivers may run at once.
    options: ["--websocket-port=0"],
    capabilities: { browserName: "firefox", "moz:firefoxOptions": { args: ["-headless"] } },
  },
  webkit: { program: "WebKitWebDriver", options: [], capabilities: { browserName: "MiniBrowser" } },
};

const { program, options, capabilities } = DRIVERS[engine];
// It ends with this script.
const service = new remote.DriverService.Builder(program).setLoopback(true).addArguments(...options).build();
const driver = await new Builder().usingServer(await service.start()).withCapabilities(capabilities).build();

function must(condition, message) {
  if (!condition) throw new Error(message);
}

/** Waits until a condition holds in the page. */
const holds = (what, condition, ...values) => driver.wait(() => driver.executeScript(condition, ...values), patience, what, interval);

/** Waits until an element exists. */
const shows = (selector) => driver.wait(until.elementLocated(By.css(selector)), patience, `there is no ${selector}`, interval);

/** The number of elements. */
const count = (selector) => driver.executeScript((selector) => document.querySelectorAll(selector).length, selector);

/** Clicks on one of several elements, once they exist. */
async function click(selector, choose = () => 0) {
  await shows(selector);
  const all = await driver.findElements(By.css(selector));
  await all[choose(all.length)].click();
}

/** Presses a key. Drivers may return before the page has handled the key, so its effect must be awaited. */
const press = (key) => driver.actions().sendKeys(key).perform();

const isFocused = (selector) => driver.executeScript((selector) => document.activeElement?.matches(selector) ?? false, selector);
const focused = (selector) => driver.wait(() => isFocused(selector), patience, `the focus does not come to ${selector}`, interval);

/** Presses a key until the focus is on an element, at most this many times. */
async function lead(key, selector, most) {
  for (let times = 0; !(await isFocused(selector)); times++) {
    must(times < most, `the focus is not led to ${selector}`);
    await driver.executeScript(() => (window.left = document.activeElement));
    await press(key);
    await holds("a key does not move the focus", () => document.activeElement !== window.left);
  }
}

/** Waits until there is a new question, or the game is over; returns the question. */
const asked = (before) => holds("nothing else is asked", news, before);

/** Sets the inner size of the window. */
async function resize({ width, height }) {
  const [wide, high] = await driver.executeScript(() => [outerWidth - innerWidth, outerHeight - innerHeight]);
  await driver.manage().window().setRect({ width: width + wide, height: height + high });
  await holds(`the window is ${width} × ${height}`, (width, height) => innerWidth === width && innerHeight === height, width, height);
  // Scripts get the event before the next frame.
  await driver.executeScript(() => new Promise(requestAnimationFrame));
}

/** The page is never wider than its window, and a large table fits into it; long answers scroll separately. */
async function fits() {
  const wide = await driver.executeScript(() => document.scrollingElement.scrollWidth - innerWidth);
  must(wide <= 0, `the page is ${wide} pixels wider than the window`);
  const out = await driver.executeScript(outside, ".offer");
  must(out.length === 0, `outside of the window: ${out}`);
}

/** A narrow page may be high, but not wide. */
async function fitsNarrow() {
  await resize(narrow);
  const wide = await driver.executeScript(() => document.scrollingElement.scrollWidth);
  must(wide <= narrow.width, `the page is ${wide} pixels wide in a window of ${narrow.width}`);
  await resize(desktop);
}

const byMouse = {
  motion: "fast",
  async start(game) {
    await click(`label:has(> [name=game][value=${game}])`);
    if (game === "seven") await click("label:has(> [name=seats][value='3'])");
    await click("form.fields button.primary");
  },
  async answer(turn) {
    if (await count("dialog[open]")) await click("dialog[open] button");
    if (await count("#hand label.choice")) {
      await click("#hand label.choice", (choices) => turn % choices);
      await fits();
      await click(".confirm");
    } else {
      const bright = "label.card:not(.dim)";
      await click((await count(bright)) ? bright : "label.card", (cards) => turn % cards);
      await fits();
      await click(".pick:checked + .card + .offer button[data-do]", (answers) => (turn % 3 === 2 ? answers - 1 : 0));
    }
  },
};

const byKeys = {
  motion: "off",
  async start(game) {
    await focused("button[autofocus]");
    if (game === "duel") {
      await lead(Key.TAB, ".starts [value=duel]", 4);
    } else {
      await lead(Key.TAB, "input[name=game]", 40);
      await lead(Key.ARROW_RIGHT, `[value=${game}]:checked`, 2);
    }
    if (game === "seven") {
      await lead(Key.TAB, "input[name=seats]", 2);
      await lead(Key.ARROW_LEFT, "[value='3']:checked", 4);
    }
    await press(Key.ENTER);
  },
  async answer(turn) {
    if (await count("dialog[open]")) {
      must(await isFocused("dialog *"), "the news do not have the focus");
      await press(Key.ENTER);
      await focused(".pick");
      must(!(await count("dialog[open]")), "Enter does not close the news");
    }
    const [at, goal, key] = await driver.executeScript((turn) => {
      const picks = [...document.querySelectorAll(".pick")];
      const bright = picks.filter((pick) => !pick.matches(":has(+ .dim)"));
      const goals = bright.length ? bright : picks;
      const goal = goals[turn % goals.length];
      return [picks.indexOf(document.activeElement), picks.indexOf(goal), goal.dataset.key];
    }, turn);
    must(at >= 0, `turn ${turn}: the focus is not on the question`);
    if (turn % 2 && key) {
      await press(key);
    } else {
      await press(" ");
      for (let step = 0; step < Math.abs(goal - at); step++) await press(goal > at ? Key.ARROW_RIGHT : Key.ARROW_LEFT);
    }
    const isChosen = (goal) => document.activeElement === document.querySelectorAll(".pick")[goal] && document.activeElement.checked;
    await holds(`turn ${turn}: a key does not choose`, isChosen, goal);
    if (!(await count("#hand label.choice"))) {
      const kind = ["build", "sell", "wonder", "discard"][turn % 4];
      await press((await count(`.pick:checked + .card + .offer button[data-do=${kind}]`)) ? kind[0] : Key.ENTER);
      await focused("button[data-do]");
    }
    await press(Key.ENTER);
  },
};

/** Plays a game to its end, as a new visitor. */
async function play(game, hand) {
  await driver.manage().deleteAllCookies();
  await driver.get(base);
  await driver.executeScript((motion) => localStorage.setItem("antipater-settings", JSON.stringify({ motion })), hand.motion);
  await hand.start(game);
  await shows("#table");
  await driver.executeScript(() => {
    window.complaints = [];
    addEventListener("error", ({ message }) => window.complaints.push(message));
    addEventListener("unhandledrejection", ({ reason }) => window.complaints.push(String(reason)));
  });
  let now = await asked(null);
  for (let turn = 0; now !== "over"; turn++) {
    must(turn < 90, "the game does not end");
    await fits();
    if (turn % 8 === 3) await fitsNarrow();
    await hand.answer(turn);
    now = await asked(now);
  }
  await fitsNarrow();
  const complaints = await driver.executeScript(() => window.complaints);
  must(complaints.length === 0, complaints.join("; "));
  const rows = await driver.executeScript(numbers, await driver.findElement(By.css(".sheet .pad")));
  const { victory, record } = await driver.executeScript(result);
  return { game: victory && "duel", rows, victory, record };
}

const GAMES = {
  "seven": ["seven", byMouse],
  "seven-by-keys": ["seven", byKeys],
  "duel": ["duel", byMouse],
  "duel-by-keys": ["duel", byKeys],
  "free-city": ["free-city", byMouse],
  "free-city-by-keys": ["free-city", byKeys],
};
try {
  await resize(desktop);
  for (const name of chosen.length ? chosen : Object.keys(GAMES)) console.log(JSON.stringify(await play(...GAMES[name])));
} finally {
  await driver.quit();
}
