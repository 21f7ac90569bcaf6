import en from './en-later.json';
import type { LaterTexts } from './texts';

/** The texts of everything that the first page does not show; fetched together with the first part that needs them. */
export const laterTexts: LaterTexts = { en };
