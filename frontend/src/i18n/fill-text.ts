import type { TextValues } from './texts';

/** Writes a number in the interface's language, with so many decimals, or as many as it has. */
export type WriteNumber = (value: number, decimals?: number) => string;

const PLACES = /\{\{(\w+)(?:, (number)(?:\((\d)\))?)?\}\}/g;

/** Puts values into the places of a text; a place without a value stays as it is, so that it is seen. */
export function fillText(text: string, values: TextValues, writeNumber: WriteNumber): string {
  return text.replace(PLACES, (place, name: string, asNumber: string | undefined, decimals?: string) => {
    const value = values[name];
    if (value === undefined) return place;
    if (asNumber === undefined || typeof value === 'string') return String(value);
    return decimals === undefined ? writeNumber(value) : writeNumber(value, Number(decimals));
  });
}
