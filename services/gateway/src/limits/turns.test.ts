import { createTurns, type Turn } from './turns';

const PATIENCE_MS = 2_000;
const turns = () => createTurns({ atOnce: 2, patienceMs: PATIENCE_MS });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whether its turn has come by now. */
async function hasCome({ comes }: Turn): Promise<boolean> {
  return Promise.race([comes, Promise.resolve(false)]);
}

test('when two are under way then a third waits until one of them has ended, and another key does not', async () => {
  const line = turns();
  const [first, , third] = [line.ask('one'), line.ask('one'), line.ask('one')];
  expect(await hasCome(third)).toBe(false);
  expect(await hasCome(line.ask('another'))).toBe(true);
  first.end();
  expect(await third.comes).toBe(true);
});

test('when one ends twice then it has ended once', async () => {
  const line = turns();
  const [first] = [line.ask('one'), line.ask('one')];
  const [third, fourth] = [line.ask('one'), line.ask('one')];
  first.end();
  first.end();
  expect([await hasCome(third), await hasCome(fourth)]).toEqual([true, false]);
});

test('when one ends while it waits then its turn never comes, and goes to the next', async () => {
  const line = turns();
  const [first] = [line.ask('one'), line.ask('one')];
  const [third, fourth] = [line.ask('one'), line.ask('one')];
  third.end();
  expect(await third.comes).toBe(false);
  first.end();
  expect(await fourth.comes).toBe(true);
});

test('when a turn does not come in time then it is refused, and the line is as it was', async () => {
  const line = turns();
  const [first] = [line.ask('one'), line.ask('one')];
  const third = line.ask('one');
  const refused = expect(third.comes).rejects.toMatchObject({
    code: 'too_many_requests',
    details: { retryAfterSeconds: 1 },
  });
  jest.advanceTimersByTime(PATIENCE_MS);
  await refused;
  third.end();
  first.end();
  expect(await line.ask('one').comes).toBe(true);
  expect(await hasCome(line.ask('one'))).toBe(false);
});

test('when all have ended then nothing is kept of them', () => {
  const line = turns();
  for (const turn of [line.ask('one'), line.ask('one'), line.ask('one')]) turn.end();
  expect(line.keys).toBe(0);
});
