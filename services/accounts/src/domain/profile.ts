/** What an identity provider says about a player, made fit to be shown. */
export interface Profile {
  name: string;
  firstName: string;
  photoUrl?: string;
  email?: string;
  /** Whether the provider vouches for the address. */
  emailVerified: boolean;
}

const LONGEST_NAME = 80;
const LONGEST_ADDRESS = 2_048;
const LONGEST_EMAIL = 320;
const NAMELESS = 'Player';
/** Control characters, and those that turn the direction of the text after them. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * @param claims of the ID token and the user info, as they came
 * @param insecurePhotos whether http: addresses will do, as they must for a provider of this machine
 */
export function readProfile(claims: Readonly<Record<string, unknown>>, insecurePhotos = false): Profile {
  const given = readName(claims.given_name);
  const name =
    readName(claims.name) ?? given ?? readName(claims.nickname) ?? readName(claims.preferred_username);
  const photoUrl = readPhoto(claims.picture, insecurePhotos);
  const email = readEmail(claims.email);
  return {
    name: name ?? NAMELESS,
    firstName: given ?? name?.split(' ')[0] ?? NAMELESS,
    ...(photoUrl === undefined ? {} : { photoUrl }),
    ...(email === undefined ? {} : { email }),
    emailVerified: email !== undefined && claims.email_verified === true,
  };
}

function readName(claim: unknown): string | undefined {
  if (typeof claim !== 'string') return undefined;
  const name = claim.replace(UNSEEN, ' ').normalize('NFC').replace(/\s+/gu, ' ').trim();
  // An address is nobody's name to show to others.
  if (name === '' || name.includes('@')) return undefined;
  return [...name].slice(0, LONGEST_NAME).join('').trim();
}

function readPhoto(claim: unknown, insecure: boolean): string | undefined {
  if (typeof claim !== 'string' || claim.length > LONGEST_ADDRESS || !URL.canParse(claim)) return undefined;
  const { protocol, username, password, href } = new URL(claim);
  const loadable = protocol === 'https:' || (insecure && protocol === 'http:');
  return loadable && username === '' && password === '' ? href : undefined;
}

function readEmail(claim: unknown): string | undefined {
  if (typeof claim !== 'string' || claim.length > LONGEST_EMAIL) return undefined;
  return /^[^\s@]+@[^\s@]+$/.test(claim) ? claim : undefined;
}
