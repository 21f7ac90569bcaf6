// `make icons`: draws the PNG icons of the page from its mark, for when frontend/public/mark.svg changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from './screens/launch-browser.mjs';

const folder = join(import.meta.dirname, '..', 'frontend', 'public');
const mark = readFileSync(join(folder, 'mark.svg'), 'utf8').replace(/<style>.*<\/style>/, '');
/** `share` of the width that the mark takes: a maskable icon may lose everything outside of a circle of 80 %. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 0.78 },
  { name: 'icon-512', size: 512, share: 0.78 },
  { name: 'maskable-512', size: 512, share: 0.56 },
];

const browser = await launchBrowser();
for (const { name, size, share } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#FAF9F5">
       <div style="width:${share * 100}vw;display:grid">${mark}</div>`,
  );
  await page.screenshot({ path: join(folder, 'icons', `${name}.png`) });
  await page.close();
}
await browser.close();
