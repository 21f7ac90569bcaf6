// `.` and `..` would climb out of the address; control characters and halves of a letter no server takes.
const UNSENDABLE = /^\.{1,2}$|\p{Cc}|\p{Cs}/u;

/** Whether the address of a call can carry a word. One that it cannot carry is in no vocabulary. */
export function isSendable(word: string): boolean {
  return !UNSENDABLE.test(word);
}
