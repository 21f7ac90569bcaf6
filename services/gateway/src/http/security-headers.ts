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

export interface SecurityHeaderOptions {
  /** Over https, plain-http addresses in the page are upgraded; over plain http that would break the page. */
  https: boolean;
  /** For the page of the API's documentation only, whose library writes its own style elements. */
  inlineStyles?: boolean;
}

/** The headers of every answer. Nothing but our own origin may run, load or frame anything. */
export function securityHeaders({ https, inlineStyles = false }: SecurityHeaderOptions): Handler {
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(https, inlineStyles) },
    strictTransportSecurity: { maxAge: YEAR_SECONDS, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) => {
    response.setHeader('permissions-policy', PERMISSIONS);
    protect(request, response, next);
  };
}

function contentSecurityPolicy(https: boolean, inlineStyles: boolean): Record<string, string[]> {
  const self = ["'self'"];
  const none = ["'none'"];
  return {
    defaultSrc: none,
    scriptSrc: self,
    styleSrc: inlineStyles ? ["'self'", "'unsafe-inline'"] : self,
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
