import type { DomainEvent } from '@proximity/common/events/domain-event';
import { guessCount } from '@proximity/rules/game-counts';
import { restoreStats } from '@proximity/rules/statistics-book';
import { countGame } from '@proximity/rules/statistics-of-game';
import fc from 'fast-check';
import { Device } from '../../test/device';
import { readAddress } from './game-address';
import { readGameData } from './read-game-data';
import { recordSave } from './record-save';
import type { SavedGame } from './saved-game';

const NOON = '2026-11-21T17:00:00Z';
const TODAY = 904;

/** Saves one after the other, seconds after noon, and what they tell. */
class Account {
  saved: SavedGame | undefined;
  events: DomainEvent[] = [];
  private ids = 0;

  constructor(
    private readonly gameCode = 'proximity',
    private readonly begin = NOON,
  ) {}

  save(device: Device, seconds = 0): this {
    const now = new Date(Date.parse(this.begin) + seconds * 1_000);
    const address = readAddress({ userId: 'u', gameCode: this.gameCode, gameNumber: TODAY }, now);
    const newId = (): string => `00000000-0000-4000-8000-${String((this.ids += 1)).padStart(12, '0')}`;
    const sent = readGameData(device.gameData(), address);
    const { saved, events } = recordSave(address, this.saved, sent, { now, newId });
    this.saved = saved;
    this.events.push(...events);
    return this;
  }

  get told(): string[] {
    return this.events.map(({ type }) => type);
  }
}

const device = Device.with(TODAY);

describe('recordSave', () => {
  test('when a game is played to its end then it is told once that it began, and once how it ended', () => {
    const account = new Account()
      .save(device.guess('river'))
      .save(device.guess('river', 'coast'), 30)
      .save(device.guess('river', 'coast').hint('tower').win('harbor'), 95);
    expect(account.events).toEqual([
      {
        schemaVersion: 1,
        type: 'game-started',
        eventId: expect.any(String) as string,
        occurredAt: '2026-11-21T17:00:00.000Z',
        payload: {
          userId: 'u',
          gameRef: account.saved?.ref,
          gameCode: 'proximity',
          gameNumber: TODAY,
          gameDate: '2026-11-21',
          playedOn: '2026-11-21',
          onItsDay: true,
          startedAt: '2026-11-21T17:00:00.000Z',
        },
      },
      {
        schemaVersion: 1,
        type: 'game-completed',
        eventId: expect.any(String) as string,
        occurredAt: '2026-11-21T17:01:35.000Z',
        payload: {
          userId: 'u',
          gameRef: account.saved?.ref,
          gameCode: 'proximity',
          gameNumber: TODAY,
          gameDate: '2026-11-21',
          playedOn: '2026-11-21',
          onItsDay: true,
          startedAt: '2026-11-21T17:00:00.000Z',
          completedAt: '2026-11-21T17:01:35.000Z',
          won: true,
          guessCount: 3,
          hintCount: 1,
          suspicious: false,
        },
      },
    ]);
  });

  test('when there are only hints then it is kept and nothing is told, until a guess or the end', () => {
    const account = new Account().save(device.hint('tower'));
    expect([account.saved?.startedAt, account.told]).toEqual([null, []]);
    account.save(device.hint('tower').guess('river'), 5);
    expect(account.told).toEqual(['game-started']);
  });

  test('when it is given up without a guess then it began and ended', () => {
    const account = new Account().save(device.giveUp('harbor'));
    expect(account.told).toEqual(['game-started', 'game-completed']);
    expect(account.events[1]?.payload).toMatchObject({ won: false, guessCount: 0, hintCount: 0 });
  });

  test('when rows come after the end then neither the counts nor what was told change', () => {
    const account = new Account().save(device.guess('river').win('harbor'), 60);
    const told = [...account.events];
    account.save(device.guess('coast', 'winter').giveUp('harbor'), 90);
    expect(account.events).toEqual(told);
    expect(account.saved?.game.status).toBe('won');
    expect(account.saved?.game.guesses.map(({ word }) => word)).toEqual([
      'river',
      'coast',
      'winter',
      'harbor',
    ]);
    expect(account.saved && guessCount(account.saved.game)).toBe(2);
  });

  test.each([
    ['begun before midnight, finished in the grace', '2026-11-22T04:50:00Z', 3 * 3_600, [true, true]],
    ['begun before midnight, finished after the grace', '2026-11-22T04:50:00Z', 4 * 3_600, [true, false]],
    ['first saved in the grace', '2026-11-22T06:00:00Z', 60, [true, true]],
    ['first saved after the grace', '2026-11-22T08:00:00Z', 60, [false, false]],
  ])('when a game is %s then it counts for its day accordingly', (_name, begin, seconds, onItsDay) => {
    const account = new Account('proximity', begin).save(device.guess('river'));
    account.save(device.guess('river').win('harbor'), seconds);
    expect(account.events.map(({ payload }) => 'onItsDay' in payload && payload.onItsDay)).toEqual(onItsDay);
  });

  test('when it is first saved in the grace, but was opened from the archive, then it never counts for its day', () => {
    const archived = Device.with(TODAY, 'proximity', 'archive');
    const account = new Account('proximity', '2026-11-22T06:00:00Z').save(archived.win('harbor'));
    expect(account.events).toMatchObject([
      { payload: { onItsDay: false } },
      { payload: { onItsDay: false } },
    ]);
  });

  test('when it is opened elsewhere from the archive then it stays the game that it was begun as', () => {
    const account = new Account().save(device.guess('river'));
    account.save(Device.with(TODAY, 'proximity', 'archive').guess('coast'), 60);
    expect(account.saved?.game.origin).toBe('main');
  });

  test('when hints were taken on the day and the first guess days later then the play is one of the archive', () => {
    const account = new Account().save(device.hint('tower')).save(device.guess('river'), 3 * 86_400);
    expect(account.events[0]?.payload).toMatchObject({ onItsDay: false, playedOn: '2026-11-24' });
  });

  test('when hints were taken on the day and the first guess comes in the grace then play and page agree on its day', () => {
    const begin = '2026-11-22T04:50:00Z';
    const inGrace = new Date('2026-11-22T06:00:00Z');
    for (const [origin, onItsDay] of [
      ['archive', false],
      ['main', true],
    ] as const) {
      const hinted = Device.with(TODAY, 'proximity', origin).hint('tower');
      const guessed = hinted.guess('river');
      const account = new Account('proximity', begin).save(hinted).save(guessed, 70 * 60);
      expect(account.events[0]?.payload).toMatchObject({ onItsDay });
      const empty = restoreStats(null);
      const page = countGame(countGame(empty, hinted.game, new Date(begin)), guessed.game, inGrace);
      expect(page.stats.lastPlay).toBe(onItsDay ? '2026-11-21' : null);
      account.save(guessed.win('harbor'), 80 * 60);
      expect(account.events[1]?.payload).toMatchObject({ onItsDay });
    }
  });

  test("when it is yesterday's game then it never counts for a day", () => {
    const yesterday = Device.with(TODAY, 'proximity_yesterday');
    const account = new Account('proximity_yesterday', '2026-11-22T05:10:00Z').save(yesterday.win('harbor'));
    expect(account.events[1]?.payload).toMatchObject({ onItsDay: false, playedOn: '2026-11-22' });
  });

  test.each([
    ['three guesses in two seconds', 3, 2, false],
    ['three guesses in less', 3, 1.9, true],
    ['the word at once', 1, 0, false],
    ['thirty guesses in one save', 30, 0, true],
  ])('when it took %s then it is marked accordingly', (_name, guesses, seconds, suspicious) => {
    const words = Array.from({ length: guesses - 1 }, (_, index) => `word${index}`);
    const account = new Account();
    if (guesses > 1 && seconds > 0) account.save(device.guess(...words.slice(0, 1)));
    account.save(device.guess(...words).win('harbor'), seconds);
    expect(account.events.at(-1)?.payload).toMatchObject({ guessCount: guesses, suspicious });
  });

  test('when both together have more than 5,000 guesses then the save is refused as a whole', () => {
    const [row] = device.guess('river').game.guesses;
    const many = (letter: string): Device => {
      const words = Array.from({ length: 3_000 }, (_, index) => `${letter}${index}`);
      const guesses = words.flatMap((word, index) => (row ? [{ ...row, word, guessNumber: index + 1 }] : []));
      return new Device({ ...device.game, guesses });
    };
    const account = new Account().save(many('a'));
    expect(() => account.save(many('b'))).toThrow(
      expect.objectContaining({ code: 'payload_too_large' }) as Error,
    );
  });

  test('when devices save in any order, as often as they like, then each event comes once, in order', () => {
    const saves = fc.array(fc.constantFrom(...someDevices()), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(saves, (sent) => {
        const account = new Account();
        const words = new Set<string>();
        sent.forEach((each, second) => {
          account.save(each, second);
          for (const { word } of each.game.guesses) words.add(word);
        });
        const ended = sent.some(({ game }) => game.status !== 'playing');
        const started = ended || sent.some(({ game }) => guessCount(game) > 0);
        expect(account.told).toEqual([
          ...(started ? ['game-started'] : []),
          ...(ended ? ['game-completed'] : []),
        ]);
        expect(new Set(account.saved?.game.guesses.map(({ word }) => word))).toEqual(words);
        expect(account.saved?.game.status !== 'playing').toBe(ended);
      }),
    );
  });
});

function someDevices(): Device[] {
  return [
    device,
    device.hint('tower'),
    device.guess('river'),
    device.guess('coast', 'winter'),
    device.guess('river').win('harbor'),
    device.guess('coast').hint('tower').giveUp('harbor'),
    device.giveUp('harbor'),
  ];
}
