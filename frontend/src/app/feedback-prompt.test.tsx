import { screen } from '@testing-library/react';
import { gameServer, guess, renderPage, settle } from '../../test/render-page';
import { site } from './site';

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

async function finishGame() {
  const page = renderPage(gameServer());
  await guess(page, 'harbor');
  await settle(1200);
  await screen.findByText('You found it');
  return page;
}

const prompt = () => screen.queryByRole('region', { name: 'How do you like the game?' });

test('when there is a form for it, then players are asked once, after a game', async () => {
  jest.replaceProperty(site.foot, 'feedback', 'https://forms.example/proximity');
  const page = await finishGame();
  expect(prompt()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tell us' })).toHaveAttribute(
    'href',
    'https://forms.example/proximity',
  );
  await page.user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(prompt()).not.toBeInTheDocument();
  expect(localStorage.getItem('hasVoted')).toBe('true');
  page.unmount();
  renderPage(gameServer());
  await screen.findByText('You found it');
  expect(prompt()).not.toBeInTheDocument();
});

test('when there is no form, then nobody is asked', async () => {
  await finishGame();
  expect(prompt()).not.toBeInTheDocument();
});
