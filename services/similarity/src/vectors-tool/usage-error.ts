/** The command line is not understood: one sentence that says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
