import { screen } from '@testing-library/react';
import { gameServer, renderPage, settle } from '../../../test/render-page';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each(['/', '/archive'])(
  'when all of %s cannot be reached, then that is what the page is called',
  async (path) => {
    const server = gameServer();
    server.on('GET /proximity/today', 'offline');
    renderPage(server, path);
    await settle(10_000);
    const title = { level: 1, name: 'The game cannot be reached' };
    expect(await screen.findByRole('heading', title)).toBeInTheDocument();
  },
);
