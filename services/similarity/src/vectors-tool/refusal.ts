/** What was given cannot be used: one sentence that names the file and, where there is one, the line or the byte. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
