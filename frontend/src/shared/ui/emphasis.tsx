/** A text of the catalogue in which what stands between asterisks is strong: `Guesses *24*`. */
export function Emphasis({ text }: { readonly text: string }) {
  return text.split('*').map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}
