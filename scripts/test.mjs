// `make test`: every check, one after the other; goes on after a failure, so that one run shows them all.
// The last line counts the tests of all suites: a check without tests of its own counts as one.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const reports = mkdtempSync(join(tmpdir(), 'proximity-reports-'));
const environment = { ...process.env, TZ: 'UTC', OMP_NUM_THREADS: '1' };

/** Tests that Jest ran, read from its report; a suite that could not run counts as one failure. */
const jest = (project) => {
  const report = join(reports, `${project}.json`);
  return {
    name: project,
    command: ['npx', 'jest', '--selectProjects', project, '--json', `--outputFile=${report}`],
    count: () => {
      const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = readReport(report);
      return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
    },
  };
};

const endToEnd = () => {
  const report = join(reports, 'e2e.json');
  return {
    name: 'end-to-end',
    command: ['npx', 'playwright', 'test', '-c', 'tests/e2e', '--reporter=line,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    count: () => {
      const { expected, unexpected, flaky } = readReport(report).stats;
      return { passed: expected, failed: unexpected + flaky };
    },
  };
};

/** Its checks are counted as tests; how many cases they sent is in its output. */
const hostile = () => {
  const report = join(reports, 'hostile.json');
  return {
    name: 'hostile input',
    command: ['npx', 'tsx', 'tests/hostile/main.ts'],
    environment: { HOSTILE_REPORT: report },
    count: () => readReport(report),
  };
};

const steps = [
  { name: 'lint', command: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', command: ['npx', 'tsc', '-p', 'tsconfig.tests.json'] },
  { name: 'bundle size', command: ['node', 'scripts/check-bundle-size.mjs'] },
  jest('unit'),
  jest('frontend'),
  jest('integration'),
  jest('events'),
  hostile(),
  endToEnd(),
];

const results = [];
for (const step of steps) results.push(await run(step));
rmSync(reports, { recursive: true, force: true });

const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
process.stdout.write('\n');
for (const { name, passed, failed, seconds } of results) {
  process.stdout.write(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
}
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
process.exitCode = total('failed') === 0 ? 0 : 1;

async function run({ name, command, count, environment: own = {} }) {
  process.stdout.write(`\n── ${name} ${'─'.repeat(Math.max(2, 70 - name.length))}\n`);
  const started = performance.now();
  const code = await exitCode(command, { ...environment, ...own });
  const seconds = Math.round((performance.now() - started) / 1000);
  const counted = counts(count, code);
  return { name, seconds, ...counted, failed: Math.max(counted.failed, code === 0 ? 0 : 1) };
}

function counts(count, code) {
  if (!count) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  try {
    return count();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function exitCode([file, ...args], env) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
