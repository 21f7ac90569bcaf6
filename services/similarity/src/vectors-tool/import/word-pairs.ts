import { normaliseWord } from '@proximity/common/words';
import { Refusal } from '../refusal';
import { readListLines } from './word-list';

/**
 * The inflected forms and variants of a list "form TAB base", each with the base form that stands at the end of its
 * chain (a form whose base is itself listed as a form leads on).
 * @throws Refusal for a line that is no pair, a form with two bases, and forms that lead around in a circle
 */
export async function readForms(file: string): Promise<ReadonlyMap<string, string>> {
  const direct = new Map<string, { base: string; place: string }>();
  for (const { left, right, place } of await readPairs(file)) {
    const [form, base] = [normaliseWord(left), normaliseWord(right)];
    if (form === base) continue;
    const known = direct.get(form);
    if (known) throw new Refusal(`${place}: "${form}" has been given a base form before (${known.place}).`);
    direct.set(form, { base, place });
  }
  const forms = new Map<string, string>();
  for (const [form, { place }] of direct) forms.set(form, endOfChain(form, place, direct));
  return forms;
}

/** How words are written where that differs from the word: "word TAB written" (haus → Haus). */
export async function readDisplays(file: string): Promise<ReadonlyMap<string, string>> {
  const displays = new Map<string, string>();
  for (const { left, right, place } of await readPairs(file)) {
    const [word, display] = [normaliseWord(left), right.trim().normalize('NFC')];
    if (displays.has(word)) throw new Refusal(`${place}: "${word}" is listed twice.`);
    if (normaliseWord(display) !== word)
      throw new Refusal(`${place}: "${display}" is another word than "${word}".`);
    displays.set(word, display);
  }
  return displays;
}

async function readPairs(file: string): Promise<{ left: string; right: string; place: string }[]> {
  return (await readListLines(file)).map(({ text, place }) => {
    const [left, right, more] = text.split('\t');
    if (!left?.trim() || !right?.trim() || more !== undefined) {
      throw new Refusal(`${place}: the line is not two words with a tab between them.`);
    }
    return { left, right, place };
  });
}

function endOfChain(form: string, place: string, direct: ReadonlyMap<string, { base: string }>): string {
  const seen = new Set<string>();
  let word = form;
  for (let next = direct.get(word); next; next = direct.get(word)) {
    if (seen.has(word))
      throw new Refusal(`${place}: "${form}" leads to no base form, only around in a circle.`);
    seen.add(word);
    word = next.base;
  }
  return word;
}
