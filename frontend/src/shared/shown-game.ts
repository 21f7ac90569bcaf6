import type { GameState } from '@proximity/rules/game-state';
import type { ObservableValue } from './observable';

/** The game that is on the screen, for what stands outside of it; null on every other page. */
export type ShownGame = ObservableValue<GameState | null>;
