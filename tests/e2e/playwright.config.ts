import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';

const SHELL = '/usr/bin/chromium-headless-shell';
const chromium = {
  // the headless shell is the same browser without its windows, and does a third less
  executablePath: process.env['CHROMIUM'] ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium'),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** Plays the whole product, started as `make run` starts it, in a real browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './start-product.ts',
  fullyParallel: true,
  // pages wait more than they work: three keep two cores busy
  workers: 3,
  forbidOnly: true,
  // docs/decisions/011
  retries: process.env['SECOND_TRY'] ? 1 : 0,
  // bounds for what hangs, not measures of speed: a busy machine is slow
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['PROXIMITY_URL'],
    launchOptions: chromium,
    // a trace of every test costs a quarter of the time: TRACE=1 records those that fail
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    locale: 'en-US',
    // only what tests the offline page lets it keep itself
    serviceWorkers: 'block',
  },
});
