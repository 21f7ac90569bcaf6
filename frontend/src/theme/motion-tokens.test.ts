import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BAR_STEP_MS, BAR_STEPS } from '@proximity/rules/game-timing';

const sheet = (path: string) => readFileSync(resolve(__dirname, path), 'utf8');
const [usual = '', reduced = ''] = sheet('tokens.css').split('@media (prefers-reduced-motion: reduce)');
const milliseconds = (text: string, token: string) =>
  [...text.matchAll(new RegExp(`--${token}: (\\d+)ms;`, 'g'))].map(([, ms]) => Number(ms));

test('when a bar grows, then its animation takes the 100 steps of 5 ms, evenly, and none where movement is not wanted', () => {
  expect(BAR_STEPS * BAR_STEP_MS).toBe(500);
  expect(milliseconds(usual, 'bar')).toEqual([500]);
  expect(milliseconds(reduced, 'bar')).toEqual([0]);
  expect(sheet('../features/game/pinned-guess.module.css')).toMatch(/animation: \w+ var\(--bar\) linear/);
});
