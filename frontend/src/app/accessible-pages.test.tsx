import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { refused } from '../../test/fake-server';
import { field, gameServer, guess, renderPage, settle, type Page } from '../../test/render-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What axe objects to; contrast needs a layout and is computed from the tokens elsewhere. */
async function objections(): Promise<string[]> {
  jest.useRealTimers();
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

async function openQuestion(page: Page) {
  await field();
  await page.user.click(screen.getByRole('button', { name: 'Give up' }));
  await settle(5);
  await screen.findByRole('dialog');
}

test.each<[string, string, (page: Page) => Promise<void>]>([
  ['a new game', '/', async () => void (await field())],
  [
    'a game under way, with a hint and an unknown word',
    '/',
    async (page) => {
      localStorage.setItem('doNotShowAgain-hint', 'true');
      await guess(page, 'winter', 'coast');
      await settle(1200);
      await page.user.click(screen.getByRole('button', { name: 'Hint' }));
      await settle(600);
      await guess(page, 'cosat');
      await settle(600);
    },
  ],
  ['the question before giving up', '/', openQuestion],
  [
    'a game that was won',
    '/?lang=es',
    async (page) => {
      await guess(page, 'winter', 'harbor');
      await settle(1200);
      await screen.findByText('You found it');
    },
  ],
  ['a page that does not exist', '/nowhere', async () => settle(0)],
])('when %s is shown, then axe has no objection', async (_what, path, reach) => {
  const server = gameServer();
  await reach(renderPage(server, path));
  expect(await objections()).toEqual([]);
});

test('when the server is away, then axe has no objection to how the page says so', async () => {
  const server = gameServer();
  server.on('GET /proximity/today', refused(503, 'unavailable'));
  renderPage(server);
  await screen.findByRole('alert');
  expect(await objections()).toEqual([]);
});
