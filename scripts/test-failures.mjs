// What failed, with the beginning of each error: the end of a long output is all that is left of many a run.
import { stripVTControlCharacters } from 'node:util';

/** All failures together take about so many lines, with as much of each error as there is room for. */
const ROOM = 50;
const MOST_FAILURES = 15;
const MOST_LINES = 20;
const LAST_LINES = 12;
const MOST_LETTERS = 220;

/** @param report of `jest --json` */
export function failuresOfJest({ testResults }) {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = name.replace(`${process.cwd()}/`, '');
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // a suite that could not run has no tests that failed
    if (assertionResults.length === 0 && message) return [{ name: file, error: message }];
    return failed.map(({ fullName, failureMessages: [error] }) => ({ name: `${file} › ${fullName}`, error }));
  });
}

/** @param report of Playwright's `json` reporter */
export function failuresOfPlaywright({ suites, errors }) {
  const outside = errors.map(({ message }) => ({ name: 'outside of the tests', error: message }));
  return [...browserTests(suites, 'unexpected'), ...outside];
}

/** Tests that passed only when they were tried again. @param report of Playwright's `json` reporter */
export function unsteadyOfPlaywright({ suites }) {
  return browserTests(suites, 'flaky');
}

/** Of a check without a report, or one that broke off before it was written: what it has marked, and its last lines. */
export function failureOfOutput(output) {
  const lines = linesOf(output);
  const marked = lines.filter((line) => line.trimStart().startsWith('✗'));
  return { name: 'what it said last', error: [...marked, ...lines.slice(-LAST_LINES)].join('\n') };
}

/** @param failures each with the check that it is of */
export function tellFailures(failures) {
  const told = failures.slice(0, MOST_FAILURES);
  const room = Math.min(MOST_LINES, Math.max(2, Math.floor(ROOM / told.length) - 2));
  const texts = told.map(({ check, name, error = '' }) =>
    [`✗ ${check}: ${name}`, ...linesOf(error).slice(0, room)].join('\n    '),
  );
  const more = failures.length - told.length;
  return [...texts, ...(more > 0 ? [`✗ and ${more} more`] : [])].join('\n\n');
}

function browserTests(suites, wanted) {
  return suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => ({
        name: `${file}:${line} › ${title}`,
        error: results.flatMap((result) => result.errors)[0]?.message,
      })),
  );
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

function linesOf(text) {
  return stripVTControlCharacters(text)
    .split(/[\r\n]+/)
    .map((line) => line.trimEnd().slice(0, MOST_LETTERS))
    .filter((line) => line !== '');
}
