/** What stands for a person without a photo: the first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.trim().split(/\s+/);
  const ends = names.length > 1 ? [names[0], names.at(-1)] : names;
  return ends.map((each = '') => firstLetter(each)).join('');
}

function firstLetter(name: string): string {
  const [letter = ''] = name;
  return letter.toUpperCase();
}
