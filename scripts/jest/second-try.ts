// Whoever runs every check (SECOND_TRY) is told of a test that passes only when it is tried again; it does not stop them.
if (process.env['SECOND_TRY']) jest.retryTimes(1, { logErrorsBeforeRetry: true });
