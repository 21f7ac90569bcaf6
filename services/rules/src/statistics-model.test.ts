import fc from 'fast-check';
import { giveUp, guess, hint, SEAL } from '../test/play';
import { StatisticsModel, type Moment } from '../test/statistics-model';
import { dateOfNumber } from './game-date';
import type { GameState } from './game-state';
import { mergeGames } from './merge-games';
import { newGame } from './new-game';
import { restoreGame } from './restore-game';
import { restoreStats, storeStats } from './statistics-book';
import { statsFigures } from './statistics-figures';
import { countGame } from './statistics-of-game';
import { storeGame } from './store-game';

/** 1 June 2026: no clock changes for five months, so midnight in New York is 04:00 UTC. */
const FIRST_DAY = 731;
const TABS = 2;

type Step =
  | { do: 'wait'; minutes: number }
  | { do: 'openToday'; tab: number }
  | { do: 'openArchive'; tab: number; back: number }
  | { do: 'resume' | 'guess' | 'hint' | 'win' | 'giveUp' | 'reload' | 'recount'; tab: number };

test('when days, games, tabs and endings come in any order then the statistics keep to the model', () => {
  fc.assert(keepsToModel(), { numRuns: 100 });
});

test('when a few orders of one seed are tried then they get everywhere, or they would prove nothing', () => {
  const seen = nothingSeen();
  fc.assert(keepsToModel(seen), { numRuns: 40, seed: 1 });
  expect(Object.entries(seen).filter(([, times]) => times === 0)).toEqual([]);
});

const nothingSeen = () => ({
  ...{ abandons: 0, undone: 0, grace: 0, archive: 0 },
  ...{ winStreak: 0, playStreak: 0, zeroed: 0 },
});

/** @param seen counts what happened on the way */
function keepsToModel(seen = nothingSeen()) {
  return fc.property(fc.array(step(), { minLength: 40, maxLength: 90, size: 'max' }), (steps) => {
    const device = new Device();
    let abandonsBefore = 0;
    for (const each of steps) {
      device.run(each);
      const { stats } = restoreStats(device.stats);
      expectModel(device);
      const shown = device.model.shown(device.now);
      seen.abandons += Number(stats.abandons > abandonsBefore);
      seen.undone += Number(stats.abandons < abandonsBefore);
      seen.winStreak += Number(shown.winStreak > 2);
      seen.playStreak += Number(shown.playStreak > 2);
      seen.zeroed += Number(shown.playStreak === 0 && stats.playStreak > 1);
      abandonsBefore = stats.abandons;
    }
    seen.grace += device.inGrace;
    seen.archive += device.archived;
  });
}

/** Minutes are counted from midnight to midnight; most waits reach about the next day, some end on its very edges. */
function step(): fc.Arbitrary<Step> {
  const tab = fc.nat(TABS - 1);
  const minutes = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(1, 60, 179, 180, 600) },
    { weight: 3, arbitrary: fc.constantFrom(1260, 1380, 1440, 1500) },
    { weight: 1, arbitrary: fc.constantFrom(2880, 4320) },
  );
  const inTab = (action: 'resume' | 'guess' | 'hint' | 'win' | 'giveUp' | 'reload' | 'recount') =>
    tab.map((each): Step => ({ do: action, tab: each }));
  return fc.oneof(
    { weight: 5, arbitrary: minutes.map((each): Step => ({ do: 'wait', minutes: each })) },
    { weight: 6, arbitrary: tab.map((each): Step => ({ do: 'openToday', tab: each })) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(tab, fc.constantFrom(0, 1, 1, 2, 3))
        .map(([each, back]): Step => ({ do: 'openArchive', tab: each, back })),
    },
    { weight: 2, arbitrary: inTab('resume') },
    { weight: 7, arbitrary: inTab('guess') },
    { weight: 5, arbitrary: inTab('win') },
    { weight: 1, arbitrary: fc.oneof(inTab('hint'), inTab('giveUp'), inTab('reload'), inTab('recount')) },
  );
}

/** A device with its clock, its stored games and statistics, and what its tabs show; beside it the model. */
class Device {
  readonly model = new StatisticsModel();
  now: Moment = { day: FIRST_DAY, minute: 720 };
  stats = '';
  inGrace = 0;
  archived = 0;
  private readonly stored = new Map<number, string>();
  private readonly tabs: GameState[];
  private words = 0;

  constructor() {
    this.tabs = Array.from({ length: TABS }, () => this.opened(FIRST_DAY, 'main'));
  }

  get instant(): Date {
    return new Date(Date.parse(`${dateOfNumber(this.now.day) ?? ''}T04:00:00Z`) + this.now.minute * 60_000);
  }

  run(each: Step): void {
    if (each.do === 'wait') return this.wait(each.minutes);
    const { tab } = each;
    switch (each.do) {
      case 'openToday':
        this.tabs[tab] = this.opened(this.now.day, 'main');
        return;
      case 'openArchive':
        this.tabs[tab] = this.opened(this.now.day - each.back, 'archive');
        return;
      case 'resume':
        this.tabs[tab] = this.opened(this.unfinished ?? this.now.day, 'archive');
        return;
      case 'reload':
        this.tabs[tab] = this.opened(this.tab(tab).gameNumber, this.tab(tab).origin);
        return this.count(this.tab(tab));
      case 'recount':
        return this.count(this.tab(tab));
      case 'guess':
      case 'hint':
      case 'win':
      case 'giveUp':
        return this.play(tab, each.do);
    }
  }

  private play(tab: number, move: 'guess' | 'hint' | 'win' | 'giveUp'): void {
    const game = this.tab(tab);
    const { gameNumber } = game;
    const isMain = game.origin === 'main';
    if (game.status !== 'playing' || (move === 'hint' && this.model.hints(gameNumber) >= 3)) return;
    this.words += 1;
    const word = `word${this.words}`;
    if (move === 'hint') this.model.hint(gameNumber);
    else if (move === 'guess') this.model.guess(gameNumber, isMain, this.now);
    else this.model.end(gameNumber, move === 'win', isMain, this.now);
    if (move === 'hint') this.keep(tab, hint(game, word));
    else if (move === 'guess') this.keep(tab, guess(game, word));
    else if (move === 'win') this.keep(tab, guess(game, 'secret', 1));
    else this.keep(tab, giveUp(game, 'secret'));
    if (this.now.minute < 180 && gameNumber === this.now.day - 1 && isMain) this.inGrace += 1;
    if (gameNumber < this.now.day - 1) this.archived += 1;
  }

  private keep(tab: number, game: GameState): void {
    const text = this.stored.get(game.gameNumber);
    const theirs = text === undefined ? undefined : restoreGame(text);
    const merged = theirs ? mergeGames(theirs, game) : game;
    this.tabs[tab] = merged;
    this.stored.set(game.gameNumber, storeGame(merged, this.instant));
    this.count(merged);
  }

  private count(game: GameState): void {
    this.stats = storeStats(countGame(restoreStats(this.stats), game, this.instant));
  }

  private opened(gameNumber: number, origin: GameState['origin']): GameState {
    const identity = { mode: 'daily', lang: 'en', gameNumber, code: null } as const;
    const text = this.stored.get(gameNumber);
    return (
      (text === undefined ? undefined : restoreGame(text)) ??
      newGame({ ...identity, origin, secretWord: SEAL })
    );
  }

  /** The oldest game that was left. */
  private get unfinished(): number | undefined {
    const games = [...this.stored.values()].map((text) => restoreGame(text));
    return games.find((game) => game?.status === 'playing')?.gameNumber;
  }

  private tab(index: number): GameState {
    const game = this.tabs[index];
    if (game === undefined) throw new Error(`there is no tab ${index}`);
    return game;
  }

  private wait(minutes: number): void {
    const minute = this.now.minute + minutes;
    this.now = { day: this.now.day + Math.floor(minute / 1440), minute: minute % 1440 };
  }
}

function expectModel(device: Device): void {
  const { stats } = restoreStats(device.stats);
  const { firstPlay, lastPlay, lastEnd, ...counts } = device.model.record();
  const dates = { firstPlay, lastPlay, lastEnd };
  expect(stats).toEqual({
    ...counts,
    ...Object.fromEntries(Object.entries(dates).map(([name, day]) => [name, dateOfNumber(day) ?? null])),
  });
  expect(statsFigures(stats, device.instant)).toMatchObject(device.model.shown(device.now));
}
