import { gameKey } from '@proximity/rules/game-key';
import { newGame } from '@proximity/rules/new-game';
import { secretScore } from '@proximity/rules/secret-score';
import { storeGame } from '@proximity/rules/store-game';
import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { ok, scoreOf } from '../../../test/fake-server';
import { keepOnDevice, playedGame } from '../../../test/played-game';
import {
  field,
  gameServer,
  guess,
  renderPage,
  settle,
  TODAY,
  todayBody,
  type Page,
} from '../../../test/render-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const written = jest.fn<Promise<void>, [string]>();
beforeEach(() => void written.mockReset().mockResolvedValue(undefined));
afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

/** In the place of the one that user-event has put there. */
function ownClipboard() {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: written } });
}

const record = {
  abandons: 8,
  firstPlay: '2025-01-01',
  giveups: 19,
  hints: 165,
  lastEnd: '2026-11-20',
  lastPlay: '2026-11-20',
  playStreak: 41,
  totalGuesses: 7004,
  totalPlays: 214,
  winStreak: 12,
  wins: 187,
};

/** What stands under a name in the grid. */
function figure(name: string): string {
  const term = within(screen.getByRole('dialog')).getByText(name);
  return term.parentElement?.querySelector('dd')?.textContent ?? '';
}

function figures(): string[] {
  return [...screen.getByRole('dialog').querySelectorAll('dd')].map((each) => each.textContent);
}

async function open(page: Page, name: 'Stats' | 'Settings') {
  await page.user.click(screen.getByRole('button', { name: 'Menu' }));
  await settle(5);
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await settle(5);
  return screen.findByRole('dialog');
}

/** The page with today's game as it was won a moment ago. */
async function wonPage(server = gameServer()): Promise<Page> {
  keepWonGame();
  const page = renderPage(server);
  ownClipboard();
  await settle(20);
  expect(await screen.findByText('You found it')).toBeInTheDocument();
  return page;
}

function keepWonGame() {
  const scores = [scoreOf('winter', 6569), secretScore('harbor')];
  const guesses = scores.map((score, index) => ({ ...score, guessNumber: index + 1, isHint: false }));
  const identity = { mode: 'daily', lang: 'en', gameNumber: TODAY, code: null } as const;
  const game = newGame({ ...identity, origin: 'main', secretWord: 'harbor' });
  localStorage.setItem(gameKey(identity), storeGame({ ...game, guesses, status: 'won' }, new Date()));
  localStorage.setItem('stats', JSON.stringify({ wins: 1, totalPlays: 1, totalGuesses: 2 }));
}

/** Lets the share dialog open by itself. */
async function share() {
  const page = await wonPage();
  await settle(2200);
  return { page, dialog: await screen.findByRole('dialog', { name: `Game #${TODAY}` }) };
}

describe('the statistics', () => {
  test('when nothing was played, then every figure is 0, and there is nothing to share yet', async () => {
    const page = renderPage(gameServer());
    await field();
    const dialog = await open(page, 'Stats');
    expect(figures()).toEqual(['0', '0', '0%', '0', '0', '0', '0.0', '0.0']);
    expect(within(dialog).queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    expect(within(dialog).queryByText('New game in')).not.toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Archive' })).toHaveAttribute('href', '/archive');
    expect(within(dialog).getByRole('link', { name: 'Create' })).toHaveAttribute('href', '/create-your-own');
  });

  test('when games were played, then the figures are those of the device', async () => {
    localStorage.setItem('stats', JSON.stringify({ ...record, lastEnd: yesterday(), lastPlay: yesterday() }));
    const page = renderPage(gameServer());
    await field();
    await open(page, 'Stats');
    expect(figure('Played')).toBe('214');
    expect(figure('Won')).toBe('187');
    expect(figure('Win rate')).toBe('87%');
    expect(figure('Gave up')).toBe('19');
    expect(figure('Play streak')).toBe('41');
    expect(figure('Win streak')).toBe('12');
    expect(figure('Average guesses')).toBe('34.0');
    expect(figure('Average hints')).toBe('0.8');
  });

  test('when a number is above 999, then it is set smaller', async () => {
    localStorage.setItem(
      'stats',
      JSON.stringify({ ...record, wins: 1, giveups: 0, totalGuesses: 1000, hints: 3 }),
    );
    const page = renderPage(gameServer());
    await field();
    const dialog = await open(page, 'Stats');
    const small = [...dialog.querySelectorAll('dd[data-long]')].map((each) => each.textContent);
    expect(small).toEqual(['1,000.0']);
  });

  test('when the game is over, then it can be shared from there, and time and other games are shown', async () => {
    const page = await wonPage();
    const dialog = await open(page, 'Stats');
    expect(figures().slice(0, 3)).toEqual(['1', '1', '100%']);
    expect(within(dialog).getByText('New game in')).toBeInTheDocument();
    expect(within(dialog).getByRole('link', { name: 'Anagrid' })).toHaveAttribute('rel', 'noopener');
    await page.user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(written).toHaveBeenCalledWith(expect.stringContaining('✅ 2 guesses'));
    await page.user.click(within(dialog).getByRole('button', { name: 'Share' }));
    await settle(5);
    expect(screen.getByRole('dialog', { name: `Game #${TODAY}` })).toBeInTheDocument();
  });

  test('when the mode or language is another, then its own record is shown', async () => {
    localStorage.setItem('stats', JSON.stringify(record));
    localStorage.setItem('junior_stats_es', JSON.stringify({ ...record, wins: 3, giveups: 0, abandons: 0 }));
    const page = renderPage(gameServer(), '/play/junior?lang=es');
    await field();
    await open(page, 'Stats');
    expect(figure('Played')).toBe('3');
  });

  test('when the game is not the daily one, then statistics and results say so in their titles', async () => {
    keepOnDevice(playedGame(TODAY, ['coast', 'secret'], { mode: 'junior' }));
    const page = renderPage(gameServer(), '/play/junior');
    await screen.findByRole('region', { name: 'secret' });
    await settle(2200);
    expect(await screen.findByRole('dialog')).toHaveAccessibleName(`Game #${TODAY} · Junior`);
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    await settle(300);
    expect(await open(page, 'Stats')).toHaveAccessibleName('Statistics · Junior');
  });

  test('when the page shows no game, then today’s finished game is what can be shared', async () => {
    const first = await wonPage();
    first.unmount();
    const page = renderPage(gameServer(), '/nowhere');
    await settle(10);
    const dialog = await open(page, 'Stats');
    expect(await within(dialog).findByRole('button', { name: 'Copy' })).toBeInTheDocument();
  });

  test('when the day ends while the countdown is looked at, then it begins anew', async () => {
    const server = gameServer({ leftMs: 20_000 });
    const page = await wonPage(server);
    const dialog = await open(page, 'Stats');
    const clock = () => within(dialog).getByRole('timer').textContent;
    expect(clock()).toMatch(/^00:00:(1\d|20)$/);
    server.on('GET /proximity/today', () => ok(todayBody(TODAY + 1, 86_400_000)));
    await settle(20_000);
    expect(clock()).toMatch(/^(24:00:00|23:59:\d\d)$/);
  });
});

describe('sharing', () => {
  test('when a game is won, then the dialog opens by itself after 2.2 seconds, and only once', async () => {
    const page = renderPage(gameServer());
    await guess(page, 'harbor');
    await settle(600);
    await settle(2100);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await settle(200);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Share results');
    page.unmount();
    renderPage(gameServer());
    await settle(5000);
    expect(screen.getByText('You found it')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('when a game is lost, then it opens after 1.5 seconds', async () => {
    localStorage.setItem('doNotShowAgain-give-up', 'true');
    const page = renderPage(gameServer());
    await field();
    await page.user.click(screen.getByRole('button', { name: 'Give up' }));
    await settle(600);
    expect(screen.getByText('Game over!')).toBeInTheDocument();
    await settle(1350);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await settle(200);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('when the page was left before it opened, then it opens on the next visit', async () => {
    const first = await wonPage();
    first.unmount();
    renderPage(gameServer());
    await settle(2500);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('when nobody looks at the page at that moment, then it waits until somebody does', async () => {
    const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await wonPage();
    await settle(5000);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    state.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await settle(5);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('when another dialog is open at that moment, then it waits until that has gone', async () => {
    const page = await wonPage();
    await open(page, 'Settings');
    await settle(5000);
    expect(screen.getByRole('dialog', { name: 'Settings' })).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    await settle(5);
    expect(screen.getByRole('dialog', { name: `Game #${TODAY}` })).toBeInTheDocument();
  });

  test('when it is open, then axe has no objection', async () => {
    await share();
    jest.useRealTimers();
    const rules = { 'color-contrast': { enabled: false } };
    expect((await axe.run(document.body, { rules })).violations).toEqual([]);
  });

  test('when the results are copied, then the button says so for a second, and a toast', async () => {
    const { page, dialog } = await share();
    await page.user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(written.mock.calls).toEqual([
      [`Proximity #${TODAY}\n✅ 2 guesses\n💡 0 hints\n${location.origin}`],
    ]);
    expect(within(dialog).getByText('Results copied to clipboard')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Copied' })).toBeInTheDocument();
    await settle(1000);
    expect(within(dialog).getByRole('button', { name: 'Copy' })).toBeInTheDocument();
  });

  test('when emojis are not wanted, then the text has none', async () => {
    localStorage.setItem('settings', '{"showEmojis":false}');
    const { page, dialog } = await share();
    await page.user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(written.mock.calls[0]?.[0]).toBe(`Proximity #${TODAY}\n✓ 2 guesses\n0 hints\n${location.origin}`);
  });

  test('when nothing can be copied, then the page says so', async () => {
    written.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    document.execCommand = () => false;
    const { page, dialog } = await share();
    await page.user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    await settle(5);
    expect(within(dialog).getByText('Something went wrong! Try again')).toBeInTheDocument();
  });

  test('when the device cannot share, then the page says so', async () => {
    const { page, dialog } = await share();
    await page.user.click(within(dialog).getByRole('button', { name: 'Share' }));
    await settle(5);
    expect(within(dialog).getByText('Native share not supported on this device.')).toBeInTheDocument();
  });

  test('when Share is pressed again while the sheet is open, then nothing more happens', async () => {
    const sheets: (() => void)[] = [];
    const shareSheet = jest.fn(() => new Promise<void>((done) => sheets.push(done)));
    Object.defineProperty(navigator, 'share', { configurable: true, value: shareSheet });
    const { page, dialog } = await share();
    const press = () => page.user.click(within(dialog).getByRole('button', { name: 'Share' }));
    await press();
    await press();
    await settle(5);
    expect(shareSheet).toHaveBeenCalledTimes(1);
    expect(within(dialog).queryByText('Native share not supported on this device.')).not.toBeInTheDocument();
    for (const close of sheets) close();
    await settle(5);
    await press();
    expect(shareSheet).toHaveBeenCalledTimes(2);
  });

  test('when Reddit is pressed twice, then the community opens once, two seconds after the second', async () => {
    const windowOpen = jest.spyOn(window, 'open').mockReturnValue(null);
    const { page, dialog } = await share();
    const press = () => page.user.click(within(dialog).getByRole('button', { name: 'Reddit' }));
    await press();
    await settle(1000);
    await press();
    await settle(1900);
    expect(windowOpen).not.toHaveBeenCalled();
    await settle(5000);
    expect(windowOpen).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['daily', 'es', '/espanol', '/espanol'],
    ['daily', 'de', '/deutsch', '/deutsch'],
    ['junior', 'en', '/play/junior', '/play/junior'],
    ['child', 'es', '/play/child?lang=es', '/play/child?lang=es'],
  ] as const)(
    'when the game is the %s one in %s, then what is shared leads to its kind of game',
    async (mode, lang, path, link) => {
      keepOnDevice(playedGame(TODAY, ['coast', 'secret'], { mode, lang }));
      const page = renderPage(gameServer(), path);
      ownClipboard();
      await screen.findByRole('region', { name: 'secret' });
      await settle(2200);
      await page.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Copy' }));
      expect(written.mock.calls[0]?.[0].split('\n').at(-1)).toBe(`${location.origin}${link}`);
    },
  );

  test('when it goes to Reddit, then markdown is copied and the community opens two seconds later', async () => {
    const windowOpen = jest.spyOn(window, 'open').mockReturnValue(null);
    const { page, dialog } = await share();
    await page.user.click(within(dialog).getByRole('button', { name: 'Reddit' }));
    await settle(5);
    expect(written.mock.calls[0]?.[0]).toContain(`#${TODAY}  \n✅ 2 guesses  \n`);
    expect(
      within(dialog).getByText('Results copied to clipboard, specially formatted for Reddit.'),
    ).toBeInTheDocument();
    await settle(1900);
    expect(windowOpen).not.toHaveBeenCalled();
    await settle(200);
    expect(windowOpen).toHaveBeenCalledWith(
      page.services.site.communityAddress,
      '_blank',
      'noopener,noreferrer',
    );
  });

  test.each(['Twitter', 'WhatsApp', 'SMS'])(
    'when it goes to %s, then a window of its own opens',
    async (name) => {
      const { dialog } = await share();
      const link = within(dialog).getByRole('link', { name });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain(`Proximity #${TODAY}`);
    },
  );

  test('when the other tab is chosen, then statistics and countdown are shown', async () => {
    const { page, dialog } = await share();
    await page.user.click(within(dialog).getByRole('tab', { name: 'View statistics' }));
    expect(figures().slice(0, 2)).toEqual(['1', '1']);
    expect(within(dialog).getByText('New game in')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
  });
});

function yesterday(): string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
  return format.format(Date.now() - 86_400_000);
}

describe('where the focus goes', () => {
  test('when the dialog is closed, then the focus is where it was', async () => {
    const page = await wonPage();
    const button = screen.getAllByRole('button', { name: 'Share' })[0];
    act(() => button?.focus());
    await page.user.click(button ?? document.body);
    await settle(5);
    await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await settle(5);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });
});
