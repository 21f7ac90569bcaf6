import { defineConfig, devices } from '@playwright/test';

const chromium = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
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
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env['PROXIMITY_URL'],
    launchOptions: chromium,
    trace: 'retain-on-failure',
    locale: 'en-US',
    // only what tests the offline page lets it keep itself
    serviceWorkers: 'block',
  },
});
