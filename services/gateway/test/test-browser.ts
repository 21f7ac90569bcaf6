import { parseSetCookie } from 'cookie';
import { sendRequest, SAME_ORIGIN, type HttpAnswer, type HttpRequest } from './send-request';

/** Just enough of a browser: keeps the game's cookies, and goes through the provider's pages. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  /** Every Set-Cookie line of the game so far. */
  readonly lines: string[] = [];

  constructor(
    private readonly port: number,
    private readonly host = `localhost:${port}`,
  ) {}

  /** Asks the game, as its own page does. */
  async send(request: HttpRequest): Promise<HttpAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { host: this.host, ...SAME_ORIGIN, ...(cookie && { cookie }), ...request.headers };
    const answer = await sendRequest(this.port, { ...request, headers });
    for (const line of answer.headers['set-cookie'] ?? []) this.keep(line);
    return answer;
  }

  post(path: string, body: unknown = {}): Promise<HttpAnswer> {
    return this.send({ method: 'POST', path, body });
  }

  async json(path: string): Promise<unknown> {
    return JSON.parse((await this.send({ path })).text);
  }

  /** Signs in from beginning to end. @returns the answer of the callback */
  async signIn(player: string, path = '/auth/local'): Promise<HttpAnswer> {
    const { headers } = await this.send({ path });
    return this.send({ path: await chooseAt(headers.location ?? '', player) });
  }

  /** What a second tab, or a thief, has now. */
  copy(): TestBrowser {
    const other = new TestBrowser(this.port, this.host);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  private keep(line: string): void {
    this.lines.push(line);
    const { name, value = '', maxAge } = parseSetCookie(line);
    if (maxAge === 0) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Goes through the provider's pages as a player. @returns path and query of the callback that it ends at */
export async function chooseAt(authorizationUrl: string, player: string): Promise<string> {
  const provider = new ProviderPages();
  const page = await provider.follow(new URL(authorizationUrl));
  const action = /<form method="post" action="([^"]+)"/.exec(page.text)?.[1];
  if (action === undefined) throw new Error(`There is no form to choose a player: ${page.text}`);
  const answer = await provider.fetch(new URL(action, page.url), {
    method: 'POST',
    body: new URLSearchParams({ player }),
  });
  const { url } = await provider.follow(locationOf(answer, page.url));
  return url.pathname + url.search;
}

/** The provider as a browser sees it: its redirects are followed until a page, or until they leave it. */
class ProviderPages {
  private readonly cookies = new Map<string, string>();

  async follow(start: URL): Promise<{ url: URL; text: string }> {
    let url = start;
    for (let hop = 0; hop < 10; hop++) {
      if (url.origin !== start.origin || url.pathname.endsWith('/callback')) return { url, text: '' };
      const response = await this.fetch(url);
      if (response.status < 300 || response.status > 399) return { url, text: await response.text() };
      url = locationOf(response, url);
    }
    throw new Error('The provider redirects in circles.');
  }

  async fetch(url: URL, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const { name, value = '' } = parseSetCookie(line);
      this.cookies.set(name, value);
    }
    return response;
  }
}

function locationOf(response: Response, base: URL): URL {
  const location = response.headers.get('location');
  if (location === null) throw new Error(`No redirect from ${base.href}: ${response.status}`);
  return new URL(location, base);
}
