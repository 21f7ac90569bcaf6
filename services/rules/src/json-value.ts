/** JSON text as a value that nothing is known of; undefined for text that is not JSON. Never throws. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An object with fields: neither null nor an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is one of these texts. */
export function isOneOf<T extends string>(values: readonly T[], value: unknown): value is T {
  return values.some((each) => each === value);
}

/** A text of any length, the empty one too, or null. */
export function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

/** A whole number within the bounds, both included. */
export function isIntegerIn(min: number, max: number, value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
}

/** A finite number within the bounds, both included. */
export function isNumberIn(min: number, max: number, value: unknown): value is number {
  return typeof value === 'number' && value >= min && value <= max;
}
