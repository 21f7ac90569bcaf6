import { act, screen } from '@testing-library/react';
import { ok, refused, type FakeServer } from '../../../test/fake-server';
import {
  connect,
  field,
  gameServer,
  guess,
  listed,
  renderPage,
  settle,
  todayBody,
  TODAY,
} from '../../../test/render-page';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

describe('the game of the day', () => {
  test('when the page opens, then it shows number, date, and how near the neighbours are', async () => {
    renderPage(gameServer());
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Game #904 Sat 21 Nov');
    await settle(5);
    expect(screen.getByText(/Nearest word/)).toHaveTextContent('Nearest word 70.0 ·');
    expect(screen.getByText(/^tenth/)).toHaveTextContent('tenth 58.3 ·');
    expect(document.title).toBe('Proximity #904');
  });

  test.each([
    ['/play/junior', 'Game #904 Junior Sat 21 Nov', 'Proximity #904 · Junior'],
    ['/play/yesterday', 'Game #903 Yesterday Fri 20 Nov', 'Proximity #903 · Yesterday'],
    ['/deutsch', 'Game #904 German words Sat 21 Nov', 'Proximity #904 · German words'],
    [
      '/play/child?lang=es',
      'Game #904 Child · Spanish words Sat 21 Nov',
      'Proximity #904 · Child · Spanish words',
    ],
  ])('when %s opens, then page and title say what game that is', async (path, heading, title) => {
    renderPage(gameServer(), path);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
    await settle(5);
    expect(document.title).toBe(title);
  });

  test('when the game of a mode is over, then the daily one and the other mode are offered', async () => {
    const page = renderPage(gameServer(), '/play/junior');
    await guess(page, 'harbor');
    await settle(1200);
    const links = await screen.findByRole('navigation', { name: 'What next' });
    const offered = [...links.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(offered).toEqual(expect.arrayContaining(['/', '/archive?mode=junior', '/play/child']));
    expect(offered).not.toContain('/play/junior');
  });

  test('when the page is loaded again in the middle of a game, then everything is there', async () => {
    const server = gameServer();
    const before = renderPage(server);
    await guess(before, 'winter', 'coast');
    await settle(1200);
    await before.user.click(screen.getByRole('button', { name: /^Sorted by/ }));
    before.unmount();
    renderPage(server);
    await field();
    expect(listed()).toEqual(['winter', 'coast']);
    expect(screen.getByText(/^Guesses/)).toHaveTextContent('Guesses 2');
    expect(screen.getByRole('group', { name: 'Last guess' })).toHaveTextContent(/coast\s*12 away/);
  });

  test('when the page is loaded again, then the seal is not asked for again', async () => {
    const server = gameServer();
    const before = renderPage(server);
    await guess(before, 'winter');
    await settle();
    before.unmount();
    renderPage(server);
    await field();
    await settle(5);
    expect(server.calls.filter((call) => call.startsWith('GET /proximity/game/'))).toHaveLength(1);
  });

  test('when the word is found, then the ending says so, counts, and takes the focus', async () => {
    const page = renderPage(gameServer());
    await guess(page, 'winter', 'harbor');
    await settle(1200);
    const ending = await screen.findByRole('region', { name: 'harbor' });
    expect(ending).toHaveTextContent('You found it');
    expect(ending).toHaveTextContent('2 guesses, no hints.');
    expect(ending).toHaveFocus();
    expect(screen.getByRole('timer')).toHaveTextContent(/^00:59:\d\d$/);
    expect(listed()).toEqual(['harbor', 'winter']);
  });

  test('when a won game is opened again, then it is still won, and the focus is left alone', async () => {
    const server = gameServer();
    const before = renderPage(server);
    await guess(before, 'harbor');
    await settle(1200);
    before.unmount();
    renderPage(server);
    expect(await screen.findByRole('region', { name: 'harbor' })).not.toHaveFocus();
    expect(screen.getByText('1 guess, no hints.')).toBeInTheDocument();
  });

  test('when the game is not over, then the secret is nowhere on the page or the device', async () => {
    const page = renderPage(gameServer());
    await guess(page, 'winter', 'coast');
    await settle(1200);
    expect(document.documentElement.outerHTML).not.toContain('harbor');
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('harbor');
  });
});

describe('the countdown', () => {
  test('when it reaches zero, then it restarts, and the new game is offered while the old one stays', async () => {
    const server = gameServer({ leftMs: 5000 });
    const page = renderPage(server);
    await guess(page, 'winter', 'harbor');
    await settle(1200);
    await screen.findByRole('timer');
    server.on('GET /proximity/today', () => ok(todayBody(TODAY + 1, 86_400_000)));
    await settle(4000);
    expect(screen.getByRole('timer')).toHaveTextContent(/^(24:00:00|23:59:5\d)$/);
    expect(screen.getByRole('region', { name: 'harbor' })).toBeInTheDocument();
    expect(screen.getByText('Game #905 is out.')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Play it' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Game #905');
    expect(await field()).toHaveValue('');
    expect(screen.queryByText('Game #905 is out.')).not.toBeInTheDocument();
  });

  test.each([
    ['/', 'Next game'],
    ['/', "Proximity, today's game"],
    ['/', /^Return to today's game/],
    ['/play/junior', 'Next game'],
  ])('when the new game is out on an open %s, then the link %s leads to it', async (path, name) => {
    const server = gameServer({ leftMs: 5000 });
    const page = renderPage(server, path);
    await guess(page, 'harbor');
    await settle(1200);
    server.on('GET /proximity/today', () => ok(todayBody(TODAY + 1, 86_400_000)));
    await settle(6000);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Game #904');
    // the share dialog has opened by itself
    await page.user.click(screen.getByRole('button', { name: 'Close' }));
    await settle(5);
    await page.user.click(screen.getByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Game #905');
    expect(await field()).toHaveValue('');
  });

  test("when today's game is gone to from itself, then it stays as it is", async () => {
    const page = renderPage(gameServer());
    await page.user.type(await field(), 'coa');
    await page.user.click(screen.getByRole('link', { name: "Proximity, today's game" }));
    expect(await field()).toHaveValue('coa');
  });

  test('when the clock of the device is wrong, then the time left is still that of the server', async () => {
    const server = gameServer();
    const tenMinutesLater = (ms: number) => new Date(Date.now() + 600_000 + ms).toISOString();
    server.on('GET /proximity/today', () =>
      ok({
        gameNumber: TODAY,
        date: '2026-11-21',
        now: tenMinutesLater(0),
        nextGameAt: tenMinutesLater(60_000),
      }),
    );
    const page = renderPage(server);
    await guess(page, 'harbor');
    await settle(600);
    expect(await screen.findByRole('timer')).toHaveTextContent(/^00:0(1:00|0:59)$/);
  });

  test('when the server still has the old day at zero, then it is asked again', async () => {
    const server = gameServer({ leftMs: 2000 });
    renderPage(server);
    await field();
    server.on('GET /proximity/today', () => ok(todayBody(TODAY, -1)));
    const asked = () => server.calls.filter((call) => call === 'GET /proximity/today').length;
    await settle(2000);
    const atZero = asked();
    await settle(1500);
    expect(asked()).toBeGreaterThan(atZero);
  });
});

describe('when the server is away', () => {
  test('then the page says so, and tries again on request', async () => {
    const server = gameServer();
    server.on('GET /proximity/today', refused(503, 'unavailable'));
    const page = renderPage(server);
    expect(await screen.findByRole('alert')).toHaveTextContent('The game cannot be reached');
    server.on('GET /proximity/today', () => ok(todayBody(TODAY, 60_000)));
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await field()).toBeInTheDocument();
  });

  test('then a game that cannot be fetched says so below its number', async () => {
    const server = gameServer();
    server.on('GET /proximity/game/', 'offline');
    renderPage(server);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Game #904');
  });

  test('then a game that was begun before can be gone on with from its own seal', async () => {
    const server = gameServer();
    const before = renderPage(server);
    await guess(before, 'winter');
    await settle();
    before.unmount();
    server.on('GET /proximity/game/', refused(503, 'unavailable'));
    const page = renderPage(server);
    await guess(page, 'coast');
    await settle();
    expect(listed()).toEqual(['coast', 'winter']);
  });
});

describe('when there is no network', () => {
  function cutOff(server: FakeServer): void {
    server.on('GET /', 'offline');
    server.on('POST /', 'offline');
  }

  test('then the game of the day, loaded again, is there as it was, and a guess waits until there is one', async () => {
    const server = gameServer();
    const before = renderPage(server);
    await guess(before, 'winter');
    await settle();
    before.unmount();
    const offline = gameServer();
    cutOff(offline);
    const page = renderPage(offline);
    connect(page, false);
    await guess(page, 'coast');
    await settle();
    expect(listed()).toEqual(['winter']);
    expect(screen.getByText(/1 guess waits here/)).toBeInTheDocument();
    page.unmount();
    const again = renderPage(server);
    await field();
    await settle(1200);
    expect(listed()).toEqual(['coast', 'winter']);
    again.unmount();
  });

  test('then a day without an answer is waited for no longer than it takes to know that there is none', async () => {
    const server = gameServer();
    const first = renderPage(server);
    await field();
    first.unmount();
    server.hold('GET /proximity/today');
    const page = renderPage(server);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    connect(page, false);
    expect(await field()).toBeInTheDocument();
  });

  test('then a game that was not on this device yet says that it needs one', async () => {
    const server = gameServer();
    const before = renderPage(server);
    await field();
    before.unmount();
    cutOff(server);
    const page = renderPage(server, '/archive/game?num=900');
    connect(page, false);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Game #900');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You are offline, and this is not saved on this device yet. It opens when you are back online.',
    );
  });

  test('then, a day later, the last game that was opened is there, and the new one is offered with the network', async () => {
    const server = gameServer({ leftMs: 60_000 });
    const before = renderPage(server);
    await guess(before, 'winter');
    await settle();
    before.unmount();
    await settle(120_000);
    const offline = gameServer();
    cutOff(offline);
    const page = renderPage(offline);
    connect(page, false);
    await field();
    expect(listed()).toEqual(['winter']);
    offline.on('GET /proximity/today', () => ok(todayBody(TODAY + 1, 60_000)));
    connect(page, true);
    await act(() => window.dispatchEvent(new Event('online')));
    await settle();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Game #904');
    expect(screen.getByText('Game #905 is out.')).toBeInTheDocument();
  });

  test.each([
    'nonsense',
    '{"gameNumber":0,"nextGameAt":1,"clockSkewMs":0}',
    '{"gameNumber":904,"nextGameAt":"soon","clockSkewMs":0}',
    '{"gameNumber":904,"nextGameAt":1}',
  ])('then %s in the place of the day is no day', async (text) => {
    localStorage.setItem('today', text);
    const server = gameServer();
    cutOff(server);
    const page = renderPage(server);
    connect(page, false);
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
  });
});

describe('modes and languages', () => {
  test.each([
    ['/', 'GET /proximity/game/904?mode=daily&lang=en'],
    ['/?lang=es', 'GET /proximity/game/904?mode=daily&lang=es'],
    ['/?lang=proximity', 'GET /proximity/game/904?mode=daily&lang=en'],
    ['/?lang=xx', 'GET /proximity/game/904?mode=daily&lang=en'],
    ['/espanol', 'GET /proximity/game/904?mode=daily&lang=es'],
    ['/deutsch', 'GET /proximity/game/904?mode=daily&lang=de'],
    ['/play/junior', 'GET /proximity/game/904?mode=junior&lang=en'],
    ['/play/child?lang=de', 'GET /proximity/game/904?mode=child&lang=de'],
    ['/play/yesterday', 'GET /proximity/game/903?mode=yesterday&lang=en'],
    ['/play/nonsense', 'GET /proximity/game/904?mode=daily&lang=en'],
  ])('when %s is opened, then that game is played', async (path, call) => {
    const server = gameServer();
    renderPage(server, path);
    await field();
    expect(server.calls).toContain(call);
  });

  test('when the words are Spanish, then they are marked as such, while the page says what it is in', async () => {
    const server = gameServer();
    const page = renderPage(server, '/?lang=es');
    await guess(page, 'coast');
    await settle();
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getAllByText('coast').map((word) => word.lang)).toEqual(['es', 'es']);
    expect(server.calls).toContain('GET /similarity/es/~seal-of-904/coast');
    expect(Object.keys(localStorage)).toContain('game_proximity_904_es');
  });

  test('when a landing route was chosen, then the next visit of / goes there; a query is for one visit', async () => {
    const first = renderPage(gameServer(), '/espanol');
    await field();
    first.unmount();
    const server = gameServer();
    const second = renderPage(server, '/');
    await field();
    expect(server.calls).toContain('GET /proximity/nearness/es/~seal-of-904?mode=daily');
    second.unmount();
    const third = gameServer();
    renderPage(third, '/?lang=de');
    await field();
    expect(third.calls).toContain('GET /proximity/game/904?mode=daily&lang=de');
    expect(localStorage.getItem('settings')).toContain('"code":"es","isSelected":true}');
  });
});

describe('what else can be met', () => {
  test('when an address does not exist, then the page says so and leads home', async () => {
    const page = renderPage(gameServer(), '/no/such/page');
    expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeInTheDocument();
    await page.user.click(screen.getByRole('link', { name: "Play today's game" }));
    expect(await field()).toBeInTheDocument();
  });

  test('when the storage is forbidden, then the game can still be played', async () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
    const page = renderPage(gameServer());
    await guess(page, 'winter', 'harbor');
    await settle(1200);
    expect(await screen.findByText('You found it')).toBeInTheDocument();
  });
});
