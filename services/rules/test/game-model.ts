/** The rules of a game once more, as plainly as can be: the model that game-model.test.ts compares the real ones with. */
export class GameModel {
  /** Rows in order, as `kind:word`. */
  rows: string[] = [];
  /** Moves in order, as `guess:typed`, `hint` or `giveUp`. */
  queue: string[] = [];
  counted = true;
  end: 'playing' | 'won' | 'lost' = 'playing';

  constructor(private readonly secret: string) {}

  get words(): string[] {
    return this.rows.map(wordOf);
  }

  /** Words that count: all rows but hints, the revealed word, and the one whose bar still grows. */
  get guesses(): number {
    const settled = this.counted ? this.rows : this.rows.slice(0, -1);
    return settled.filter((row) => row.startsWith('guess:')).length;
  }

  get hints(): number {
    return [...this.rows, ...this.queue].filter((each) => each.startsWith('hint')).length;
  }

  get hintWords(): string[] {
    return this.rows.filter((row) => row.startsWith('hint:')).map(wordOf);
  }

  get turn(): string | undefined {
    return this.end === 'playing' && this.counted ? this.queue[0] : undefined;
  }

  submit(word: string): string {
    if (this.end !== 'playing' || this.givingUp || word.length < 2) return 'rejected';
    if (this.words.includes(word) || this.queue.includes(`guess:${word}`)) return 'duplicate';
    this.queue.push(`guess:${word}`);
    return 'queued';
  }

  askHint(): string {
    const growing = !this.counted && this.rows.at(-1)?.startsWith('hint:');
    if (this.end !== 'playing' || this.givingUp || growing || this.queue.includes('hint')) return 'rejected';
    if (this.hints >= 3) return 'rejected';
    this.queue.push('hint');
    return 'queued';
  }

  askGiveUp(): string {
    if (this.end !== 'playing' || this.givingUp) return 'rejected';
    this.queue.push('giveUp');
    return 'queued';
  }

  /** The move whose turn it is was answered with this word. */
  answer(word: string): string {
    const kind = this.queue.shift()?.split(':')[0] ?? '';
    if (this.words.includes(word)) return 'duplicate';
    this.rows.push(`${kind}:${word}`);
    this.counted = false;
    return 'added';
  }

  drop(): string {
    this.queue.shift();
    return 'removed';
  }

  count(): string {
    if (this.counted) return 'ignored';
    this.counted = true;
    const last = this.rows.at(-1) ?? '';
    if (wordOf(last) !== this.secret) return 'counted';
    this.end = last.startsWith('giveUp:') ? 'lost' : 'won';
    this.queue = [];
    return this.end;
  }

  reload(): void {
    this.count();
    this.queue = this.queue.filter((move) => move.startsWith('guess:'));
  }

  private get givingUp(): boolean {
    return (
      this.queue.includes('giveUp') || (!this.counted && this.rows.at(-1)?.startsWith('giveUp:') === true)
    );
  }
}

function wordOf(row: string): string {
  return row.slice(row.indexOf(':') + 1);
}
