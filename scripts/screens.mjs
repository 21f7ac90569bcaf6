// `make screens`: plays in a real browser and takes a picture of every screen and dialog, phone and desktop, light and
// dark, into docs/screens/, and the one of the README into docs/screenshot.png.
/* global Buffer, document, localStorage, requestAnimationFrame, sessionStorage */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launchBrowser } from './screens/launch-browser.mjs';
import { playedGames } from './screens/played-games.mjs';
import { meetAndPlay, signIn } from './screens/players.mjs';
import { screens } from './screens/screen-list.mjs';
import { openProduct } from './screens/start-product.mjs';

const root = resolve(import.meta.dirname, '..');
const folder = resolve(process.env['SCREENS_DIR'] ?? join(root, 'docs', 'screens'));
const MOST_BYTES = 4_000_000;
const MOST_SCREENSHOT_BYTES = 300_000;
const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
  narrow: { viewport: { width: 320, height: 640 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
const USUAL_DEVICES = ['phone', 'desktop'];

const product = await openProduct();
const browser = await launchBrowser();
try {
  mkdirSync(folder, { recursive: true });
  // ONLY=^share takes some pictures anew, and leaves the others
  if (!process.env['ONLY']) for (const file of readdirSync(folder)) rmSync(join(folder, file));
  const games = await playedGames(browser, product.url);
  await meetAndPlay(browser, product.url, games.secret);
  for (const screen of screens) await takeAll(screen, games);
  const bytes = readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  process.stdout.write(`${readdirSync(folder).length} pictures, ${(bytes / 1000).toFixed(0)} kB\n`);
  if (bytes > MOST_BYTES) process.exitCode = 1;
} finally {
  await browser.close();
  await product.stop();
}

async function takeAll(screen, games) {
  const only = process.env['ONLY'];
  if (only && !new RegExp(only).test(screen.name)) return;
  for (const device of screen.devices ?? USUAL_DEVICES) {
    for (const theme of screen.themes ?? ['light', 'dark']) {
      await take(screen, games, { device, look: DEVICES[device], theme });
    }
  }
}

async function take(screen, games, { device, look, theme }) {
  const context = await browser.newContext({
    ...look,
    baseURL: product.url,
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
  });
  const stored = { ...games.stored[screen.game ?? 'empty'], ...screen.stored, ...themeKeys(theme) };
  await context.addInitScript((entries) => {
    if (sessionStorage.getItem('filled')) return;
    sessionStorage.setItem('filled', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  try {
    if (screen.player) await signIn(page, screen.player);
    await page.goto(screen.path ?? '/');
    await page
      .getByRole('heading', { level: screen.level ?? 1 })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    await screen.prepare?.(page, { device, secret: games.secret });
    await page.evaluate(() => document.fonts.ready);
    await save(page, `${screen.name}-${device}-${theme}`, screen.whole === true);
    if (screen.name === 'game-playing' && device === 'desktop' && theme === 'light') await saveReadme(page);
  } finally {
    await context.close();
  }
}

/** WebP, which only the browser's own protocol can write. */
async function save(page, name, isWhole) {
  if (isWhole) await showWhole(page);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 74 });
  writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
  process.stdout.write(`  ${name}\n`);
}

/** Makes the window as high as the page, in which nothing is left out for being out of sight. */
async function showWhole(page) {
  await page.evaluate(() => {
    // by script: the page's policy lets no other style sheet in
    document.querySelector('main').style.minHeight = '0';
    for (const row of document.querySelectorAll('li')) row.style.contentVisibility = 'visible';
  });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width } = page.viewportSize();
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

async function saveReadme(page) {
  if (process.env['SCREENS_DIR']) return;
  const file = join(root, 'docs', 'screenshot.png');
  await page.screenshot({ path: file });
  if (statSync(file).size > MOST_SCREENSHOT_BYTES) process.exitCode = 1;
}

function themeKeys(theme) {
  return theme === 'contrast' ? { settings: JSON.stringify({ highContrast: true }) } : {};
}
