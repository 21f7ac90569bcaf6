import { isRecord } from '@proximity/rules/json-value';

/** The text under a name; undefined if there is none or it is empty. */
export function readTextField(value: unknown, name: string): string | undefined {
  const text = isRecord(value) ? value[name] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}
