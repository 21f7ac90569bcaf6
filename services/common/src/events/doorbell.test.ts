import { createDoorbell } from './doorbell';

const FOREVER_MS = 2 ** 30;

describe('a doorbell', () => {
  it('when it rang before, then nobody waits', async () => {
    const bell = createDoorbell();
    bell.ring();
    await bell.wait(FOREVER_MS);
  });

  it('when it rings, then the wait ends, and the next wait needs a ring of its own', async () => {
    const bell = createDoorbell();
    const waiting = bell.wait(FOREVER_MS);
    bell.ring();
    await waiting;
    let over = false;
    const next = bell.wait(FOREVER_MS).then(() => (over = true));
    await Promise.resolve();
    expect(over).toBe(false);
    bell.ring();
    await next;
  });

  it('when it never rings, then the wait ends with its time', async () => {
    await createDoorbell().wait(1);
  });
});
