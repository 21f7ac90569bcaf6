/** Collects what was found true or false, and says it as it goes. */
export class Verdicts {
  passed = 0;
  failed = 0;

  constructor(private readonly say: (text: string) => void) {}

  check(isSo: boolean, text: string): void {
    if (isSo) this.passed++;
    else this.failed++;
    this.say(`${isSo ? '✓' : '✗'} ${text}`);
  }
}
