import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { scratchDirectory } from './scratch-directory';
import { madeUpRows, vectorFile } from './vector-file';
import { tool } from './vectors-tool';

const MAIN = join(__dirname, '../src/vectors-tool/main.ts');
const INTERRUPTED = 'Interrupted: nothing was written.\n';
const root = scratchDirectory();
const input = vectorFile('glove', madeUpRows(1200, 8));

/** A folder with an input, and the command that imports it into a folder that is not there yet, nor its parent. */
function bench(): { folder: string; args: string[] } {
  const folder = mkdtempSync(join(root, 'own-'));
  writeFileSync(join(folder, 'input'), input);
  const args = ['import', '--lang', 'xx', '--format', 'glove', '--input', 'input', '--output', 'new/set'];
  return { folder, args };
}

const STAGES = [
  'Reading the file',
  'Finding the main directions',
  'Turning and rounding',
  'Ranking around the secrets',
];

test.each(STAGES)('when the import is interrupted in "%s" then nothing is left behind', async (stage) => {
  const { folder, args } = bench();
  const interruption = new AbortController();
  let steps = 0;
  let time = 0;
  const { code, problems } = await tool(args, {
    folder,
    signal: interruption.signal,
    // So slow that every step is shown.
    now: () => (time += 60_000),
    watch(line) {
      if (!line.startsWith(`${stage}: `) || !line.includes('%')) return;
      steps++;
      interruption.abort(new Error('SIGINT'));
    },
  });
  expect([code, steps]).toEqual([1, 1]);
  expect(problems).toContain(INTERRUPTED);
  expect(readdirSync(folder)).toEqual(['input']);
});

/** Sends the signal to the program from inside, right when the last stage begins. */
const SIGNALLING = `data:text/javascript,
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = (line) => {
    if (line.startsWith('Turning and rounding: ')) process.kill(process.pid, process.env.SIGNAL);
    return write(line);
  };`;

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  'when the program is told by %s to end then it tidies up first',
  async (signal) => {
    const { folder, args } = bench();
    const program = spawn(process.execPath, ['--import', 'tsx', '--import', SIGNALLING, MAIN, ...args], {
      env: { ...process.env, SIGNAL: signal, INIT_CWD: folder },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [problems, [code]] = await Promise.all([
      text(program.stderr),
      once(program, 'exit') as Promise<[number | null]>,
    ]);
    expect(problems).toContain(INTERRUPTED);
    expect(code).toBe(1);
    expect(readdirSync(folder)).toEqual(['input']);
  },
);
