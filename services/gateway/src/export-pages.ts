/** A page of what a service holds of a member's games. */
export interface ExportPage {
  /** JSON text of one game each. */
  games: string[];
  /** Absent on the last page. */
  nextPage?: string;
}

/** The games of a page and of all behind it, each page asked for when it is wanted. */
export async function* gamesFrom(
  first: ExportPage,
  ask: (page: string) => Promise<ExportPage>,
): AsyncGenerator<string[]> {
  let page = first;
  yield page.games;
  while (page.nextPage !== undefined) {
    page = await ask(page.nextPage);
    yield page.games;
  }
}
