import { screen, within } from '@testing-library/react';
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

const tally = () => screen.getByText(/^Guesses/).textContent;
const pinned = () => screen.getByRole('group', { name: 'Last guess' });
const said = () =>
  screen
    .getAllByRole('status')
    .map((region) => region.textContent)
    .join('');

describe('the field', () => {
  test('when it is shown, then it asks for a word without correcting or completing it', async () => {
    renderPage(gameServer());
    const input = await field();
    expect(input).toHaveAttribute('placeholder', 'Enter a word...');
    expect(input).toHaveAttribute('autocomplete', 'off');
    expect(input).toHaveAttribute('autocapitalize', 'none');
    expect(input).toHaveAttribute('spellcheck', 'false');
  });

  test.each([
    ['', 'Input cannot be empty'],
    ['a', 'Input must be at least 2 characters'],
    [' ', 'Input must be at least 2 characters'],
    ['   ', 'Input cannot be empty'],
    [' b', 'Input must be at least 2 characters'],
  ])('when %j is sent, then it says why not, and nothing is asked', async (text, message) => {
    const server = gameServer();
    const page = renderPage(server);
    const input = await field();
    if (text !== '') await page.user.type(input, text);
    await page.user.click(screen.getByRole('button', { name: 'Guess' }));
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(message);
    expect(server.calls.filter((call) => call.includes('/similarity/'))).toEqual([]);
  });

  test('when the player types on, then the message goes', async () => {
    const page = renderPage(gameServer());
    await guess(page, 'a');
    await page.user.type(await field(), 'b');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('when the same is refused twice, then it is said twice', async () => {
    const page = renderPage(gameServer());
    await guess(page, 'a');
    const first = screen.getByText('Input must be at least 2 characters');
    await page.user.click(screen.getByRole('button', { name: 'Guess' }));
    expect(screen.getByText('Input must be at least 2 characters')).not.toBe(first);
  });

  test('when a guess is sent, then the field is empty and keeps the focus', async () => {
    const page = renderPage(gameServer());
    await page.user.type(await field(), '  Coast ');
    await page.user.click(screen.getByRole('button', { name: 'Guess' }));
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('');
    await settle();
    expect(listed()).toEqual(['coast']);
  });

  test('when the word is not known, then it comes back, with near spellings that can be chosen', async () => {
    const server = gameServer();
    const suggestions = [
      { word: 'coast', display: 'coast' },
      { word: 'cost', display: 'cost' },
    ];
    server.on(`GET /similarity/en/~seal-of-904/cosat`, refused(404, 'word_not_found', { suggestions }));
    const page = renderPage(server);
    await guess(page, 'cosat');
    await settle();
    expect(screen.getByText('Word not found')).toBeInTheDocument();
    expect(await field()).toHaveValue('cosat');
    await page.user.click(screen.getByRole('button', { name: 'coast' }));
    await settle();
    expect(listed()).toEqual(['coast']);
    expect(await field()).toHaveFocus();
    expect(screen.queryByText('Word not found')).not.toBeInTheDocument();
  });

  test.each([
    ['The quick brown fox', 'Word not found. One word at a time'],
    ['cosat ', 'Word not found'],
  ])('when %j is not found, then it says %j', async (text, message) => {
    const page = renderPage(gameServer());
    await page.user.type(await field(), `${text}{Enter}`);
    await settle();
    expect(screen.getByRole('alert').textContent).toBe(message);
  });

  test('when many guesses wait, then their number stands in the field until one is left', async () => {
    const server = gameServer();
    const release = server.hold('GET /similarity/');
    const page = renderPage(server);
    await guess(page, 'winter', 'coast');
    expect(screen.queryByText(/more guesses wait/)).not.toBeInTheDocument();
    await guess(page, 'river', 'lagoon');
    expect(screen.getByText('+3')).toBeVisible();
    expect(screen.getByText('3 more guesses wait')).toBeInTheDocument();
    release();
    await settle(2500);
    expect(screen.queryByText(/more guesses wait/)).not.toBeInTheDocument();
    expect(listed()).toHaveLength(4);
  });

  test('when the next word is being typed, then an unknown one does not come back over it', async () => {
    const server = gameServer();
    const release = server.hold('GET /similarity/');
    const page = renderPage(server);
    await guess(page, 'cosat');
    await page.user.type(await field(), 'riv');
    release();
    await settle();
    expect(await field()).toHaveValue('riv');
    expect(screen.getByText('Word not found')).toBeInTheDocument();
  });

  test('when an unknown word stood in the middle of a queue, then it is back and explained at its end', async () => {
    const page = renderPage(gameServer());
    await guess(page, 'winter', 'cosat', 'coast', 'river');
    await settle(3000);
    expect(listed()).toEqual(['coast', 'river', 'winter']);
    expect(await field()).toHaveValue('cosat');
    expect(screen.getByRole('alert')).toHaveTextContent('Word not found');
  });

  test('when an unknown word was followed by others, then it is named, until a word is begun', async () => {
    const server = gameServer();
    const release = server.hold('GET /similarity/');
    const page = renderPage(server);
    await guess(page, 'cosat');
    await page.user.type(await field(), 'riv');
    release();
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('cosat: Word not found');
    await page.user.type(await field(), 'er{Enter}');
    await settle(1200);
    expect(listed()).toEqual(['river']);
    expect(screen.getByRole('alert').textContent).toBe('cosat: Word not found');
    await page.user.type(await field(), 'c');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  test('when a near spelling is chosen while another word is typed, then that stays', async () => {
    const server = gameServer();
    const suggestions = [{ word: 'coast', display: 'coast' }];
    server.on(`GET /similarity/en/~seal-of-904/cosat`, refused(404, 'word_not_found', { suggestions }));
    const release = server.hold('GET /similarity/');
    const page = renderPage(server);
    await guess(page, 'cosat');
    await page.user.type(await field(), 'riv');
    release();
    await settle();
    await page.user.click(screen.getByRole('button', { name: 'coast' }));
    await settle(1200);
    expect(listed()).toEqual(['coast']);
    expect(await field()).toHaveValue('riv');
  });

  test('when what was typed is not found, then it comes back as it was typed', async () => {
    const page = renderPage(gameServer());
    await guess(page, 'Brown Fox');
    await settle();
    expect(await field()).toHaveValue('Brown Fox');
    expect(screen.getByRole('alert')).toHaveTextContent('Word not found. One word at a time');
  });

  test('when the server fails, then a toast says so and the guess is gone', async () => {
    const server = gameServer();
    server.on('GET /similarity/', refused(500, 'internal'));
    const page = renderPage(server);
    await guess(page, 'coast');
    await settle();
    expect(screen.getByText('Something went wrong! Try again')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'Last guess' })).not.toBeInTheDocument();
    await settle(3000);
    expect(screen.queryByText('Something went wrong! Try again')).not.toBeInTheDocument();
  });
});

describe('a guess', () => {
  test('when it is answered, then it is pinned at once and counts after 550 ms', async () => {
    const page = renderPage(gameServer());
    await guess(page, 'coast');
    await settle(LATENCY_MS);
    expect(pinned()).toHaveTextContent('coast');
    expect(tally()).toBe('Guesses 0');
    expect(listed()).toEqual([]);
    await settle(550);
    expect(tally()).toBe('Guesses 1');
    expect(listed()).toEqual(['coast']);
  });

  test('when its bar grows, then its number comes nearer, and both are there after 500 ms', async () => {
    const page = renderPage(gameServer());
    await guess(page, 'coast');
    await settle(LATENCY_MS);
    expect(pinned()).toHaveTextContent('1000 away');
    await settle(250);
    expect(pinned()).not.toHaveTextContent(/1000 away|\b12 away/);
    await settle(270);
    expect(pinned()).toHaveTextContent('12 away');
  });

  test('when motion is unwanted, then the number is there at once', async () => {
    document.documentElement.dataset['media'] = '(prefers-reduced-motion: reduce)';
    const page = renderPage(gameServer());
    await guess(page, 'coast');
    await settle(LATENCY_MS);
    expect(pinned()).toHaveTextContent('12 away');
  });

  test('when it is on its way, then the word stands in the pinned place', async () => {
    const server = gameServer();
    const release = server.hold('GET /similarity/');
    const page = renderPage(server);
    await guess(page, 'coast');
    expect(pinned()).toHaveTextContent('coast');
    release();
    await settle();
    expect(pinned()).toHaveTextContent(/coast\s*12 away/);
  });

  test('when it is scored, then that is said aloud', async () => {
    const page = renderPage(gameServer());
    await guess(page, 'coast');
    await settle();
    expect(said()).toContain('coast, 12 away');
    await guess(page, 'winter');
    await settle();
    expect(said()).toContain('winter, cold, place 6,569');
  });

  test('when it is beyond the thousand nearest, then its label and its place are shown', async () => {
    const server = gameServer();
    server.on(
      'GET /similarity/en/~seal-of-904/bread',
      ok(scoreOf('bread', 17_643, { initialSimilarity: -3 })),
    );
    const page = renderPage(server);
    await guess(page, 'street', 'winter', 'bread');
    await settle(2000);
    const list = within(screen.getByRole('list', { name: 'List of guesses' }));
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      '1streettepid · #1,390',
      '2wintercold · #6,569',
      '3breadfar · #17,643',
    ]);
  });

  test('when a word is guessed again, then its row flashes, it is not counted, and that is said', async () => {
    const page = renderPage(gameServer());
    await guess(page, 'coast', 'river');
    await settle(1200);
    await guess(page, 'coast');
    expect(tally()).toBe('Guesses 2');
    const again = () =>
      within(screen.getByRole('list', { name: 'List of guesses' })).getAllByRole('listitem')[0];
    expect(again()).toHaveAttribute('data-repeats', '1');
    expect(said()).toContain('coast, already guessed, 12 away');
    expect(screen.getByRole('group', { name: 'Last guess' })).toHaveTextContent('already guessed');
    await guess(page, 'coast');
    expect(again()).toHaveAttribute('data-repeats', '0');
  });
});

describe('the list', () => {
  test('when there is no guess yet, then it says how to play', async () => {
    renderPage(gameServer());
    await field();
    expect(screen.getByRole('heading', { name: 'How to play' })).toBeInTheDocument();
  });

  test('when there are guesses, then the nearest is first, or the first one after a change of order', async () => {
    const page = renderPage(gameServer());
    await guess(page, 'winter', 'coast', 'river');
    await settle(2000);
    expect(listed()).toEqual(['coast', 'river', 'winter']);
    await page.user.click(screen.getByRole('button', { name: /^Sorted by proximity/ }));
    expect(listed()).toEqual(['winter', 'coast', 'river']);
    await page.user.click(screen.getByRole('button', { name: /^Sorted by guess number/ }));
    expect(listed()).toEqual(['coast', 'river', 'winter']);
  });

  test('when a row is near, then its warmth and the length of its bar say so', async () => {
    const page = renderPage(gameServer());
    await guess(page, 'coast', 'winter');
    await settle(1200);
    const [near, far] = within(screen.getByRole('list', { name: 'List of guesses' })).getAllByRole(
      'listitem',
    );
    expect(near).toHaveAttribute('data-warmth', '4');
    expect(near?.style.getPropertyValue('--p')).toBe('95.1');
    expect(far).toHaveAttribute('data-warmth', '0');
    expect(far?.style.getPropertyValue('--p')).toBe('2.2');
  });
});

describe('without a network', () => {
  test('when it is lost although the device does not know, then the guess waits, the page says so, and it is sent as soon as it can be', async () => {
    const server = gameServer();
    const page = renderPage(server);
    await field();
    server.on('GET /similarity/', 'offline');
    await guess(page, 'coast');
    await settle(1500);
    expect(screen.getByText(/^The game cannot be reached. 1 guess waits here/)).toBeInTheDocument();
    expect(screen.queryByText('Something went wrong! Try again')).not.toBeInTheDocument();
    server.on('GET /similarity/', ok(scoreOf('coast', 13)));
    await settle(4000);
    expect(listed()).toEqual(['coast']);
    expect(screen.queryByText(/waits here/)).not.toBeInTheDocument();
  });

  test('when guesses are made, then they wait, the page says so, and they are sent once it is back', async () => {
    const server = gameServer();
    const page = renderPage(server);
    await field();
    connect(page, false);
    await guess(page, 'coast', 'river');
    expect(screen.getByText(/2 guesses wait here/)).toBeInTheDocument();
    connect(page, true);
    await settle(2000);
    expect(listed()).toEqual(['coast', 'river']);
    expect(server.calls.filter((call) => call.includes('/similarity/'))).toHaveLength(2);
    expect(screen.queryByText(/wait here/)).not.toBeInTheDocument();
  });
});
