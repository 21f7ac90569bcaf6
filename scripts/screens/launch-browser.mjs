import { chromium } from 'playwright-core';

/** Chromium as the tests have it too: without a sandbox, which root may not have, and without a graphics card. */
export function launchBrowser() {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
}
