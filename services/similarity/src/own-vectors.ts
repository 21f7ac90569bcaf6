import { resolve } from 'node:path';
import { z } from 'zod';

const PREFIX = 'VECTORS_';
const LANGUAGE = /^[A-Z]{2,3}$/;
/** A setting of its own: the folder of the shipped vectors. */
const SHIPPED = 'VECTORS_DIR';

/**
 * The settings VECTORS_<LANG>, such as VECTORS_FR=/srv/french: an operator's own vectors, by language. They take the
 * place of the shipped ones or add a language.
 */
export const ownVectors = z.record(z.string(), z.unknown()).transform((settings, context) => {
  const names = Object.keys(settings).filter((name) => name.startsWith(PREFIX) && name !== SHIPPED);
  const folders = new Map<string, string>();
  for (const name of names) {
    const lang = name.slice(PREFIX.length);
    if (LANGUAGE.test(lang)) folders.set(lang.toLowerCase(), resolve(String(settings[name])));
    else
      context.addIssue({
        code: 'custom',
        path: [name],
        message: 'must end in a language such as VECTORS_FR',
      });
  }
  return { OWN_VECTORS: folders };
});

/** The same settings again, for a service that is started by another one. */
export function ownVectorSettings(folders: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    Array.from(folders, ([lang, folder]) => [`${PREFIX}${lang.toUpperCase()}`, folder]),
  );
}
