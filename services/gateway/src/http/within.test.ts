import { within } from './within';

test('when the value comes in time then it is the value', async () => {
  await expect(within(60_000, Promise.resolve('here'))).resolves.toBe('here');
});

test('when nothing comes in time then it is unavailable', async () => {
  await expect(within(1, new Promise(() => undefined))).rejects.toMatchObject({ code: 'unavailable' });
});

test('when it fails in time then with its own error', async () => {
  await expect(within(60_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
