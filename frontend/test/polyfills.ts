// What jsdom has not, and the page or its libraries use.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, { TextEncoder, TextDecoder });

window.matchMedia = (query) => Object.assign(new EventTarget(), mediaList(query));
window.scrollTo = () => undefined;
// jsdom lays nothing out: there is nothing to observe
window.IntersectionObserver ??= noObserver() as typeof IntersectionObserver;
window.ResizeObserver ??= noObserver() as typeof ResizeObserver;
// nor is anything loaded
Object.assign(Performance.prototype, { getEntriesByType: () => [] });
// a browser that cannot draw
HTMLCanvasElement.prototype.getContext = () => null;
HTMLDialogElement.prototype.showModal = showModal;
HTMLDialogElement.prototype.close = close;

function noObserver(): unknown {
  return class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  };
}

/** Whoever needs a query to hold says so on <html data-media="…">. */
function mediaList(query: string): Omit<MediaQueryList, keyof EventTarget> {
  return {
    media: query,
    matches: document.documentElement.dataset['media']?.includes(query) ?? false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  };
}

const openers = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement): void {
  openers.set(this, document.activeElement);
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>('button, input')?.focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.removeAttribute('open');
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  this.dispatchEvent(new Event('close'));
}
