import { AppError } from '@proximity/common/app-error';
import { z } from 'zod';

const LONGEST_REASON = 200;

/** @throws AppError `invalid_request` that says what is wrong with this part of the request */
export function checkInput<S extends z.ZodType>(
  schema: S | undefined,
  value: unknown,
  part: string,
): z.output<S> {
  const parsed = (schema ?? z.unknown()).safeParse(value);
  // An absent schema is `unknown` by the defaults of route(), so its output takes any value.
  if (parsed.success) return parsed.data as z.output<S>;
  throw new AppError('invalid_request', `${part} is not valid: ${describe(parsed.error)}.`);
}

function describe({ issues }: z.ZodError): string {
  const [first] = issues.map(({ path, message }) => [...path, message].join(': '));
  // The message may quote what was sent.
  return (first ?? '').slice(0, LONGEST_REASON);
}
