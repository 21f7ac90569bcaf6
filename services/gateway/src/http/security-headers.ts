import { IncomingMessage, ServerResponse, type OutgoingHttpHeader } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';
import type { Handler } from './facts';

type Header = readonly [name: string, value: OutgoingHttpHeader];

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const DENIED = [
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'midi',
  'payment',
  'usb',
];
const PERMISSIONS = DENIED.map((feature) => `${feature}=()`).join(', ');

/** What every answer has, whatever it is. */
const EVERYWHERE = {
  strictTransportSecurity: { maxAge: YEAR_SECONDS, includeSubDomains: true },
  referrerPolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
} satisfies HelmetOptions;

/** What a page may do beside our own origin. */
export interface PageGuests {
  /** Where photos of players come from. */
  imageOrigins: readonly string[];
  /** Where the form of a sign-in may lead. */
  signInOrigins: readonly string[];
}

/**
 * The headers of what a browser shows. Nothing but our own origin may run, load or frame anything.
 * @param https whether players come by https: then plain-http addresses in the page are upgraded, which over plain
 *   http would break it
 * @param guests the same list as long as nothing has changed
 */
export function pageHeaders(https: boolean, guests: () => readonly PageGuests[]): Handler {
  let made: { of: readonly PageGuests[]; headers: readonly Header[] } | undefined;
  return (_request, response, next) => {
    const of = guests();
    if (made?.of !== of) made = { of, headers: headersOfPage(https, of) };
    setAll(response, made.headers);
    next();
  };
}

function headersOfPage(https: boolean, guests: readonly PageGuests[]): readonly Header[] {
  const protect = helmet({
    ...EVERYWHERE,
    contentSecurityPolicy: { useDefaults: false, directives: pagePolicy(https, guests) },
  });
  return [...headersOf(protect), ['permissions-policy', PERMISSIONS] as const];
}

const none = ["'none'"];

/** The headers of an answer to a call. A browser that shows it as a document may do nothing with it. */
const CALL_HEADERS = headersOf(
  helmet({
    ...EVERYWHERE,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: none, baseUri: none, formAction: none, frameAncestors: none },
    },
    // These say how a document may be opened, cached and shared between tabs: a guess need not carry them.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }),
);

export function setCallHeaders(response: ServerResponse): void {
  setAll(response, CALL_HEADERS);
}

function setAll(response: ServerResponse, headers: readonly Header[]): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}

/** Helmet's headers are the same for every answer: it is asked once, because a guess pays for what is asked again. */
function headersOf(protect: ReturnType<typeof helmet>): readonly Header[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  protect(request, response, (error) => {
    if (error) throw new Error('The security headers cannot be made.', { cause: error });
  });
  return Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
}

function pagePolicy(https: boolean, guests: readonly PageGuests[]): Record<string, string[]> {
  const self = ["'self'"];
  return {
    defaultSrc: none,
    scriptSrc: self,
    styleSrc: self,
    imgSrc: unique(["'self'", 'data:', ...guests.flatMap(({ imageOrigins }) => imageOrigins)]),
    fontSrc: self,
    connectSrc: self,
    manifestSrc: self,
    workerSrc: self,
    // A form may be answered by a redirect, which is held against this too.
    formAction: unique([...self, ...guests.flatMap(({ signInOrigins }) => signInOrigins)]),
    baseUri: none,
    frameAncestors: none,
    objectSrc: none,
    ...(https && { upgradeInsecureRequests: [] }),
  };
}

function unique(sources: string[]): string[] {
  return [...new Set(sources)];
}
