/** What differs between one installation of the game and another. The values stand in app/site.ts. */
export interface Site {
  /** The product's name, as titles and the share text have it. */
  readonly title: string;
  /** Where players find the game, without a slash at the end; null: wherever the page was opened. */
  readonly publicAddress: string | null;
  /** The page on which players talk about it; null if there is none. */
  readonly communityAddress: string | null;
  /** The foot of every page: only what has an address is shown. */
  readonly social: Readonly<Record<SocialLink, string | null>>;
  readonly foot: Readonly<Record<FootLink, string | null>>;
  readonly sisterGames: readonly SisterGame[];
}

export type SocialLink = 'twitter' | 'reddit' | 'mail';
export type FootLink = 'privacy' | 'feedback' | 'jobs' | 'privacyManager';

/** Another game of the family. */
export interface SisterGame {
  readonly name: string;
  readonly address: string;
  /** Its sign: the path of a drawing in a box of 24. */
  readonly sign: string;
}
