import { IncomingMessage, ServerResponse, type OutgoingHttpHeader } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Handler } from './facts';

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

/**
 * The headers of every answer. Nothing but our own origin may run, load or frame anything.
 * @param https whether players come by https: then plain-http addresses in the page are upgraded, which over plain
 *   http would break it
 */
export function securityHeaders(https: boolean): Handler {
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(https) },
    strictTransportSecurity: { maxAge: YEAR_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const headers = headersOf(protect);
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** Helmet's headers are the same for every answer: it is asked once, because a guess pays for what is asked again. */
function headersOf(protect: ReturnType<typeof helmet>): [string, OutgoingHttpHeader][] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  response.setHeader('permissions-policy', PERMISSIONS);
  protect(request, response, (error) => {
    if (error) throw new Error('The security headers cannot be made.', { cause: error });
  });
  return Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
}

function contentSecurityPolicy(https: boolean): Record<string, string[]> {
  const self = ["'self'"];
  const none = ["'none'"];
  return {
    defaultSrc: none,
    scriptSrc: self,
    styleSrc: self,
    imgSrc: ["'self'", 'data:'],
    fontSrc: self,
    connectSrc: self,
    manifestSrc: self,
    workerSrc: self,
    formAction: self,
    baseUri: none,
    frameAncestors: none,
    objectSrc: none,
    ...(https && { upgradeInsecureRequests: [] }),
  };
}
