import { screen } from '@testing-library/react';
import { ok } from '../../test/fake-server';
import { gameServer, renderPage } from '../../test/render-page';

test('when a component throws, then the page says so instead of going blank', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = gameServer();
  server.on('GET /proximity/nearness/', ok({ nearest: 70, tenth: 58, thousandth: 22 }));
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new RangeError('no such language');
  });
  renderPage(server);
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: "Proximity, today's game" })).toBeInTheDocument();
});
