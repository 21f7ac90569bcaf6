/** Before the jwt runs out; and a hostile player signs out now and then. */
const FRESH_MS = 60_000;

const MOST_HOPS = 10;

/** A browser that keeps cookies and follows nothing by itself. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly site: string) {}

  cookie(name: string): string {
    return this.cookies.get(name) ?? '';
  }

  /** All of them, as the header of a request. */
  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = { origin: this.site, ...init.headers, cookie: this.cookieHeader() };
    const response = await fetch(new URL(address, this.site), { ...init, redirect: 'manual', headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return response;
  }

  post(address: string, body: object): Promise<Response> {
    const headers = { 'content-type': 'application/json' };
    return this.fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Follows redirects until a page, or until they leave for the callback. */
  async follow(start: string): Promise<{ url: string; text: string }> {
    let url = new URL(start, this.site).href;
    for (let hop = 0; hop < MOST_HOPS; hop++) {
      if (new URL(url).pathname.endsWith('/callback')) return { url, text: '' };
      const response = await this.fetch(url);
      if (response.status < 300 || response.status > 399) return { url, text: await response.text() };
      url = new URL(locationOf(response), url).href;
    }
    throw new Error(`Too many redirects from ${start}.`);
  }
}

/** One of the sample players of the local run, signed in through the provider's page as a browser does it. */
export async function signIn(site: string, player: string): Promise<Browser> {
  const game = new Browser(site);
  const begun = await game.fetch('/auth/local');
  const provider = new Browser(new URL(locationOf(begun)).origin);
  const page = await provider.follow(locationOf(begun));
  const action = /<form method="post" action="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const chosen = await provider.fetch(new URL(action, page.url).href, {
    method: 'POST',
    body: new URLSearchParams({ player }),
  });
  const back = await provider.follow(new URL(locationOf(chosen), page.url).href);
  await game.fetch(back.url);
  return game;
}

/** The same thing made anew when it is a minute old. What cannot be renewed is used on. */
export function renewed<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  let since = 0;
  return () => {
    if (made && performance.now() - since <= FRESH_MS) return made;
    since = performance.now();
    const before = made;
    made = before ? make().catch(() => before) : make();
    return made;
  };
}

export function locationOf(response: Response): string {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`No redirect from ${response.url}: ${response.status}`);
  return location;
}
