import { createPageHistory } from './page-history';

beforeEach(() => window.history.replaceState(null, '', '/'));

function popped(): Promise<Event> {
  return new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
}

test('when a page is gone to, then its address is shown, and those who watch are told', () => {
  const history = createPageHistory(window);
  const seen: string[] = [];
  history.subscribe(() => seen.push(history.current().pathname + history.current().search));
  history.go('/archive/game?num=7', { state: { from: 'here' } });
  expect(seen).toEqual(['/archive/game?num=7']);
  expect(window.location.pathname).toBe('/archive/game');
  expect(history.current()).toMatchObject({ arrival: 'new', state: { from: 'here' } });
});

test('when one goes back, then the place is the one of before, with its key and what came along', async () => {
  const history = createPageHistory(window);
  history.go('/archive', { state: 1 });
  const { key } = history.current();
  history.go('/archive/game?num=7');
  const back = popped();
  history.back();
  await back;
  expect(history.current()).toEqual({
    pathname: '/archive',
    search: '',
    key,
    state: 1,
    arrival: 'back',
  });
});

test('when an address takes the place of another, then nobody comes back to that', async () => {
  const history = createPageHistory(window);
  history.go('/archive');
  history.go('/nearest/x');
  history.go('/', { replace: true });
  const back = popped();
  history.back();
  await back;
  expect(history.current().pathname).toBe('/archive');
});

test('when the page is loaded again, then it knows its place; a typed address is a new one', () => {
  const before = createPageHistory(window);
  before.go('/archive');
  expect(createPageHistory(window).current()).toEqual({ ...before.current(), arrival: 'back', state: null });
  window.history.replaceState(null, '', '/archive');
  const typed = createPageHistory(window).current();
  expect(typed.arrival).toBe('new');
  expect(typed.key).not.toBe(before.current().key);
});
