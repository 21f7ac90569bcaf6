/** A moment in New York: the number of the day and the minutes since its midnight. */
export interface Moment {
  day: number;
  minute: number;
}

interface Play {
  number: number;
  onDay: boolean;
  guesses: number;
  hints: number;
  end: { won: boolean; onDay: boolean } | null;
}

/**
 * What a player's statistics are, said as plainly as can be: a list of every game, from which each number is counted
 * anew. statistics-model.test.ts compares the real ones with it.
 */
export class StatisticsModel {
  private readonly games = new Map<number, Play>();

  hint(number: number): void {
    const game = this.gameOf(number);
    if (game.end === null) game.hints += 1;
  }

  guess(number: number, isMain: boolean, now: Moment): void {
    const game = this.gameOf(number);
    if (game.end !== null) return;
    if (!this.plays.includes(game)) this.begin(game, isMain, now);
    game.guesses += 1;
  }

  end(number: number, won: boolean, isMain: boolean, now: Moment): void {
    const game = this.gameOf(number);
    if (game.end !== null) return;
    if (!this.plays.includes(game)) this.begin(game, isMain, now);
    if (won) game.guesses += 1;
    game.end = { won, onDay: game.onDay && isOpen(number, now) };
  }

  hints(number: number): number {
    return this.gameOf(number).hints;
  }

  /** Every field of the record but the dates, which are days here. */
  record() {
    const ended = this.plays.filter((play) => play.end !== null);
    const won = ended.filter((play) => play.end?.won);
    return {
      abandons: this.onDay.filter((play) => play.end === null && play.number < this.lastPlay).length,
      giveups: ended.length - won.length,
      wins: won.length,
      hints: sum(ended.map((play) => play.hints)),
      totalGuesses: sum(ended.map((play) => play.guesses)),
      totalPlays: this.plays.length,
      firstPlay: Math.min(...this.onDay.map((play) => play.number)),
      lastPlay: this.lastPlay,
      lastEnd: Math.max(...this.onDay.filter((play) => play.end?.onDay).map((play) => play.number)),
      playStreak: this.playStreak(this.lastPlay),
      winStreak: this.winStreak({ day: this.lastPlay, minute: 0 }),
    };
  }

  /** The streaks as they are shown. */
  shown(now: Moment) {
    return {
      playStreak: this.playStreak(this.has(now.day) ? now.day : now.day - 1),
      winStreak: this.winStreak(now),
    };
  }

  private plays: Play[] = [];

  private begin(game: Play, isMain: boolean, now: Moment): void {
    game.onDay = game.number === now.day || (isMain && isOpen(game.number, now));
    this.plays.push(game);
  }

  private gameOf(number: number): Play {
    const game = this.games.get(number) ?? { number, onDay: false, guesses: 0, hints: 0, end: null };
    this.games.set(number, game);
    return game;
  }

  private get onDay(): Play[] {
    return this.plays.filter((play) => play.onDay);
  }

  private get lastPlay(): number {
    return Math.max(...this.onDay.map((play) => play.number));
  }

  private has(day: number): boolean {
    return this.onDay.some((play) => play.number === day);
  }

  private playStreak(until: number): number {
    let length = 0;
    while (this.has(until - length)) length += 1;
    return length;
  }

  /** From the first day on: a win adds one, a day that is over without one ends it. */
  private winStreak(now: Moment): number {
    let length = 0;
    for (let day = Math.min(...this.onDay.map((play) => play.number)); day <= now.day; day += 1) {
      const play = this.onDay.find((each) => each.number === day);
      const canBeWon = day === now.day || (play !== undefined && isOpen(day, now));
      if (play?.end?.onDay && play.end.won) length += 1;
      else if ((play && play.end !== null) || !canBeWon || this.lastPlay > day) length = 0;
    }
    return length;
  }
}

/** The day can be finished: it is today's, or yesterday's within three hours of midnight. */
function isOpen(number: number, { day, minute }: Moment): boolean {
  return number === day || (number === day - 1 && minute < 180);
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
