import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// Starts PostgreSQL and four languages for real.
jest.setTimeout(120_000);

const REPOSITORY = resolve(__dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'proximity-own-vectors-'));
let launcher: ChildProcess | undefined;

afterAll(async () => {
  if (launcher?.exitCode === null) {
    const ended = new Promise((done) => launcher?.once('exit', done));
    launcher.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** `npm run vectors -- …`, as it is typed in the test's folder. */
function vectors(...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const npm = ['run', '--silent', '--prefix', REPOSITORY, 'vectors', '--', ...args];
  return spawnSync('npm', npm, { cwd: folder, encoding: 'utf8' });
}

/** Made-up words that lean one way, as real ones do: sines that never meet again. */
function gloveFile(words: number): string {
  return Array.from({ length: words }, (_, i) => {
    const word = [i / 676, i / 26, i]
      .map((part) => String.fromCharCode(97 + (Math.floor(part) % 26)))
      .join('');
    const values = [2, 3, 5, 7, 11, 13, 17, 19].map((prime) => 1.5 + Math.sin((i + 1) * Math.sqrt(prime)));
    return `${word}mot ${values.map((value) => value.toFixed(6)).join(' ')}\n`;
  }).join('');
}

async function launch(environment: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [join(REPOSITORY, 'services', 'local', 'dist', 'main.js')], {
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'var'), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  launcher = child;
  let output = '';
  await new Promise<void>((done) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('Ctrl-C stops everything')) done();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => done());
  });
  const [url] = /http:\/\/\S+/.exec(output) ?? [];
  if (url === undefined) throw new Error(output);
  return url;
}

test('when a language is added by one command and one setting then its game can be played to the end', async () => {
  writeFileSync(join(folder, 'glove.txt'), gloveFile(1500));
  const imported = vectors(
    'import',
    '--lang',
    'xx',
    '--format',
    'glove',
    '--input',
    'glove.txt',
    '--output',
    'set',
  );
  expect([imported.status, imported.stdout]).toEqual([
    0,
    expect.stringContaining('1,500 words of 8 dimensions'),
  ]);
  const url = await launch({ VECTORS_XX: join(folder, 'set') });
  const get = async (path: string): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${url}${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };

  const { secretWord: seal } = await get('/proximity/game/1?lang=xx');
  expect(seal).toEqual(expect.stringMatching(/^~/));
  let best = 0;
  for (let hints = 0; hints < 12 && best < 999; hints++) {
    const { hintWord } = await get(`/semantle/hint/proximity/${String(seal)}/${best}?lang=xx`);
    const guess = await get(`/similarity/xx/${String(seal)}/${String(hintWord)}`);
    expect(guess['percentile']).toBeGreaterThan(best);
    best = Number(guess['percentile']);
  }
  expect(best).toBe(999);
  const givenUp = await fetch(`${url}/proximity/game/1/give-up?lang=xx`, {
    method: 'POST',
    headers: { origin: url },
  });
  const { secretWord } = (await givenUp.json()) as { secretWord: string };
  expect(await get(`/similarity/xx/${String(seal)}/${secretWord}`)).toMatchObject({ rank: 1, correct: true });
  expect(((await get(`/semantle/top1000/xx/${secretWord}`))['data'] as unknown[]).length).toBe(1000);
  expect((await fetch(`${url}/proximity/game/1?lang=yy`)).status).toBe(400);
});

test('when the command line is wrong, the input is refused or all is well then the exit code says so', () => {
  expect(vectors('convert')).toMatchObject({ status: 2, stdout: '' });
  expect(vectors('check', 'nowhere')).toEqual(
    expect.objectContaining({
      status: 1,
      stdout: '',
      stderr: `There are no word vectors in ${join(folder, 'nowhere')}.\n`,
    }),
  );
  expect(vectors('--help')).toMatchObject({
    status: 0,
    stderr: '',
    stdout: expect.stringContaining('npm run vectors') as string,
  });
});
