import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { AppError } from '@proximity/common/app-error';
import { static as serveStatic, type Express } from 'express';
import type { Handler } from '../http/facts';
import { refuseMethod } from '../http/mount-route';
import { PAGE_ROUTES } from './page-routes';

// Their names hold a hash of their content.
const HASHED_SECONDS = 365 * 24 * 60 * 60;
const API_PATH = /^\/((proximity|similarity|semantle|api|auth|docs)(\/|$)|admin\/)/;
const FILE_NAME = /\.[a-z0-9]{2,11}$/i;

export interface PageOptions {
  /** The folder of the built page. */
  directory: string;
  compress: Handler;
}

/** Whether the page has been built into this folder. */
export function isPageBuilt(directory: string): boolean {
  return existsSync(join(directory, 'index.html'));
}

/** Serves the built page last of all: its files, its addresses, and its own not-found page for the rest. */
export function servePage(app: Express, { directory, compress }: PageOptions): void {
  const root = resolve(directory);
  const files = { index: false, redirect: false, acceptRanges: false, dotfiles: 'ignore' } as const;
  app.use(refuseUnknownCalls(), refuseWrites(), labelFiles(), compress);
  app.use(
    '/assets',
    serveStatic(join(root, 'assets'), { ...files, immutable: true, maxAge: HASHED_SECONDS * 1000 }),
  );
  // The file of the page is no address of it.
  app.use('/index.html', sendPage(root, 404));
  app.use(
    serveStatic(root, {
      ...files,
      setHeaders: (response) => response.setHeader('cache-control', 'no-cache'),
    }),
  );
  app.use(refuseMissingFiles());
  app.get([...PAGE_ROUTES], sendPage(root, 200));
  app.get('/{*path}', sendPage(root, 404));
}

function refuseUnknownCalls(): Handler {
  return ({ path }, _response, next) => {
    if (API_PATH.test(path)) throw new AppError('not_found', 'There is no such call.');
    next();
  };
}

function refuseWrites(): Handler {
  const refuse = refuseMethod('GET, HEAD');
  return (request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') next();
    else void refuse(request, response, next);
  };
}

function labelFiles(): Handler {
  return ({ path }, response, next) => {
    if (isFile(path)) response.locals.route = 'asset';
    next();
  };
}

function refuseMissingFiles(): Handler {
  return ({ path }, _response, next) => {
    if (isFile(path)) throw new AppError('not_found', 'There is no such file.');
    next();
  };
}

function isFile(path: string): boolean {
  return path.startsWith('/assets') || FILE_NAME.test(path);
}

function sendPage(root: string, status: number): Handler {
  return (_request, response, next) => {
    response.locals.route = 'page';
    response.status(status).setHeader('cache-control', 'no-cache');
    response.sendFile('index.html', { root, acceptRanges: false, cacheControl: false }, (error?: Error) => {
      if (error && !response.headersSent) next(missingPage(error));
    });
  };
}

function missingPage(error: Error): Error {
  const absent = 'code' in error && error.code === 'ENOENT';
  return absent ? new AppError('not_found', 'The page has not been built.', { cause: error }) : error;
}
