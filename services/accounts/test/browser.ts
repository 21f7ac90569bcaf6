/** Just enough of a browser to sign in at a provider: follows redirects by hand, keeps cookies per path. */
export class Browser {
  private readonly cookies = new Map<string, { value: string; path: string }>();

  /** Goes through the provider's pages as a player. @returns the address of the callback that it ends at */
  async signIn(authorizationUrl: string, player: string): Promise<string> {
    const page = await this.follow(authorizationUrl);
    const html = await page.response.text();
    const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1];
    if (!action) throw new Error(`There is no form to choose a player: ${page.response.status} ${html}`);
    const answer = await this.fetch(new URL(action, page.url), {
      method: 'POST',
      body: new URLSearchParams({ player }),
    });
    return (await this.follow(locationOf(answer, page.url))).url.href;
  }

  /** Follows redirects until a page, or until the address is not the provider's any more. */
  private async follow(start: string | URL): Promise<{ url: URL; response: Response }> {
    let url = new URL(start);
    const { origin } = url;
    for (let hop = 0; hop < 10; hop += 1) {
      if (url.origin !== origin) return { url, response: new Response() };
      const response = await this.fetch(url);
      if (response.status < 300 || response.status > 399) return { url, response };
      url = locationOf(response, url);
    }
    throw new Error('The provider redirects in circles.');
  }

  private async fetch(url: URL, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies]
      .filter(([, { path }]) => url.pathname.startsWith(path))
      .map(([name, { value }]) => `${name.split(' ')[0]}=${value}`)
      .join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const header of response.headers.getSetCookie()) this.keep(header);
    return response;
  }

  private keep(header: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
    const path = /;\s*path=([^;]+)/i.exec(header)?.[1] ?? '/';
    this.cookies.set(`${name} ${path}`, { value, path });
  }
}

function locationOf(response: Response, base: URL): URL {
  const location = response.headers.get('location');
  if (!location) throw new Error(`No redirect from ${base.href}: ${response.status}`);
  return new URL(location, base);
}
