import { act, renderHook } from '@testing-library/react';
import { useCountUp } from './use-count-up';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset['media'];
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('when a number counts up with its bar, then it is there after 100 steps of 5 ms', () => {
  const { result } = renderHook(() => useCountUp(1000, true));
  expect(result.current).toBe(0);
  pass(250);
  // a frame is drawn every 16 ms
  expect(result.current).toBeGreaterThan(450);
  expect(result.current).toBeLessThanOrEqual(500);
  expect(result.current % 10).toBe(0);
  pass(270);
  expect(result.current).toBe(1000);
});

test('when movement is not wanted, then it is there at once', () => {
  document.documentElement.dataset['media'] = '(prefers-reduced-motion: reduce)';
  expect(renderHook(() => useCountUp(1000, true)).result.current).toBe(1000);
});

test('when it is not to run, then it is there at once', () => {
  expect(renderHook(() => useCountUp(1000, false)).result.current).toBe(1000);
});
