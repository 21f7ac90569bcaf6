import { sharedRows } from './shared-rows';

test('when three words share a row then they keep it, when four do then none of them has one of its own', () => {
  expect([...sharedRows(Float64Array.of(5, 7, 7, 1, 7, 5, 7, 5))]).toEqual([1, 2, 4, 6]);
  expect(sharedRows(Float64Array.of(5, 5, 5)).size).toBe(0);
});
