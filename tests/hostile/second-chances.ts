import { delayOf, type Delay, type Outcome } from './outcome';

/** What only took too long may do so because the machine is busy. What hangs a second time hangs. */
const TRIES: Record<Delay, number> = { hung: 2, slow: 3, refused: 3 };

/** So many may need it on a busy machine, which is slowest just after a start. */
const FEW = 10;
const FEW_OF_ALL = 1 / 200;

/** Asks again for what may only have been slow, and counts how often: only few may need that. */
export class SecondChances {
  private asked = 0;
  private readonly first: Record<Delay, number> = { hung: 0, slow: 0, refused: 0 };

  /** @param waitedSeconds how long it could have worked by now, but other programs had the processors */
  constructor(
    private readonly waitedSeconds: () => number,
    private readonly tries = TRIES,
  ) {}

  async of<T extends Outcome>(send: () => Promise<T>): Promise<T> {
    this.asked++;
    let outcome = await this.timed(send);
    const first = delayOf(outcome);
    if (first) this.first[first]++;
    for (let tried = 1; this.isToTryAgain(outcome, tried); tried++) outcome = await this.timed(send);
    return outcome;
  }

  wereFew(): boolean {
    return this.delayed() <= FEW + this.asked * FEW_OF_ALL;
  }

  told(): string {
    const { hung, slow, refused } = this.first;
    return `${this.delayed()} of ${this.asked} asked again (${refused} refused, ${slow} slow, ${hung} hung at first)`;
  }

  private delayed(): number {
    return this.first.hung + this.first.slow + this.first.refused;
  }

  private isToTryAgain(outcome: Outcome, tried: number): boolean {
    const delay = delayOf(outcome);
    return delay !== undefined && tried < this.tries[delay];
  }

  private async timed<T extends Outcome>(send: () => Promise<T>): Promise<T> {
    const before = this.waitedSeconds();
    const outcome = await send();
    return { ...outcome, ms: outcome.ms - (this.waitedSeconds() - before) * 1000 };
  }
}
