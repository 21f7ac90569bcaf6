import { clockText } from './clock-text';

test.each([
  [0, '00:00:00'],
  [-5000, '00:00:00'],
  [1, '00:00:01'],
  [59_000, '00:00:59'],
  [3_600_000, '01:00:00'],
  [33_724_000, '09:22:04'],
  [90_000_000, '25:00:00'],
])('when %i ms are left, then the clock says %s', (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
