import { callLater } from './call-later';

test('when it is called before its script is there, then the calls follow in order, and later ones at once', async () => {
  const calls: number[] = [];
  const load = jest.fn(() => Promise.resolve((value: number) => void calls.push(value)));
  const later = callLater(load);
  later.call(1);
  later.call(2);
  expect(calls).toEqual([]);
  await Promise.resolve().then(() => undefined);
  await load.mock.results[0]?.value;
  await Promise.resolve();
  later.call(3);
  expect(calls).toEqual([1, 2, 3]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('when its script cannot be fetched at first, then the calls wait until it can', async () => {
  jest.useFakeTimers();
  const calls: string[] = [];
  const load = jest
    .fn<Promise<(text: string) => void>, []>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue((text) => void calls.push(text));
  callLater(load).call('kept');
  await jest.advanceTimersByTimeAsync(1999);
  expect(calls).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls).toEqual(['kept']);
  jest.useRealTimers();
});
