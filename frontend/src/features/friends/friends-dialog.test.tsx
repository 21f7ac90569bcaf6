import { act, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { ok, refused } from '../../../test/fake-server';
import {
  friend,
  friendsServer,
  maya,
  mayaDetails,
  signIn,
  signOut,
  type FriendsWorld,
} from '../../../test/friends-server';
import { field, gameServer, renderPage, settle } from '../../../test/render-page';

const AWAY = 'The service is not available right now. Try again in a moment.';
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  signOut();
});

const played: FriendsWorld = {
  entries: [
    friend('Tomás', { position: 1, guessCount: 14 }),
    friend('Ines', { position: 2, guessCount: 19 }),
    friend('Jonas', { position: 2, guessCount: 19 }),
    maya({ position: 4, guessCount: 25, hintCount: 1 }),
    friend('Anouk', { guessCount: 40, hintCount: 3, gameWon: false }),
    friend('Sam', { hasStarted: true }),
    friend('Greta'),
  ],
  requests: [],
};
const unplayed: FriendsWorld = {
  entries: [friend('Tomás', { position: 1, guessCount: 14 }), maya({ hasStarted: true })],
  requests: [],
};

async function open(server = friendsServer(played), path = '/') {
  const page = renderPage(server, path);
  await field();
  await page.user.click(await screen.findByRole('button', { name: /^Friends/ }));
  await settle(10);
  return { page, server, dialog: await screen.findByRole('dialog', { name: 'Friends' }) };
}

async function openSignedIn(world = played, server = friendsServer(world), path = '/') {
  signIn(world);
  return open(server, path);
}

const rows = (dialog: HTMLElement) => within(dialog).getAllByRole('row').slice(1);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

async function toastOf(dialog: HTMLElement, text: string) {
  const toast = await within(dialog).findByText(text);
  return toast.parentElement?.className;
}

const friendsCalls = (calls: readonly string[]) =>
  calls.filter((call) => call.startsWith('GET /api/friends-games/')).length;

describe('for a visitor', () => {
  test('when the friends are opened, then the page tells what an account would bring, and asks nobody', async () => {
    const { dialog, server } = await open(gameServer());
    expect(dialog).toHaveTextContent('Sign up to compare your games with friends.');
    expect(within(dialog).getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/account');
    expect(within(dialog).queryByRole('tab')).not.toBeInTheDocument();
    expect(server.calls.filter((call) => call.includes('/api/friend'))).toEqual([]);
  });

  test('when the way to an account is taken, then the dialog goes', async () => {
    const { page, dialog } = await open(gameServer());
    await page.user.click(within(dialog).getByRole('link', { name: 'Create account' }));
    await settle(5);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(location.pathname).toBe('/account');
  });
});

describe('the leaderboard', () => {
  test('when it is opened, then order, places and words are those of the server', async () => {
    const { dialog } = await openSignedIn();
    expect(
      within(dialog)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Place', 'Name', 'Guesses | Hints']);
    expect(rows(dialog).map(cells)).toEqual([
      ['1', 'TTomás ', '14|014 guesses, 0 hints'],
      ['2', 'IInes ', '19|019 guesses, 0 hints'],
      ['2', 'JJonas ', '19|019 guesses, 0 hints'],
      ['4', 'MMaya (you)', '25|125 guesses, 1 hint'],
      ['no place', 'AAnouk Gave up', '40|340 guesses, 3 hints'],
      ['no place', 'SSam ', 'In progress'],
      ['no place', 'GGreta ', 'Not started'],
    ]);
  });

  test('when it is that of another mode and language, then its game code is asked for, and links name it', async () => {
    const { dialog, server } = await openSignedIn(played, friendsServer(played), '/play/junior?lang=es');
    expect(server.calls).toContain('GET /api/friends-games/904/proximity_junior_es');
    expect(within(dialog).getByRole('link', { name: /Ines/ })).toHaveAttribute(
      'href',
      '/other-user/ref-Ines?code=proximity_junior_es',
    );
  });

  test("when yesterday's game is on the screen, then it is the daily one of that number", async () => {
    const { server } = await openSignedIn(played, friendsServer(played), '/play/yesterday');
    expect(server.calls).toContain('GET /api/friends-games/903/proximity');
  });

  test('when the own game is over, then finished games of friends can be opened, no others', async () => {
    const { dialog } = await openSignedIn();
    const links = within(dialog).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/other-user/ref-Tom%C3%A1s',
      '/other-user/ref-Ines',
      '/other-user/ref-Jonas',
      '/other-user/ref-Anouk',
    ]);
    expect(dialog).toHaveTextContent('Choose a name to see how they got there.');
  });

  test('when the own game is not over, then the page says that it must be', async () => {
    const { page, dialog } = await openSignedIn(unplayed);
    expect(within(dialog).queryByRole('link')).not.toBeInTheDocument();
    await page.user.click(within(dialog).getByRole('button', { name: /Tomás/ }));
    const text = 'You must finish the game before viewing the other games.';
    expect(await toastOf(dialog, text)).toContain('info');
  });

  test('when it stays open, then it is asked again every two seconds, and what has changed is shown', async () => {
    const world = { ...unplayed };
    const { dialog, server } = await openSignedIn(world);
    const before = friendsCalls(server.calls);
    await settle(6100);
    expect(friendsCalls(server.calls) - before).toBe(3);
    world.entries = [maya({ position: 1, guessCount: 3 }), friend('Tomás', { position: 2, guessCount: 14 })];
    await settle(2100);
    expect(cells(rows(dialog)[0] ?? dialog)[1]).toBe('MMaya (you)');
  });

  test.each([
    ['friends-games', 'GET /api/friends-games/', 2000],
    ['friend-requests', 'GET /api/friend-requests', 5000],
    ['standing', 'GET /api/standing/', 10_000],
  ])(
    'when %s fails for a while, then it is asked again as often as before',
    async (_name, call, rhythmMs) => {
      signIn(unplayed);
      const server = friendsServer(unplayed);
      const page = renderPage(server, '/', undefined, { retries: true });
      await field();
      await page.user.click(await screen.findByRole('button', { name: /^Friends/ }));
      await settle(10);
      server.on(call, refused(503, 'unavailable'));
      await settle(60_000);
      const asked = () => server.calls.filter((each) => each.startsWith(call)).length;
      const before = asked();
      await settle(4.5 * rhythmMs);
      expect([4, 5]).toContain(asked() - before);
    },
  );

  test('when nobody looks at the page, then nobody is asked', async () => {
    const { server } = await openSignedIn();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const before = friendsCalls(server.calls);
    await settle(10_000);
    expect(friendsCalls(server.calls)).toBe(before);
  });

  test('when it is closed, then nobody is asked any more', async () => {
    const { page, dialog, server } = await openSignedIn();
    await page.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await settle(10);
    const before = friendsCalls(server.calls);
    await settle(10_000);
    expect(friendsCalls(server.calls)).toBe(before);
  });

  test('when it cannot be loaded, then that is an info toast, once, and it can be tried again', async () => {
    const server = friendsServer(played);
    server.on('GET /api/friends-games/', refused(503, 'unavailable'));
    const { page, dialog } = await openSignedIn(played, server);
    expect(await toastOf(dialog, AWAY)).toContain('info');
    await settle(3000);
    await settle(20_000);
    expect(within(dialog).queryByText(AWAY)).not.toBeInTheDocument();
    server.on('GET /api/friends-games/', ok(played.entries));
    await page.user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await settle(10);
    expect(rows(dialog)).toHaveLength(7);
  });

  test('when it is being loaded, then there are as many grey rows as there will be rows', async () => {
    const server = friendsServer(played);
    const release = server.hold('GET /api/friends-games/');
    const { dialog } = await openSignedIn(played, server);
    expect(within(dialog).getByText('Loading your friends')).toBeInTheDocument();
    expect(dialog.querySelectorAll('tbody tr')).toHaveLength(7);
    release();
    await settle(10);
    expect(rows(dialog)).toHaveLength(7);
  });

  test('when nobody knows yet how many friends there are, then it waits with the rows of two, and the own', async () => {
    const server = friendsServer(played);
    const unknown = { friendCount: null, hasFriends: null };
    server.on('GET /api/user', ok({ ...mayaDetails(played), ...unknown }));
    server.hold('GET /api/friends-games/');
    signIn(played, unknown);
    const { dialog } = await open(server);
    expect(dialog.querySelectorAll('tbody tr')).toHaveLength(3);
  });

  test.each([
    [{ place: 12, finishers: 340 }, 'Place 12 of 340 on the list of all players'],
    [{ place: null, finishers: 340 }, '340 on the list of all players'],
    [{ place: 1, finishers: 1 }, 'Place 1 of 1 on the list of all players'],
    // the own game may be over, and too quick for that list
    [{ place: null, finishers: 0 }, ''],
  ])('when all members are compared (%o), then it says "%s"', async (standing, text) => {
    const server = friendsServer(played);
    server.on('GET /api/standing/904/proximity', ok(standing));
    const { dialog } = await openSignedIn(played, server);
    expect(within(dialog).getByText('Game #904').parentElement?.textContent).toBe(`Game #904${text}`);
  });

  test("when the game on the screen has no leaderboard, then it is told that this is today's", async () => {
    const { dialog } = await openSignedIn(played, friendsServer(played), '/custom/~sealed-word');
    expect(within(dialog).getByText("Today's game, #904")).toBeInTheDocument();
  });

  test('when there are no friends yet, then it leads to where they are added', async () => {
    const { page, dialog } = await openSignedIn({ entries: [maya()], requests: [] });
    expect(dialog).toHaveTextContent('Nobody is here yet but you.');
    await page.user.click(within(dialog).getByRole('button', { name: 'Add friends' }));
    expect(within(dialog).getByRole('textbox', { name: 'Add friends' })).toBeInTheDocument();
  });

  test.each(['Your friends', 'Manage'])(
    'when the tab "%s" is open, then axe has no objection',
    async (tab) => {
      const world = { ...played, requests: [{ id: '1', name: 'Noor', photoURL: null }] };
      const { page, dialog } = await openSignedIn(world);
      await page.user.click(within(dialog).getByRole('tab', { name: new RegExp(tab) }));
      await settle(10);
      jest.useRealTimers();
      const rules = { 'color-contrast': { enabled: false } };
      expect((await axe.run(document.body, { rules })).violations).toEqual([]);
    },
  );
});

describe('where the friends are opened', () => {
  test('when invites wait, then they are what is shown first', async () => {
    const world = { ...played, requests: [{ id: '1', name: 'Noor', photoURL: null }] };
    const { dialog } = await openSignedIn(world);
    expect(within(dialog).getByRole('tab', { name: 'Manage 1 pending invite' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(within(dialog).getByRole('button', { name: 'Accept Noor' })).toBeInTheDocument();
  });

  test('when invites wait, then the button says how many, and so does the tab', async () => {
    const world = { ...played, requests: [{ id: '1', name: 'Noor', photoURL: null }] };
    signIn(world);
    renderPage(friendsServer(world));
    await field();
    expect(await screen.findByRole('button', { name: 'Friends 1 pending invite' })).toBeInTheDocument();
  });

  test('when the game is over, then the ending has the button too', async () => {
    signIn(played);
    const page = renderPage(friendsServer(played));
    await page.user.type(await field(), 'harbor{Enter}');
    await settle(600);
    const panel = await screen.findByRole('region', { name: 'harbor' });
    await page.user.click(within(panel).getByRole('button', { name: 'Friends' }));
    await settle(10);
    expect(screen.getByRole('dialog', { name: 'Friends' })).toBeInTheDocument();
  });
});
