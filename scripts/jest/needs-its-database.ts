/** Tests that a service does not start where its database is missing. @param existing a database beside the missing one */
export function needsItsDatabase(
  existing: () => string,
  start: (databaseUrl: string) => Promise<unknown>,
): void {
  const nowhere = (): string => {
    const url = new URL(existing());
    url.pathname = '/nowhere';
    return url.href;
  };
  it.each([
    ['nobody listens', () => 'postgresql://nobody@localhost:1/nothing', /DATABASE_URL.*ECONNREFUSED/],
    ['there is no such database', nowhere, /DATABASE_URL.*"nowhere" does not exist/],
  ])('when %s, then the start fails with a sentence that names the setting', async (_, url, sentence) => {
    await expect(start(url())).rejects.toThrow(sentence);
  });
}
