import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { ok, refused } from '../../test/fake-server';
import { neighborsOf } from '../../test/neighbors';
import { field, gameServer, guess, renderPage, settle, todayBody, type Page } from '../../test/render-page';
import { toBase64Url } from '../shared/base64-text';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** What axe objects to; contrast needs a layout and is computed from the tokens elsewhere. */
async function objections(): Promise<string[]> {
  jest.useRealTimers();
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}

/** What a page that was fetched says first. */
async function settled(text: string): Promise<HTMLElement> {
  await settle(50);
  return screen.findByText(text);
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
  [
    'the open menu',
    '/',
    async (page) => {
      await field();
      await page.user.click(screen.getByRole('button', { name: 'Menu' }));
      await screen.findByRole('dialog', { name: 'Menu' });
    },
  ],
  ['a game of the archive', '/archive/game?num=903', async () => void (await field())],
  ['a game for children', '/play/child', async (page) => guess(page, 'coast')],
  [
    'a hidden list of nearest words',
    `/nearest/${toBase64Url('harbor')}`,
    async () => void (await settled('Reveal words')),
  ],
  [
    'a list of nearest words',
    `/nearest/${toBase64Url('harbor')}`,
    async (page) => {
      await page.user.click(await settled('Reveal words'));
      await screen.findByRole('table');
    },
  ],
  [
    'a game that was made',
    '/create-your-own',
    async (page) => {
      await settled('Validate');
      await page.user.type(screen.getByRole('textbox', { name: 'Your word' }), 'harbor{Enter}');
      await settle(50);
      await page.user.click(screen.getByRole('button', { name: 'Create game' }));
      await settled('Copy link');
    },
  ],
  ['a page that does not exist', '/nowhere', async () => settle(0)],
])('when %s is shown, then axe has no objection', async (_what, path, reach) => {
  const server = gameServer();
  server.on('GET /semantle/top1000/', ok(neighborsOf('harbor')));
  server.on('POST /proximity/custom', ok({ code: '~code' }));
  await reach(renderPage(server, path));
  expect(await objections()).toEqual([]);
});

test('when the archive is shown, then axe has no objection', async () => {
  const server = gameServer();
  server.on('GET /proximity/today', () => ok(todayBody(40, 3_600_000)));
  renderPage(server, '/archive');
  await settled("Today's game");
  expect(await objections()).toEqual([]);
});

test('when the server is away, then axe has no objection to how the page says so', async () => {
  const server = gameServer();
  server.on('GET /proximity/today', refused(503, 'unavailable'));
  renderPage(server);
  await screen.findByRole('alert');
  expect(await objections()).toEqual([]);
});
