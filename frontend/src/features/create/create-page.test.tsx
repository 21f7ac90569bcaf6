import { screen, within } from '@testing-library/react';
import { ok, refused } from '../../../test/fake-server';
import { neighborsOf } from '../../../test/neighbors';
import { connect, gameServer, renderPage, settle } from '../../../test/render-page';
import { readGameLink } from '../../shared/word-link';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

const copied = jest.fn<Promise<void>, [string]>();

async function open(path = '/create-your-own') {
  const server = gameServer();
  server.on('GET /semantle/top1000/', ok(neighborsOf('lullaby', 997)));
  server.on('POST /proximity/custom', ok({ code: '~sealed' }));
  const page = renderPage(server, path);
  copied.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
  await settle(50);
  await screen.findByRole('heading', { name: 'Create your own' });
  return { server, ...page };
}

const UNFIT = "We can't create a game with that word";
/** What is said under the field. */
const note = () => document.getElementById(word().getAttribute('aria-describedby') ?? '');

const word = () => screen.getByRole('textbox', { name: 'Your word' });
const button = (name: string) => screen.getByRole('button', { name });

async function created(typed = ' Lullabies') {
  const page = await open();
  await page.user.type(word(), `${typed}{Enter}`);
  await settle(50);
  await page.user.click(button('Create game'));
  await settle(50);
  return page;
}

test('when the page opens, then there is a word to enter, and nothing to create yet', async () => {
  await open();
  expect(word()).toHaveAttribute('placeholder', 'Enter a word');
  expect(word()).toHaveAttribute('autocomplete', 'off');
  expect(word()).toHaveAttribute('autocapitalize', 'none');
  expect(button('Create game')).toBeDisabled();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('when a word is validated, then its nearest words are shown with one decimal, and a game can be created', async () => {
  const { server, user } = await open();
  await user.type(word(), ' Lulla bies');
  await user.click(button('Validate'));
  await settle(50);
  expect(server.calls).toContain('GET /semantle/top1000/en/lullabies?mode=daily');
  expect(screen.getByText(/is a good word/)).toHaveTextContent('lullaby is a good word: 997 near neighbors.');
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('1lullaby100.0');
  expect(rows[3]).toHaveTextContent('3near299.9');
  expect(button('Create game')).toBeEnabled();
  expect(button('Create game')).toHaveFocus();
  expect(button('Validate')).toBeDisabled();
});

test('when all of them are wanted, then all of them are shown', async () => {
  const { user } = await open();
  await user.type(word(), 'lullaby{Enter}');
  await settle(50);
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(1 + 18);
  await user.click(button('Show all 1,000'));
  await settle(500);
  expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(1 + 1000);
});

test.each([
  ['', 'Input cannot be empty'],
  ['a', 'Input must be at least 2 characters'],
])('when %j is validated, then the page says what is wrong, and nobody is asked', async (typed, message) => {
  const { server, user } = await open();
  if (typed !== '') await user.type(word(), typed);
  await user.click(button('Validate'));
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(word()).toHaveFocus();
  expect(server.calls.join()).not.toContain('top1000');
});

test.each([
  ['has too few near words', ok(neighborsOf('thing', 899))],
  ['is unknown', refused(404, 'word_not_found')],
  ['is never listed', ok({ data: [], nearby: [] })],
  ['is longer than any word', refused(400, 'invalid_word')],
])('when a word %s, then no game is made with it', async (_what, answer) => {
  const { server, user } = await open();
  server.on('GET /semantle/top1000/', answer);
  await user.type(word(), 'thing{Enter}');
  await settle(50);
  expect(screen.getAllByText(UNFIT)).toHaveLength(2);
  await settle(10_000);
  expect(note()).toHaveTextContent(new RegExp(`^${UNFIT}$`));
  expect(word()).toHaveAttribute('aria-invalid', 'true');
  expect(word()).toHaveFocus();
  expect(button('Create game')).toBeDisabled();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('when the server fails, then the page says so, and the word can be validated again', async () => {
  const { server, user } = await open();
  server.on('GET /semantle/top1000/', refused(503, 'unavailable'));
  await user.type(word(), 'lullaby{Enter}');
  await settle(50);
  expect(screen.getByText('Something went wrong! Try again')).toBeInTheDocument();
  expect(button('Validate')).toBeEnabled();
});

test('when the network is lost, then the page says that it needs it', async () => {
  const page = await open();
  page.server.on('GET /semantle/top1000/', 'offline');
  connect(page, false);
  await page.user.type(word(), 'lullaby{Enter}');
  await settle(50);
  expect(screen.getByText('You are offline. This needs a connection.')).toBeInTheDocument();
});

test('when the game is created, then its link spells the base form, and copying it says so', async () => {
  const { user } = await created();
  expect(screen.getAllByText('Game created').length).toBeGreaterThan(1);
  expect(button('Copy link')).toHaveFocus();
  await user.click(button('Copy link'));
  await settle(5);
  expect(screen.getByText('Game link copied to clipboard')).toBeInTheDocument();
  const [[link = ''] = []] = copied.mock.calls;
  expect(link).toMatch(/^http:\/\/localhost\/user-game\/[\w-]+$/);
  expect(readGameLink(link.split('/').at(-1) ?? '')).toBe('lullaby');
});

test('when the hidden link is copied, then it is that of the sealed code', async () => {
  const { server, user } = await created();
  expect(server.calls).toContain('POST /proximity/custom');
  await user.click(button('Copy hidden link'));
  await settle(5);
  expect(copied).toHaveBeenCalledWith('http://localhost/custom/~sealed');
});

test('when nothing can be copied, then the page says so', async () => {
  const { user } = await created();
  copied.mockRejectedValue(new Error('denied'));
  await user.click(button('Copy link'));
  await settle(5);
  expect(screen.getByText('Error copying game link to clipboard')).toBeInTheDocument();
});

test('when the word is edited, then checks and links are gone', async () => {
  const { user } = await created();
  await user.type(word(), 'x');
  expect(screen.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(button('Create game')).toBeDisabled();
  expect(button('Validate')).toBeEnabled();
});

test('when Clear is pressed, then everything is as at the start, and the field has the focus', async () => {
  const { user } = await created();
  await user.click(button('Clear'));
  expect(word()).toHaveValue('');
  expect(word()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  expect(button('Create game')).toBeDisabled();
});

test('when the word is edited before the answer comes, then the answer is not shown', async () => {
  const { server, user } = await open();
  const release = server.hold('GET /semantle/top1000/');
  await user.type(word(), 'lullaby{Enter}');
  await settle(5);
  expect(button('Validate')).toHaveAttribute('aria-busy', 'true');
  await user.type(word(), 's');
  release();
  await settle(50);
  expect(screen.queryByText(/is a good word/)).not.toBeInTheDocument();
  expect(button('Validate')).not.toHaveAttribute('aria-busy');
});

test('when the visit is in Spanish, then word and links are', async () => {
  const { server, user } = await open('/create-your-own?lang=es');
  await user.type(word(), 'nana{Enter}');
  await settle(50);
  expect(server.calls).toContain('GET /semantle/top1000/es/nana?mode=daily');
  await user.click(button('Create game'));
  await settle(50);
  await user.click(button('Copy link'));
  expect(copied).toHaveBeenCalledWith(expect.stringMatching(/\?lang=es$/));
});

test('when the next word is validated, then what was said of the last one is gone', async () => {
  const { server, user } = await open();
  server.on('GET /semantle/top1000/en/xqzzz', refused(404, 'word_not_found'));
  await user.type(word(), 'xqzzz{Enter}');
  await settle(50);
  expect(note()).toHaveTextContent(UNFIT);
  await user.clear(word());
  await user.type(word(), 'lullaby{Enter}');
  await settle(50);
  expect(screen.getByText(/is a good word/)).toBeInTheDocument();
  expect(screen.queryByText(UNFIT)).not.toBeInTheDocument();
});

test('when a word is misspelt, then what was perhaps meant is offered, and one press checks it', async () => {
  const { server, user } = await open();
  const suggestions = [{ word: 'lullaby', display: 'lullaby' }];
  server.on('GET /semantle/top1000/en/lulaby', refused(404, 'word_not_found', { suggestions }));
  await user.type(word(), 'lulaby{Enter}');
  await settle(50);
  expect(note()).toHaveTextContent(`${UNFIT}. Did you mean`);
  await user.click(button('lullaby'));
  await settle(50);
  expect(word()).toHaveValue('lullaby');
  expect(note()).toHaveTextContent('lullaby is a good word');
});

test('when several words are entered, then the page says that it takes one', async () => {
  const { server, user } = await open();
  server.on('GET /semantle/top1000/en/newyork', refused(404, 'word_not_found'));
  await user.type(word(), 'new york{Enter}');
  await settle(50);
  expect(note()).toHaveTextContent(`${UNFIT}. One word at a time`);
});
