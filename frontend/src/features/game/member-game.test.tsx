import { act, screen, waitFor } from '@testing-library/react';
import { ok, refused } from '../../../test/fake-server';
import { accountServer, clearHint, setHint, userBody } from '../../../test/open-account';
import { playedGame, savedBody } from '../../../test/played-game';
import { field, gameServer, guess, listed, renderPage, settle, TODAY } from '../../../test/render-page';

beforeEach(() => {
  jest.useFakeTimers();
  setHint();
  localStorage.setItem('user', JSON.stringify(userBody()));
});
afterEach(() => {
  jest.useRealTimers();
  clearHint();
});

const server = () => accountServer(gameServer());

async function open(own = server()) {
  const page = renderPage(own);
  await field();
  void page.services.account.start(false);
  await waitFor(() => expect(own.calls).toContain('GET /api/stats/proximity'));
  await settle(50);
  return { page, server: own };
}

test('when a player guesses, then the game is saved to the account as it is stored', async () => {
  const own = server();
  const bodies: { gameData: string; complete: boolean }[] = [];
  own.on('POST /api/upsert-game', (_path, { body }) => {
    bodies.push(body as { gameData: string; complete: boolean });
    return ok({ game: body });
  });
  const { page } = await open(own);
  await guess(page, 'coast', 'harbor');
  await settle(3000);
  expect(bodies.at(-1)?.complete).toBe(true);
  const data = JSON.parse(bodies.at(-1)?.gameData ?? '') as { guesses: { word: string }[] };
  expect(data.guesses.map(({ word }) => word)).toEqual(['coast', 'harbor']);
});

test('when another device has played the game, then it goes on here', async () => {
  const own = server();
  own.on(
    `GET /api/game/proximity/${TODAY}`,
    ok({ found: true, game: savedBody(playedGame(TODAY, ['lagoon'])) }),
  );
  const { page } = await open(own);
  expect(listed()).toEqual(['lagoon']);
  await guess(page, 'coast');
  await settle(600);
  expect(listed()).toHaveLength(2);
});

test('when another device has finished the game, then its end is shown, and the share dialog does not open by itself', async () => {
  const own = server();
  own.on(
    `GET /api/game/proximity/${TODAY}`,
    ok({ found: true, game: savedBody(playedGame(TODAY, ['lagoon', 'secret'])) }),
  );
  await open(own);
  await settle(5000);
  expect(await screen.findByText('You found it')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('when a player gives up, then the game goes along, and ends with the word that is told', async () => {
  const own = server();
  const bodies: unknown[] = [];
  own.on(`POST /proximity/game/${TODAY}/give-up`, (_path, { body }) => {
    bodies.push(body);
    return ok({ secretWord: 'harbor', game: savedBody(playedGame(TODAY, ['coast', 'harbor'])) });
  });
  const { page } = await open(own);
  await guess(page, 'coast');
  await settle(600);
  await page.user.click(screen.getByRole('button', { name: 'Give up' }));
  await settle(50);
  await page.user.click(screen.getAllByRole('button', { name: 'Give up' }).at(-1) ?? document.body);
  await settle(700);
  const { gameData } = bodies[0] as { gameData: string };
  expect(JSON.parse(gameData)).toMatchObject({ gameNumber: TODAY, guesses: [{ word: 'coast' }] });
  expect(screen.getByText('Game over!')).toBeInTheDocument();
  expect([...listed()].sort()).toEqual(['coast', 'harbor']);
});

test('when the account is down, then playing goes on as ever and nothing is said', async () => {
  const own = server();
  own.on('POST /api/upsert-game', refused(503, 'unavailable'));
  own.on('GET /api/game/', refused(503, 'unavailable'));
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { page } = await open(own);
  await guess(page, 'coast');
  await settle(3000);
  expect(listed()).toEqual(['coast']);
  expect(screen.queryByText(/went wrong/)).toBeNull();
  expect(warn).toHaveBeenCalledWith(
    'A game could not be saved',
    `game_proximity_${TODAY}`,
    expect.anything(),
  );
  warn.mockRestore();
});

test('when the session cannot be renewed while playing, then the player reads so once and goes on as a visitor', async () => {
  const own = server();
  const { page } = await open(own);
  own.on('POST /api/upsert-game', refused(401, 'unauthenticated'));
  own.on('POST /auth/refresh', refused(401, 'unauthenticated'));
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await guess(page, 'coast');
  await settle(2500);
  expect(
    screen.getByText('Error logging you in. If the problem persists, please contact us.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
  await act(() => guess(page, 'river'));
  expect(listed()).toContain('coast');
  warn.mockRestore();
});
