import { act, screen, waitFor, within } from '@testing-library/react';
import { ok, refused, scoreOf } from '../../../test/fake-server';
import {
  connect,
  field,
  LATENCY_MS,
  gameServer,
  guess,
  listed,
  renderPage,
  settle,
} from '../../../test/render-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const dialog = () => screen.findByRole('dialog');

async function press(page: ReturnType<typeof renderPage>, name: string) {
  await page.user.click(await screen.findByRole('button', { name }));
  await settle(5 * LATENCY_MS);
}
const hints = () => screen.getByText(/^Hints/).textContent;

/** Opens the question and presses the button that does it. */
async function confirm(page: ReturnType<typeof renderPage>, tool: string, action: string) {
  await press(page, tool);
  await page.user.click(within(await dialog()).getByRole('button', { name: action }));
  await settle(5 * LATENCY_MS);
}

async function startedGame(server = gameServer()) {
  const page = renderPage(server);
  await guess(page, 'winter');
  await settle();
  return { page, server };
}

describe('giving up', () => {
  test('when it is asked for, then the page asks first, with these words', async () => {
    const { page, server } = await startedGame();
    await press(page, 'Give up');
    expect(await dialog()).toHaveAccessibleName('Give up');
    expect(within(await dialog()).getByRole('heading')).toHaveFocus();
    expect(await dialog()).toHaveTextContent(
      'Are you sure you want give up? This will end the game and reveal the secret word',
    );
    expect(server.calls.some((call) => call.includes('give-up'))).toBe(false);
  });

  test.each(['Keep playing', 'Close'])('when %s is pressed, then the game goes on', async (name) => {
    const { page, server } = await startedGame();
    await press(page, 'Give up');
    await press(page, name);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Give up' })).toHaveFocus();
    expect(server.calls.some((call) => call.includes('give-up'))).toBe(false);
  });

  test('when the backdrop is pressed, then the dialog goes', async () => {
    const { page } = await startedGame();
    await press(page, 'Give up');
    await page.user.click(await dialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('when it is confirmed, then the button is busy until the word is told and the game is over', async () => {
    const { page, server } = await startedGame();
    const release = server.hold('POST /proximity/game/904/give-up');
    await confirm(page, 'Give up', 'Give up');
    expect(within(await dialog()).getByRole('button', { name: 'Give up' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    release();
    await settle();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const ending = await screen.findByRole('region', { name: 'harbor' });
    expect(ending).toHaveTextContent('Game over!');
    expect(ending).toHaveTextContent('Your nearest guess was winter.');
    expect(ending).toHaveFocus();
    expect(listed()).toEqual(['harbor', 'winter']);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('when a guess is typed while the word is on its way, then it stays in the field', async () => {
    localStorage.setItem('doNotShowAgain-give-up', 'true');
    const { page, server } = await startedGame();
    server.hold('POST /proximity/game/904/give-up');
    await press(page, 'Give up');
    await guess(page, 'coast');
    expect(await field()).toHaveValue('coast');
  });

  test.each(['Hint', 'Give up'])(
    'when the game ends in another tab while %s is asked, then the question goes',
    async (tool) => {
      const { page, server } = await startedGame();
      await press(page, tool);
      expect(await dialog()).toBeInTheDocument();
      const text = localStorage.getItem('game_proximity_904') ?? '{}';
      const { guesses, ...game } = JSON.parse(text) as { guesses: object[] };
      const found = { ...scoreOf('harbor', 1), guessNumber: 2, isHint: false };
      const won = {
        ...game,
        guesses: [...guesses, found],
        gameOver: true,
        hasWon: true,
        secretWord: 'harbor',
      };
      localStorage.setItem('game_proximity_904', JSON.stringify({ ...won, hasShownStats: true }));
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'game_proximity_904' })));
      await settle();
      expect(await screen.findByRole('region', { name: 'harbor' })).toHaveFocus();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(server.calls.filter((call) => /hint|give-up/.test(call))).toEqual([]);
    },
  );

  test('when the nearest row was a hint, then the ending names the nearest guess instead', async () => {
    localStorage.setItem('doNotShowAgain-hint', 'true');
    localStorage.setItem('doNotShowAgain-give-up', 'true');
    const { page } = await startedGame();
    await press(page, 'Hint');
    await settle();
    await guess(page, 'tower');
    await settle();
    await press(page, 'Give up');
    await settle();
    expect(await screen.findByText(/You came within/)).toHaveTextContent(
      'within 912 places of it, with tower.',
    );
  });

  test('when the server fails, then the game goes on and the page says so', async () => {
    const { page, server } = await startedGame();
    server.on('POST /proximity/game/904/give-up', refused(500, 'internal'));
    await confirm(page, 'Give up', 'Give up');
    await settle();
    expect(screen.getByText('Something went wrong! Try again')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await field()).toBeInTheDocument();
  });
});

describe('a hint', () => {
  test('when it is confirmed, then its row says that it is one, and only the hints are counted', async () => {
    const { page } = await startedGame();
    await confirm(page, 'Hint', 'Show a hint');
    await settle();
    expect(listed()).toEqual(['river', 'winter']);
    expect(hints()).toBe('Hints 1/3');
    expect(screen.getByText(/^Guesses/)).toHaveTextContent('Guesses 1');
    expect(screen.getAllByText('hint').length).toBeGreaterThan(0);
  });

  test('when no word is left, then the count is undone and the page says so', async () => {
    const { page, server } = await startedGame();
    server.on('GET /semantle/hint/', ok({ hintWord: null }));
    await confirm(page, 'Hint', 'Show a hint');
    await settle();
    expect(screen.getByText('No more hints available')).toBeInTheDocument();
    expect(hints()).toBe('Hints 0/3');
  });

  test('when three were taken, then no more can be asked for, and the field has the focus', async () => {
    const { page, server } = await startedGame();
    for (const word of ['river', 'coast', 'port']) {
      server.on('GET /semantle/hint/', ok({ hintWord: word }));
      await confirm(page, 'Hint', 'Show a hint');
      await settle();
    }
    expect(hints()).toBe('Hints 3/3');
    expect(screen.getByRole('button', { name: 'Hint' })).toBeDisabled();
    expect(await field()).toHaveFocus();
  });

  test('when the network is lost, then the page says that a hint needs it', async () => {
    const { page, server } = await startedGame();
    connect(page, false);
    await confirm(page, 'Hint', 'Show a hint');
    await settle();
    expect(screen.getByText('You are offline. This needs a connection.')).toBeInTheDocument();
    expect(server.calls.some((call) => call.includes('/hint/'))).toBe(false);
  });
});

describe('do not show again', () => {
  test.each([
    ['Hint', 'Show a hint', 'doNotShowAgain-hint'],
    ['Give up', 'Give up', 'doNotShowAgain-give-up'],
  ])(
    'when it is ticked for %s, then only that is remembered, and runs at once next time',
    async (tool, action, key) => {
      const { page } = await startedGame();
      await press(page, tool);
      await page.user.click(within(await dialog()).getByRole('checkbox', { name: 'Do not show again' }));
      await page.user.click(within(await dialog()).getByRole('button', { name: action }));
      await settle();
      expect(Object.keys(localStorage).filter((each) => each.startsWith('doNotShowAgain'))).toEqual([key]);
      expect(localStorage.getItem(key)).toBe('true');
    },
  );

  test('when it was ticked before, then the hint comes without a question', async () => {
    localStorage.setItem('doNotShowAgain-hint', 'true');
    const { page } = await startedGame();
    await press(page, 'Hint');
    await settle();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(listed()).toEqual(['river', 'winter']);
  });

  test('when it is ticked but the dialog is closed without acting, then it is asked again', async () => {
    const { page } = await startedGame();
    await press(page, 'Hint');
    await page.user.click(within(await dialog()).getByRole('checkbox', { name: 'Do not show again' }));
    await press(page, 'Not yet');
    expect(localStorage.getItem('doNotShowAgain-hint')).toBeNull();
  });
});
