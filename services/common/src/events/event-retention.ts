/** How many days the brokers keep what was published, read or not. */
export const TOPIC_DAYS = 30;
/** How many days they keep what could not be applied, and can be published again. */
export const DEAD_LETTER_DAYS = 360;
/** The longest life of an event: it is applied too late, put aside, published again at the last moment, and waits again. */
const LONGEST_LIFE_DAYS = TOPIC_DAYS + DEAD_LETTER_DAYS + TOPIC_DAYS;
/** For what brokers keep beyond their word: they delete whole files, of a week each, once all in them is old. */
const MARGIN_DAYS = 30;
/** So long it is remembered, at least, that an event was applied. */
export const LEAST_MEMORY_DAYS = LONGEST_LIFE_DAYS + MARGIN_DAYS;
