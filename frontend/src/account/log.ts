/** Writes down what a player is not told: that something could not be synced now. */
export type Log = (text: string, ...facts: readonly unknown[]) => void;
