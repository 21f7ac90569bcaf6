import { createInOneTab } from './in-one-tab';

type Locks = Pick<LockManager, 'request'>;

const done = () => Promise.resolve('done');

test('when the page has no https, and thereby no locks, then the action runs', async () => {
  await expect(createInOneTab(undefined)('game', done)).resolves.toBe('done');
});

test('when there are locks, then the action runs as soon as it has the one of its name', async () => {
  const request = jest.fn((_name: string, action: () => unknown) => Promise.resolve(action()));
  await expect(createInOneTab({ request } as unknown as Locks)('game', done)).resolves.toBe('done');
  expect(request).toHaveBeenCalledWith('game', expect.any(Function));
});

test('when the browser forbids its locks, then the action runs all the same', async () => {
  const request = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));
  await expect(createInOneTab({ request })('game', done)).resolves.toBe('done');
});

test('when the action itself fails, then that is told, and it runs once', async () => {
  const request = (_name: string, action: () => unknown) => Promise.resolve().then(action);
  const fail = jest.fn(() => Promise.reject(new Error('failed')));
  await expect(createInOneTab({ request } as unknown as Locks)('game', fail)).rejects.toThrow('failed');
  expect(fail).toHaveBeenCalledTimes(1);
});
