/** The addresses that the page knows, as Express writes them; every other one is its own "not found". */
export const PAGE_ROUTES: readonly string[] = [
  '/',
  '/espanol',
  '/deutsch',
  '/archive',
  '/archive/game',
  '/play/:mode',
  '/create-your-own',
  '/user-game/:gameLink',
  '/custom/:code',
  '/other-user/:gameId',
  '/nearest/:word',
  '/account',
  '/logged-in',
];
