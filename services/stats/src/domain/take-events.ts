import { readGameName, type GameName } from './game-name';
import { tellPlay, type GameEvent, type Play } from './play';
import { newOutcomes, type Tally } from './tally';

export interface PlayKey extends GameName {
  userId: string;
}

export type KeptPlay = PlayKey & Play;
export type GameTally = GameName & Tally;

/** What events change: plays as they now stand, and what is to be added to the counts of games. */
export interface Changes {
  plays: KeptPlay[];
  tallies: GameTally[];
}

/**
 * Takes events in their order, each as if nothing else happened to its game meanwhile.
 * @param kept the plays that the events are about, as far as there are any
 * @throws AppError for an event of no game: it can never be counted
 */
export function takeEvents(kept: readonly KeptPlay[], events: readonly GameEvent[]): Changes {
  const plays = new Map(kept.map((play) => [keyOf(play), play]));
  const changed = new Map<string, KeptPlay>();
  const tallies = new Map<string, GameTally>();
  for (const event of events) {
    const name = readGameName(event.payload);
    const key = keyOf(event.payload);
    const before = plays.get(key);
    const after = tellPlay(before, event);
    if (after === before) continue;
    const play = { userId: event.payload.userId, ...name, ...after };
    plays.set(key, play);
    changed.set(key, play);
    for (const outcome of newOutcomes(before, after)) add(tallies, { ...name, ...outcome, games: 1 });
  }
  return { plays: [...changed.values()], tallies: [...tallies.values()] };
}

function add(tallies: Map<string, GameTally>, tally: GameTally): void {
  const { games, ...cell } = tally;
  const key = JSON.stringify(cell);
  tallies.set(key, { ...tally, games: (tallies.get(key)?.games ?? 0) + games });
}

function keyOf({ userId, gameCode, gameNumber }: PlayKey): string {
  return JSON.stringify([userId, gameCode, gameNumber]);
}
