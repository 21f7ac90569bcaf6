import { AppError } from '../app-error';
import { createLogger } from '../logger';
import { createRegistry } from '../metrics';
import type { DeadLetter } from './dead-letters';
import { createDelivery, PATIENCE } from './delivery';
import { domainEvent, type DomainEvent } from './domain-event';
import { createEventMetrics } from './event-metrics';
import { eventMessage, type EventMessage } from './event-message';

function deliveryWith(handle: (ids: string[]) => Promise<void> | void, tryMs = PATIENCE.tryMs) {
  const letters: DeadLetter[] = [];
  const calls: string[][] = [];
  const delivery = createDelivery({
    group: 'stats',
    handle: async (events) => {
      const users = events.map(({ payload }) => payload.userId);
      calls.push(users);
      await handle(users);
    },
    deadLetters: { add: (letter) => Promise.resolve(void letters.push(letter)) },
    logger: createLogger({ service: 'test', level: 'silent' }),
    metrics: createEventMetrics(createRegistry()),
    patience: { ...PATIENCE, tryMs },
  });
  return { delivery, letters, calls };
}

const messages = (...users: string[]): EventMessage[] =>
  users.map((userId, index) => eventMessage(event(userId, index)));

function event(userId: string, index: number): DomainEvent {
  const eventId = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  return domainEvent('account-deleted', { userId }, { eventId, occurredAt: new Date(0) });
}

describe('delivery', () => {
  it('when all goes well, then up to two hundred messages are handled together', async () => {
    const { delivery, calls } = deliveryWith(() => undefined);
    const many = messages(...Array.from({ length: 250 }, (_, index) => `u${index}`));
    expect(await delivery.deliver(many)).toEqual({ done: 200 });
    expect(await delivery.deliver(many.slice(200))).toEqual({ done: 50 });
    expect(calls.map(({ length }) => length)).toEqual([200, 50]);
  });

  it('when there is nothing, then nobody is called', async () => {
    const { delivery, calls } = deliveryWith(() => undefined);
    expect(await delivery.deliver([])).toEqual({ done: 0 });
    expect(calls).toEqual([]);
  });

  it('when a batch fails, then its messages are tried one by one, with growing waits for the one that fails', async () => {
    const { delivery, letters, calls } = deliveryWith((users) => {
      if (users.includes('bad')) throw new Error('a bug');
    });
    let rest = messages('a', 'bad', 'b');
    const waits: (number | undefined)[] = [];
    while (rest.length > 0) {
      const { done, againInMs } = await delivery.deliver(rest);
      rest = rest.slice(done);
      waits.push(againInMs);
    }
    expect(calls).toEqual([['a', 'bad', 'b'], ['a'], ['bad'], ['bad'], ['bad'], ['bad'], ['bad'], ['b']]);
    expect(waits).toEqual([undefined, undefined, 200, 400, 800, 1600, undefined, undefined]);
    expect(letters).toMatchObject([
      { group: 'stats', topic: 'accounts', key: 'bad', cause: 'Error: a bug', tries: 5 },
    ]);
  });

  it('when a message holds up the others for as long as it can, then that is less than 30 seconds', () => {
    const { tries, tryMs, firstWaitMs } = PATIENCE;
    const waits = firstWaitMs * (2 ** (tries - 1) - 1);
    expect(waits).toBe(200 + 400 + 800 + 1600);
    // Once together with others, and then alone.
    expect((1 + tries) * tryMs + waits).toBeLessThan(30_000);
  });

  it('when the handler says unavailable, then it comes again without end, and nothing is counted', async () => {
    const { delivery, letters } = deliveryWith(() => {
      throw new AppError('unavailable', 'The database is away.');
    });
    for (let attempt = 0; attempt < 20; attempt++)
      expect(await delivery.deliver(messages('a', 'b'))).toEqual({ done: 0, againInMs: 500 });
    expect(letters).toEqual([]);
  });

  it('when a message cannot be read, then those before it are handled first, and it is put aside at once', async () => {
    const { delivery, letters, calls } = deliveryWith(() => undefined);
    const [a, broken, b] = messages('a', 'x', 'b') as [EventMessage, EventMessage, EventMessage];
    const all = [a, { ...broken, value: '{"schemaVersion":1}' }, b];
    expect(await delivery.deliver(all)).toEqual({ done: 1 });
    expect(await delivery.deliver(all.slice(1))).toEqual({ done: 1 });
    expect(await delivery.deliver(all.slice(2))).toEqual({ done: 1 });
    expect(calls).toEqual([['a'], ['b']]);
    expect(letters).toMatchObject([{ key: 'x', tries: 1, value: '{"schemaVersion":1}' }]);
  });

  it('when a message is of a later version, then it is tried like any that fails: its reader may be about to start', async () => {
    const { delivery, letters, calls } = deliveryWith(() => undefined);
    const [a, later, b] = messages('a', 'x', 'b') as [EventMessage, EventMessage, EventMessage];
    let rest = [a, { ...later, value: '{"schemaVersion":2}' }, b];
    const waits: (number | undefined)[] = [];
    while (rest.length > 0) {
      const { done, againInMs } = await delivery.deliver(rest);
      rest = rest.slice(done);
      waits.push(againInMs);
    }
    expect(calls).toEqual([['a'], ['b']]);
    expect(waits).toEqual([undefined, 200, 400, 800, 1600, undefined, undefined]);
    expect(letters).toMatchObject([{ key: 'x', tries: 5 }]);
  });

  it('when the handler never ends, then the try counts as failed', async () => {
    const { delivery } = deliveryWith(() => new Promise(() => undefined), 10);
    expect(await delivery.deliver(messages('a'))).toEqual({ done: 0, againInMs: 200 });
  });

  it('when a dead letter cannot be kept, then the message is not over', async () => {
    const delivery = createDelivery({
      group: 'stats',
      handle: () => Promise.resolve(),
      deadLetters: { add: () => Promise.reject(new Error('no broker')) },
      logger: createLogger({ service: 'test', level: 'silent' }),
      metrics: createEventMetrics(createRegistry()),
      patience: PATIENCE,
    });
    const [message] = messages('a') as [EventMessage];
    expect(await delivery.deliver([{ ...message, value: 'no JSON' }])).toEqual({ done: 0, againInMs: 500 });
  });
});
