import { parseCookie, stringifySetCookie } from 'cookie';
import type { Sender } from '../http/sender';
import { isPlainLocalhost } from './site';

/** What a browser is given for a session. */
export interface SessionTokens {
  jwt: string;
  jwtExpiresAt: Date;
  refreshToken: string;
  refreshExpiresAt: Date;
}

const LOGIN_SECONDS = 600;

/** The names are part of the contract: the page looks for isLoggedIn. */
const JWT = 'jwt';
const REFRESH = 'refresh';
const LOGIN = 'login';
const HINT = 'isLoggedIn';

/** Of all cookies of a request, those that are ours. */
export interface OurCookies {
  jwt: string | undefined;
  refresh: string | undefined;
  login: string | undefined;
}

export function readCookies({ headers: { cookie } }: Pick<Sender, 'headers'>): OurCookies {
  // Whatever is in them is no code of ours: a token has no character that would have to be decoded.
  const all = cookie === undefined ? {} : parseCookie(cookie, { decode: (text) => text });
  return { jwt: all[JWT], refresh: all[REFRESH], login: all[LOGIN] };
}

/** The Set-Cookie lines of one site. */
export interface CookieJar {
  session(tokens: SessionTokens): string[];
  clearedSession(): string[];
  login(token: string): string;
  clearedLogin(): string;
}

/**
 * @param site the origin of the page: everywhere but over plain http on this machine, cookies are for https only
 * @param now lives are told in seconds from now: the browser's clock may be wrong
 */
export function cookieJar(site: string, now: Date): CookieJar {
  const secure = !isPlainLocalhost(site);
  const line = (name: string, value: string, maxAge: number, httpOnly = true) =>
    stringifySetCookie({ name, value, path: '/', sameSite: 'lax', secure, httpOnly, maxAge });
  const cleared = (name: string, httpOnly = true) => line(name, '', 0, httpOnly);
  const until = (end: Date) => Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
  return {
    session: ({ jwt, jwtExpiresAt, refreshToken, refreshExpiresAt }) => [
      line(JWT, jwt, until(jwtExpiresAt)),
      line(REFRESH, refreshToken, until(refreshExpiresAt)),
      line(HINT, 'true', until(refreshExpiresAt), false),
    ],
    clearedSession: () => [cleared(JWT), cleared(REFRESH), cleared(HINT, false)],
    login: (token) => line(LOGIN, token, LOGIN_SECONDS),
    clearedLogin: () => cleared(LOGIN),
  };
}
