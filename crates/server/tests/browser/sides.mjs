// The choice of board sides by two people with keys alone, while a third screen watches: `node sides.mjs ADDRESS
// CHROMIUM`. Prints the final boards.

import { choose, complaints, deal, invitation, launch, must, phone, settled, visit } from "./common.mjs";

const [base, executablePath] = process.argv.slice(2);

const focused = (page) => page.evaluate(() => document.activeElement?.id);
const states = (page) => page.locator("#seats .state").evaluateAll((all) => all.map((one) => one.className));
const laid = (page) => page.locator("#own .where small").innerText();

const browser = await launch(executablePath);
try {
  const host = await visit(browser, base);
  await choose(host, { game: "seven", edition: "second", seats: "4", people: "2", sides: "chosen" });
  await host.click("form.fields button.primary");
  await host.waitForSelector("#room-seats");
  await settled(host);
  const guest = await visit(browser, await invitation(host), phone);
  await guest.fill("#name", "Boris");
  await guest.press("#name", "Enter");
  await guest.waitForSelector("#room-seats");
  await deal(host);
  for (const page of [host, guest]) {
    await page.waitForSelector("#hand.sides");
    await settled(page);
  }

  const link = new URL(await host.inputValue("#watch-link"), base).href;
  const screen = await visit(browser, link.replace("/watch/", "/tv/"));
  must(!(await host.locator(".pick").count()), "nobody has a card yet");
  must((await host.locator(".side-card").count()) === 2, "both sides of the own board are there");
  must((await focused(host)) === "choose-1", "the first side has the focus");
  await host.keyboard.press("2");
  must((await focused(host)) === "choose-2", "a number leads to a side");
  await host.keyboard.press("Enter");
  await settled(host);
  must(await host.locator(".side-card.chosen #choose-2").count(), "the second side is chosen");
  must((await focused(host)) === "choose-2", "the focus stays where it was");
  await guest.waitForSelector("#seats .state.chosen", { state: "attached" });
  await screen.waitForSelector(".tv-city .state.chosen");
  for (const page of [guest, screen]) must(!(await page.locator(".side-card.chosen").count()), "nobody else sees which");

  await host.keyboard.press("u");
  await settled(host);
  must(!(await host.locator(".side-card.chosen").count()), "the choice is taken back");
  await guest.waitForSelector("#seats .state.chosen", { state: "detached" });
  await host.keyboard.press("1");
  await host.keyboard.press("Enter");
  await settled(host);
  must(await host.locator(".side-card.chosen #choose-1").count(), "the first side is chosen");
  must((await states(host)).length > 0, "the seats say what they do");
  await guest.locator("#choose-2").tap();
  for (const page of [host, guest]) await page.waitForSelector("#hand .pick", { state: "attached" });
  await screen.waitForSelector("#tv-middle .tv-flow");
  console.log(JSON.stringify({ host: await laid(host), guest: await laid(guest) }));
} finally {
  await browser.close();
}
must(complaints.length === 0, complaints.join("\n"));
