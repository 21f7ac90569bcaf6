import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..', '..');

/** The product that runs at PROXIMITY_URL, or else one that is started for this. */
export async function openProduct() {
  const url = process.env['PROXIMITY_URL'];
  return url ? { url, stop() {} } : startProduct();
}

/** The product in an empty data folder, as `make run` starts it. */
async function startProduct() {
  const directory = mkdtempSync(join(tmpdir(), 'proximity-screens-'));
  const launcher = spawn(process.execPath, [join(root, 'services', 'local', 'dist', 'main.js')], {
    // players sign in anew for each picture
    env: { ...process.env, PORT: '0', DATA_DIR: directory, RATE_LIMIT_FACTOR: '1000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((done, reject) => {
    let output = '';
    launcher.stdout.on('data', (chunk) => {
      output += chunk;
      if (output.includes('Proximity is open')) done();
    });
    launcher.once('exit', () => reject(new Error(`The product did not start:\n${output}`)));
  });
  const { url } = JSON.parse(readFileSync(join(directory, 'running.json'), 'utf8'));
  return {
    url,
    async stop() {
      const ended = new Promise((done) => launcher.once('exit', done));
      launcher.kill('SIGTERM');
      await ended;
      rmSync(directory, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
