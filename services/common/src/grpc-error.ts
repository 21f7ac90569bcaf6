import { Metadata, status, type MetadataValue, type ServiceError } from '@grpc/grpc-js';
import { z } from 'zod';
import { AppError, ERROR_CODES, isErrorCode, type ErrorCode } from './app-error';

const TRAILER = 'app-error-bin';
const trailerShape = z.object({
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()).default({}),
});

/** How an AppError travels: a gRPC status for everyone, code and details in a trailer for us. */
export function toServiceError(error: AppError): Partial<ServiceError> {
  const metadata = new Metadata();
  const { code, message, details } = error;
  metadata.set(TRAILER, Buffer.from(JSON.stringify({ code, message, details })));
  return { code: ERROR_CODES[code].grpc, details: message, metadata };
}

/** The AppError that a failed call means; what no service of ours said becomes `unavailable` or `internal`. */
export function fromServiceError(error: ServiceError): AppError {
  const [trailer] = error.metadata?.get(TRAILER) ?? [];
  const parsed = trailerShape.safeParse(readJson(trailer));
  if (parsed.success) {
    const { code, message, details } = parsed.data;
    return new AppError(isErrorCode(code) ? code : generalCode(error.code), message, {
      cause: error,
      details,
    });
  }
  if (error.code === status.RESOURCE_EXHAUSTED || error.code === status.INTERNAL) {
    return new AppError('internal', 'Something went wrong.', { cause: error });
  }
  return new AppError('unavailable', 'The service is not available right now. Try again in a moment.', {
    cause: error,
  });
}

/** For a code that only a newer service knows: the first of its status, which is the least particular. */
function generalCode(ofStatus: status): ErrorCode {
  const known = Object.entries(ERROR_CODES).find(([, { grpc }]) => grpc === ofStatus);
  return (known?.[0] as ErrorCode | undefined) ?? 'unavailable';
}

function readJson(value: MetadataValue | undefined): unknown {
  if (value === undefined) return undefined;
  try {
    return JSON.parse(value.toString());
  } catch {
    return undefined;
  }
}
