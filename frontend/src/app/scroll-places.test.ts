import { createScrollPlaces } from './scroll-places';

/** A page of a height that grows when a test says so. */
function longPage(height: number) {
  let length = height;
  const state = { top: 0 };
  const grown = new Set<() => void>();
  window.ResizeObserver = class implements ResizeObserver {
    readonly #changed: () => void;
    constructor(changed: ResizeObserverCallback) {
      this.#changed = () => changed([], this);
    }
    observe() {
      grown.add(this.#changed);
    }
    unobserve() {}
    disconnect() {
      grown.delete(this.#changed);
    }
  };
  Object.defineProperty(window, 'scrollY', { get: () => state.top, configurable: true });
  window.scrollTo = ((to: ScrollToOptions) => {
    state.top = Math.min(to.top ?? 0, length);
  }) as typeof window.scrollTo;
  return {
    top: () => state.top,
    scroll(to: number) {
      state.top = to;
      window.dispatchEvent(new Event('scroll'));
    },
    become(next: number) {
      length = next;
      state.top = Math.min(state.top, length);
      for (const changed of grown) changed();
    },
  };
}

/** How the browser came to load the page. */
function loadedBy(type: NavigationTimingType): void {
  const load: Partial<PerformanceNavigationTiming> = { type };
  window.performance.getEntriesByType = () => [load as PerformanceNavigationTiming];
}

beforeEach(() => {
  sessionStorage.clear();
  loadedBy('reload');
});

test('when one comes back, then the page is where it was left; a new one starts at its top', () => {
  const page = longPage(5000);
  const places = createScrollPlaces(window);
  const stop = places.start();
  places.arrive('list');
  page.scroll(1200);
  places.arrive('game');
  expect(page.top()).toBe(0);
  page.scroll(300);
  places.comeBack('list');
  expect(page.top()).toBe(1200);
  places.comeBack('game');
  expect(page.top()).toBe(300);
  stop();
});

test('when the page one comes back to is filled little by little, then it is scrolled as soon as it is long enough', () => {
  const page = longPage(5000);
  const places = createScrollPlaces(window);
  const stop = places.start();
  places.arrive('list');
  page.scroll(1200);
  places.arrive('game');
  page.become(100);
  places.comeBack('list');
  expect(page.top()).toBe(100);
  page.become(800);
  page.become(3000);
  expect(page.top()).toBe(1200);
  page.become(100);
  page.become(3000);
  expect(page.top()).toBe(100);
  stop();
});

test('when the player scrolls meanwhile, then the page is left to them', () => {
  const page = longPage(5000);
  const places = createScrollPlaces(window);
  const stop = places.start();
  places.arrive('list');
  page.scroll(1200);
  places.arrive('game');
  page.become(100);
  places.comeBack('list');
  window.dispatchEvent(new Event('wheel'));
  page.become(3000);
  expect(page.top()).toBe(100);
  stop();
});

test('when an address is typed in the same tab, then its page starts at the top, and those before keep their places', () => {
  sessionStorage.setItem('scroll-places', '[["default /archive",900],["default /",700]]');
  loadedBy('navigate');
  const page = longPage(5000);
  const places = createScrollPlaces(window);
  places.comeBack('default /archive');
  expect(page.top()).toBe(0);
  places.comeBack('default /');
  expect(page.top()).toBe(700);
  places.comeBack('default /archive');
  expect(page.top()).toBe(0);
});

test.each(['reload', 'back_forward'] as const)(
  'when the page is loaded by %s, then its places are known',
  (type) => {
    loadedBy(type);
    const page = longPage(5000);
    const before = createScrollPlaces(window);
    const stop = before.start();
    before.arrive('list');
    page.scroll(700);
    window.dispatchEvent(new Event('pagehide'));
    stop();
    const after = createScrollPlaces(window);
    after.comeBack('list');
    expect(page.top()).toBe(700);
  },
);

test.each(['{', '"text"', '[1,["a","b"],["ok",5]]'])(
  'when the stored places are %s, then the page is shown all the same',
  (stored) => {
    sessionStorage.setItem('scroll-places', stored);
    const page = longPage(5000);
    createScrollPlaces(window).comeBack('ok');
    expect(page.top()).toBe(stored.includes('ok') ? 5 : 0);
  },
);
