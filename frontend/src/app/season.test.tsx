import { ok } from '../../test/fake-server';
import { field, gameServer, renderPage, todayBody } from '../../test/render-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  [153, 'halloween'],
  [207, 'christmas'],
  [208, 'christmas'],
  [209, 'light'],
])(
  'when game %i is shown, then the page is in the theme %s, whatever was chosen',
  async (gameNumber, theme) => {
    localStorage.setItem('settings', '{"darkMode":false}');
    const server = gameServer();
    server.on('GET /proximity/today', () => ok(todayBody(gameNumber, 60_000)));
    renderPage(server);
    await field();
    expect(document.documentElement.dataset['theme']).toBe(theme);
  },
);
