/** A game that a player has won. */
export interface Finish {
  userId: string;
  gameNumber: number;
  guesses: number;
}

/** Every finish that was answered 2xx: all of them must be found again afterwards, once each. */
export class Ledger {
  private readonly finishes = new Map<string, Finish>();

  acknowledge(finish: Finish): void {
    this.finishes.set(keyOf(finish), finish);
  }

  get size(): number {
    return this.finishes.size;
  }

  all(): Finish[] {
    return [...this.finishes.values()];
  }

  /** How many of them each game has. @param which only those with so many guesses */
  perGame(which: (finish: Finish) => boolean = () => true): Map<number, number> {
    const counts = new Map<number, number>();
    for (const finish of this.all().filter(which))
      counts.set(finish.gameNumber, (counts.get(finish.gameNumber) ?? 0) + 1);
    return counts;
  }

  /** What of these rows is missing, what is there that nobody has acknowledged, and what differs. */
  compare(rows: readonly Finish[]): { missing: number; unknown: number; different: number } {
    const found = new Map(rows.map((row) => [keyOf(row), row]));
    const missing = this.all().filter((finish) => !found.has(keyOf(finish))).length;
    const unknown = rows.filter((row) => !this.finishes.has(keyOf(row))).length;
    const different = rows.filter((row) => {
      const finish = this.finishes.get(keyOf(row));
      return finish !== undefined && finish.guesses !== row.guesses;
    }).length;
    return { missing, unknown, different };
  }
}

function keyOf({ userId, gameNumber }: Finish): string {
  return `${userId} ${gameNumber}`;
}
