import { createKnownPeople } from './known-people';
import type { Person } from './people';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

function world() {
  let now = Date.UTC(2026, 10, 20);
  let away = false;
  const names = new Map<string, Person>([['ada', { name: 'Ada', photoUrl: 'https://photos.example/a' }]]);
  const asked: string[][] = [];
  const told: unknown[] = [];
  const people = createKnownPeople({
    fetch: (ids) => {
      asked.push([...ids]);
      if (away) return Promise.reject(new Error('accounts is away'));
      return Promise.resolve(new Map([...names].filter(([id]) => ids.includes(id))));
    },
    clock: { now: () => new Date(now) },
    onChange: (error) => told.push(error),
  });
  return {
    ...{ names, asked, told },
    nameOf: async (id: string) => (await people.find([id], 'r')).of(id).name,
    people,
    pass: (ms: number) => (now += ms),
    setAway: (value: boolean) => (away = value),
  };
}

describe('known people', () => {
  it('when somebody is asked for again within a minute, then nobody is asked', async () => {
    const { people, asked, pass } = world();
    expect((await people.find(['ada'], 'r')).of('ada')).toEqual({
      name: 'Ada',
      photoUrl: 'https://photos.example/a',
    });
    pass(59 * SECOND);
    await people.find(['ada', 'ada', 'bob'], 'r');
    pass(SECOND);
    await people.find(['ada', 'bob'], 'r');
    expect(asked).toEqual([['ada'], ['bob'], ['ada']]);
  });

  it('when a name changes, then the new one is shown a minute later', async () => {
    const { names, nameOf, pass } = world();
    await nameOf('ada');
    names.set('ada', { name: 'Augusta' });
    expect(await nameOf('ada')).toBe('Ada');
    pass(60 * SECOND);
    expect(await nameOf('ada')).toBe('Augusta');
  });

  it('when there is no such player, then it is a nameless one', async () => {
    const { nameOf } = world();
    expect(await nameOf('ghost')).toBe('Player');
  });

  it('when who knows is away, then older names go on for hours, and strangers are nameless', async () => {
    const { nameOf, pass, setAway } = world();
    await nameOf('ada');
    setAway(true);
    pass(5 * HOUR);
    expect([await nameOf('ada'), await nameOf('bob')]).toEqual(['Ada', 'Player']);
    pass(2 * HOUR);
    expect(await nameOf('ada')).toBe('Player');
  });

  it('when who knows is away, then only one call in five seconds waits for it, and it is said once', async () => {
    const { nameOf, asked, told, pass, setAway } = world();
    setAway(true);
    await nameOf('ada');
    await nameOf('ada');
    pass(5 * SECOND);
    await nameOf('ada');
    expect(asked).toHaveLength(2);
    expect(told).toEqual([expect.any(Error)]);
    setAway(false);
    pass(5 * SECOND);
    expect(await nameOf('ada')).toBe('Ada');
    expect(told).toEqual([expect.any(Error), undefined]);
  });

  it('when very many are known, then the memory is bounded, and the oldest are asked for again', async () => {
    const { people, asked } = world();
    await people.find(
      Array.from({ length: 20_001 }, (_, index) => `p${index}`),
      'r',
    );
    await people.find(['p1', 'p20000'], 'r');
    await people.find(['p0'], 'r');
    expect(asked.slice(1)).toEqual([['p0']]);
  });
});
