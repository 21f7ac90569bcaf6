import { dirname } from 'node:path';
import type { Express } from 'express';
import type { Handler } from '../http/facts';
import { refuseMethod } from '../http/mount-route';
import { DOCS_PAGE, DOCS_SCRIPT } from './docs-page';

const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];
const CACHE = 'public, max-age=3600';

/** The page on which /openapi.json can be read and tried out: one page, one style sheet, two scripts. */
export function serveDocs(app: Express, compress: Handler): void {
  const root = dirname(require.resolve('swagger-ui-dist/package.json'));
  app.get(['/docs', '/docs/:file'], label, compress);
  app.get('/docs/', (_request, response) => response.redirect(308, '/docs'));
  app.get('/docs', sendText('text/html', DOCS_PAGE));
  app.get('/docs/start.js', sendText('text/javascript', DOCS_SCRIPT));
  for (const file of FILES) {
    app.get(`/docs/${file}`, (_request, response) => {
      response.setHeader('cache-control', CACHE);
      response.sendFile(file, { root, acceptRanges: false, cacheControl: false });
    });
  }
  app.all(['/docs', '/docs/start.js', ...FILES.map((file) => `/docs/${file}`)], refuseMethod('GET, HEAD'));
}

const label: Handler = (_request, response, next) => {
  response.locals.route = 'docs';
  next();
};

function sendText(type: string, text: string): Handler {
  return (_request, response) => {
    response.setHeader('cache-control', CACHE);
    response.type(type).end(text);
  };
}
