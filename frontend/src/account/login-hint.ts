/** The cookie that tells the page that there is a session; the session itself is out of its sight. */
const HINT = 'isLoggedIn';

export interface LoginHint {
  readonly isSet: () => boolean;
  readonly clear: () => void;
}

export function createLoginHint(page: Pick<Document, 'cookie'>): LoginHint {
  return {
    isSet: () => page.cookie.split('; ').includes(`${HINT}=true`),
    clear() {
      page.cookie = `${HINT}=; Path=/; Max-Age=0; SameSite=Lax`;
    },
  };
}
