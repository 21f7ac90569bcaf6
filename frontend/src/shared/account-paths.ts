export const ACCOUNT_PATH = '/account';
/** Where a sign-in comes back to; `?to=` says where it goes on, `?error=` that it failed, or by which error code. */
export const LOGGED_IN_PATH = '/logged-in';
