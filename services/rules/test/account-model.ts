/** What an account must know of one game, said as plainly as can be: merge-model.test.ts compares mergeGames with it. */
export class AccountModel {
  /** Rows but for the finishing one, as `guess:word` or `hint:word`. */
  rows: string[] = [];
  end: { kind: 'won' | 'lost'; word: string } | null = null;
  /** Guesses and hints when the game ended. */
  private counted: [number, number] | null = null;

  get words(): string[] {
    return [...this.rows.map(wordOf), ...(this.end ? [this.end.word] : [])];
  }

  get counts(): [number, number] {
    return this.counted ?? this.countsNow();
  }

  save(rows: readonly string[], end: AccountModel['end']): void {
    for (const row of rows) if (!this.words.includes(wordOf(row))) this.rows.push(row);
    if (end === null || this.end !== null) return;
    this.rows = this.rows.filter((row) => wordOf(row) !== end.word);
    this.end = end;
    this.counted = this.countsNow();
  }

  private countsNow(): [number, number] {
    const hints = this.rows.filter((row) => row.startsWith('hint:')).length;
    return [this.rows.length - hints + (this.end?.kind === 'won' ? 1 : 0), hints];
  }
}

function wordOf(row: string): string {
  return row.slice(row.indexOf(':') + 1);
}
