import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { secretOf } from './secret-of';

/** The game screen as a player sees it: by its labels, never by its code. */
export class GamePage {
  readonly input: Locator;
  readonly rows: Locator;
  readonly last: Locator;
  private readonly answers: Response[] = [];

  constructor(
    readonly page: Page,
    readonly lang = 'en',
  ) {
    this.input = page.getByRole('textbox', { name: 'Your guess' });
    this.rows = page.getByRole('list', { name: 'List of guesses' }).getByRole('listitem');
    this.last = page.getByRole('group', { name: 'Last guess' });
    page.on('response', (response) => this.answers.push(response));
  }

  /** Opens a path and waits until it can be played. */
  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1, name: /Game #\d+/ })).toBeVisible();
    await expect(this.input).toBeEnabled();
  }

  async gameNumber(): Promise<number> {
    const heading = await this.page.getByRole('heading', { level: 1 }).textContent();
    return Number(/#(\d+)/.exec(heading ?? '')?.[1]);
  }

  async secret(): Promise<string> {
    return secretOf({ gameNumber: await this.gameNumber(), lang: this.lang });
  }

  /** Types a word and waits until it counts. */
  async guess(word: string): Promise<void> {
    await this.input.fill(word);
    await this.input.press('Enter');
    await expect(this.row(word)).toBeVisible();
  }

  row(word: string): Locator {
    return this.rows.filter({ has: this.page.getByText(word, { exact: true }) });
  }

  guessCount(count: number): Promise<void> {
    return expect(this.page.getByText(`Guesses ${count}`, { exact: true })).toBeVisible();
  }

  /** Every body and header that has reached the browser so far. */
  async received(): Promise<string> {
    const parts = this.answers.map(async (response) => {
      const headers = JSON.stringify(await response.allHeaders());
      const body = await response.text().catch(() => '');
      return `${response.url()}\n${headers}\n${body}`;
    });
    return (await Promise.all(parts)).join('\n');
  }
}
