import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import { AppError, ERROR_CODES, isErrorCode, type ErrorCode } from './app-error';
import { fromServiceError, toServiceError } from './grpc-error';

const codes = Object.keys(ERROR_CODES).filter(isErrorCode);

/** The error as a client of gRPC gets it. */
const received = (sent: Partial<ServiceError>): ServiceError =>
  Object.assign(new Error(sent.details), {
    code: status.UNKNOWN,
    details: '',
    metadata: new Metadata(),
    ...sent,
  });

describe('an AppError over gRPC', () => {
  it.each(codes)('when %s is sent, then code, message and details arrive', (code) => {
    const sent = new AppError(code, 'Größe, tamaño – 😀', { details: { suggestions: [{ word: 'straße' }] } });
    const { message, details } = fromServiceError(received(toServiceError(sent)));
    expect(fromServiceError(received(toServiceError(sent)))).toBeInstanceOf(AppError);
    expect({ message, details }).toEqual({ message: sent.message, details: sent.details });
    expect(fromServiceError(received(toServiceError(sent))).code).toBe(code);
  });

  it('when it has a cause, then the cause stays behind', () => {
    const sent = new AppError('internal', 'Something went wrong.', { cause: new Error('password=hunter2') });
    const error = received(toServiceError(sent));
    expect(JSON.stringify(error.metadata.getMap())).not.toContain('hunter2');
    expect(error.details).toBe('Something went wrong.');
  });

  it.each<[keyof typeof status, ErrorCode]>([
    ['INTERNAL', 'internal'],
    ['RESOURCE_EXHAUSTED', 'internal'],
    ['UNAVAILABLE', 'unavailable'],
    ['DEADLINE_EXCEEDED', 'unavailable'],
    ['CANCELLED', 'unavailable'],
    ['UNIMPLEMENTED', 'unavailable'],
  ])('when %s comes from gRPC itself, then it means %s', (name, code) => {
    const error = fromServiceError(received({ code: status[name], details: 'RST_STREAM of 10.0.0.7' }));
    expect(error.code).toBe(code);
    expect(error.message).not.toContain('10.0.0.7');
  });

  it.each<[keyof typeof status, ErrorCode]>([
    ['ALREADY_EXISTS', 'conflict'],
    ['NOT_FOUND', 'not_found'],
    ['INVALID_ARGUMENT', 'invalid_request'],
    ['PERMISSION_DENIED', 'forbidden'],
    ['DATA_LOSS', 'unavailable'],
  ])('when a newer service sends a code of %s that is not known here, then it means %s', (name, code) => {
    const metadata = new Metadata();
    metadata.set('app-error-bin', Buffer.from('{"code":"of_next_year","message":"You have one."}'));
    const error = fromServiceError(received({ code: status[name], metadata }));
    expect([error.code, error.message]).toEqual([code, 'You have one.']);
  });

  it.each(['', 'not json', '{}', '{"code":"no_such_code","message":"x"}', '{"code":"internal"}'])(
    'when the trailer is %j, then the status decides',
    (trailer) => {
      const metadata = new Metadata();
      metadata.set('app-error-bin', Buffer.from(trailer));
      expect(fromServiceError(received({ code: status.UNAVAILABLE, metadata })).code).toBe('unavailable');
    },
  );
});
