// `make test`: every check, one after the other, but the first beside the next four: it leaves a core idle.
// It goes on after a failure, so that one run shows them all. What failed is named once more at the end, with the
// beginning of its error. A browser test that failed gets a second try; one that passes then stops nobody, but is named as
// unsteady, with what it said: a defect to mend. The last line counts the tests of all suites: a check without tests of
// its own counts as one.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers';
import {
  failureOfOutput,
  failuresOfJest,
  failuresOfPlaywright,
  tellFailures,
  unsteadyOfPlaywright,
} from './test-failures.mjs';

const reports = mkdtempSync(join(tmpdir(), 'proximity-reports-'));
const KEPT_OUTPUT = 200_000;
/** What a check has started may hold its output open after it has ended. */
const LATE_OUTPUT_MS = 2000;
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
    failures: () => failuresOfJest(readReport(report)),
  };
};

const endToEnd = () => {
  const report = join(reports, 'e2e.json');
  return {
    name: 'end-to-end',
    command: ['npx', 'playwright', 'test', '-c', 'tests/e2e', '--reporter=line,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, SECOND_TRY: '1' },
    count: () => {
      const { expected, unexpected, flaky } = readReport(report).stats;
      return { passed: expected + flaky, failed: unexpected };
    },
    failures: () => failuresOfPlaywright(readReport(report)),
    unsteady: () => unsteadyOfPlaywright(readReport(report)),
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

/** A short cycle: broker, database and `play` are killed under load. `make test-faults` kills all. */
const faults = () => {
  const report = join(reports, 'faults.json');
  return {
    name: 'faults',
    command: ['npx', 'tsx', 'tests/faults/main.ts'],
    environment: { FAULTS: 'short', FAULTS_REPORT: report },
    count: () => readReport(report),
  };
};

const lint = { name: 'lint', command: ['npm', 'run', '--silent', 'lint'], showsLater: true };
const besideLint = [
  { name: 'types', command: ['npx', 'tsc', '-p', 'tsconfig.tests.json'] },
  { name: 'bundle size', command: ['node', 'scripts/check-bundle-size.mjs'] },
  jest('unit'),
  jest('frontend'),
];
const steps = [jest('integration'), jest('events'), hostile(), faults(), endToEnd()];

const results = (await Promise.all([runAll([lint]), runAll(besideLint)])).flat();
results.push(...(await runAll(steps)));

const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
process.stdout.write('\n');
for (const { name, passed, failed, seconds } of results) {
  process.stdout.write(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
}
tell('Unsteady, passed at the second try:', 'unsteady');
tell('Failed:', 'failures');
process.stdout.write(`\n${total('passed')} passed, ${total('failed')} failed\n`);
rmSync(reports, { recursive: true, force: true });
process.exitCode = total('failed') === 0 ? 0 : 1;

function tell(heading, key) {
  const told = results.flatMap((result) => result[key].map((each) => ({ check: result.name, ...each })));
  if (told.length > 0) process.stdout.write(`\n${heading}\n${tellFailures(told)}\n`);
}

async function runAll(checks) {
  const done = [];
  for (const check of checks) done.push(await run(check));
  return done;
}

/** @param check with `showsLater`: its output comes as a whole when it has ended, not between the lines of others */
async function run({ name, command, count, failures, unsteady, environment: own = {}, showsLater = false }) {
  const heading = `\n── ${name} ${'─'.repeat(Math.max(2, 70 - name.length))}\n`;
  if (!showsLater) process.stdout.write(heading);
  const started = performance.now();
  const { code, output } = await outcomeOf(command, { ...environment, ...own }, showsLater);
  if (showsLater) process.stdout.write(heading + output);
  const seconds = Math.round((performance.now() - started) / 1000);
  const counted = counts(count, code);
  const failed = Math.max(counted.failed, code === 0 ? 0 : 1);
  return {
    name,
    seconds,
    ...counted,
    failed,
    failures: failed > 0 ? failuresOf(failures, output) : [],
    unsteady: listed(unsteady),
  };
}

/** What the report names; of a check without a report, or one that broke off before it was written, the last it said. */
function failuresOf(failures, output) {
  const named = listed(failures);
  return named.length > 0 ? named : [failureOfOutput(output)];
}

function listed(list) {
  try {
    return list?.() ?? [];
  } catch {
    // there is no report
    return [];
  }
}

function counts(count, code) {
  if (!count) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  try {
    return count();
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** Passes the output on unless it is to be shown later, and keeps its end. */
function outcomeOf([file, ...args], env, showsLater) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.on('data', (chunk) => {
        if (!showsLater) to.write(chunk);
        output = (output + chunk).slice(-KEPT_OUTPUT);
      });
    }
    child.once('error', ({ message }) => resolve({ code: 1, output: message }));
    const end = (code) => {
      // what a child leaves running holds on to its output, and must not hold on to this run
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code: code ?? 1, output });
    };
    child.once('close', end);
    child.once('exit', (code) => later(() => end(code), LATE_OUTPUT_MS).unref());
  });
}

function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
