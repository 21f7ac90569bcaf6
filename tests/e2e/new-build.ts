import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Site {
  readonly url: string;
  /** From now on another build is served: the same page, but every file has another name, and the old ones are gone. */
  publish(): void;
  stop(): Promise<void>;
}

const NEW = 'new-';

/** The product at another address, where a new build of the page can be published. The browser itself keeps nothing. */
export async function siteWithNewBuild(product: string): Promise<Site> {
  const files = await filesOf(product);
  let isNew = false;
  const server = createServer((request, response) => {
    void answer(request, response, product, isNew ? files : null);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    publish: () => (isNew = true),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** The names of the build's files, as its service worker lists them. */
async function filesOf(product: string): Promise<readonly string[]> {
  const worker = await (await fetch(`${product}/sw.js`)).text();
  return [...worker.matchAll(/\/assets\/([^ ']+)/g)].map(([, file = '']) => file);
}

async function answer(
  { url = '/', method = 'GET' }: IncomingMessage,
  response: ServerResponse,
  product: string,
  renamed: readonly string[] | null,
): Promise<void> {
  const isGone = renamed?.some((file) => url === `/assets/${file}`) ?? false;
  if (isGone) return void response.writeHead(404).end();
  const given = await fetch(`${product}${url.replace(`/assets/${NEW}`, '/assets/')}`, { method });
  const type = given.headers.get('content-type') ?? 'text/plain';
  const isText = /html|javascript|css/.test(type);
  const body = Buffer.from(await given.arrayBuffer());
  response.writeHead(given.status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(renamed !== null && isText ? renamedIn(body.toString(), renamed) : body);
}

function renamedIn(text: string, files: readonly string[]): string {
  const renamed = files.reduce((all, file) => all.replaceAll(file, `${NEW}${file}`), text);
  return renamed.replace(/'page-\w+'/, "'page-new'");
}
