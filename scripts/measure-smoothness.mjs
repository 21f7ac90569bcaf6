// `make smoothness`: measures in a real browser how long the page keeps its main thread busy at a stretch, while guesses
// are added to a game of 500 (sorted by proximity, map drawn), and while the archive is scrolled through. Fails where a
// task takes more than 50 ms of processor time, so that the figure holds on a busy machine too.
/* global document, requestAnimationFrame, window */
import { launchBrowser } from './screens/launch-browser.mjs';
import { openProduct } from './screens/start-product.mjs';
import { knownWords, playedGame, storeGame } from './smoothness/long-game.mjs';
import { longestTask, traceMainThread } from './smoothness/main-thread.mjs';

const GUESSES = 500;
const MEASURED = 20;
const MOST_MS = 50;

const product = await openProduct();
const browser = await launchBrowser();
try {
  const page = await browser.newPage({ baseURL: product.url, viewport: { width: 1280, height: 900 } });
  const words = await knownWords(product.url);
  await openLongGame(page, words.slice(0, GUESSES));
  await measure(`${MEASURED} guesses on top of ${GUESSES}`, () =>
    addGuesses(page, words.slice(GUESSES, GUESSES + MEASURED)),
  );
  await page.goto('/archive');
  await page.getByRole('link', { name: /^Game #900\b/ }).waitFor();
  await measure('the archive, scrolled from end to end', () => page.evaluate(scrollThrough));
} finally {
  await browser.close();
  await product.stop();
}

async function openLongGame(page, words) {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Your guess' }).waitFor();
  const game = await playedGame(product.url, words);
  await page.evaluate(storeGame, game);
  await page.reload();
  await page.getByText(`Guesses ${game.rows.length}`, { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function addGuesses(page, words) {
  await page.focus('#guess');
  for (const word of words) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    // asking the page whether it is done would be work in it: a guess takes 550 ms and its answer
    await page.waitForTimeout(1200);
  }
}

async function measure(what, action) {
  const tasks = await traceMainThread(browser, action);
  const { cpu } = longestTask(tasks);
  const wall = Math.max(...tasks.map((task) => task.wall));
  process.stdout.write(
    `${what}: longest task ${cpu.toFixed(1)} ms of processor time (most ${MOST_MS}), ` +
      `${wall.toFixed(1)} ms by the clock, ${tasks.length} tasks\n`,
  );
  if (tasks.length === 0 || cpu > MOST_MS) process.exitCode = 1;
}

/** Runs in the page. */
function scrollThrough() {
  return new Promise((done) => {
    requestAnimationFrame(function step() {
      window.scrollBy(0, 300);
      if (window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1) done();
      else requestAnimationFrame(step);
    });
  });
}
