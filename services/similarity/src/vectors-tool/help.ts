import { DEFAULT_LIMIT, DEFAULT_RANKED } from './arguments';
import { SECRETS_BY_FREQUENCY } from './import/choose-secrets';
import { grouped } from './progress';

const OVERVIEW = `Word vectors for the game: bring your own, check them, look at them.

  npm run vectors -- import --lang xx --format FORMAT --input FILE --output DIR
  npm run vectors -- check DIR
  npm run vectors -- describe DIR WORD…

"npm run vectors -- import --help" explains a command. docs/own-vectors.md has an example from a file to a game.
Exit codes: 0 all is well, 1 the input was refused or the check found something, 2 the command line is wrong.
`;

const IMPORT = `Turns a file of word vectors into a set that the game can be played with.

  npm run vectors -- import --lang xx --format FORMAT --input FILE --output DIR [more options]

  --lang xx          the language, two or three small letters
  --format FORMAT    word2vec-bin    word2vec's and gensim's binary files
                     word2vec-text   their text files (first line: words dimensions)
                     fasttext        fastText's .vec files (the same)
                     glove           GloVe's text files (no first line)
  --input FILE       the file, plain or gzip (found out by looking), most frequent words first
  --output DIR       where the set is written; nothing is left there when something goes wrong
  --replace          an older set in DIR is replaced

  --limit N          keep the first N words (${grouped(DEFAULT_LIMIT)}; all with --vocabulary)
  --ranked N         rank the first N of them (${grouped(DEFAULT_RANKED)}); the others may be guessed
  --vocabulary LIST  keep only the words of this list
  --forms TSV        "form TAB base" on each line: oceans TAB ocean
  --display TSV      "word TAB written": haus TAB Haus
  --blocked LIST     words that may be guessed, but are never secret, hint or listed
  --sensitive LIST   words that the modes for children neither list nor hint
  --secrets LIST     the secret words of the daily game, best first (otherwise the ranked words
                     ${SECRETS_BY_FREQUENCY.from} to ${SECRETS_BY_FREQUENCY.to} that have at least ${SECRETS_BY_FREQUENCY.shortest} letters)
  --junior LIST      the secret words of the junior mode (otherwise the first ${SECRETS_BY_FREQUENCY.junior} of those)
  --child LIST       the secret words of the child mode (otherwise the first ${SECRETS_BY_FREQUENCY.child} of those)

A list is a UTF-8 text with one word a line. Words are kept in lower case; what is no word (numbers, punctuation)
is left out. A broken file is refused with the line or the byte where it breaks.
`;

const CHECK = `Checks a set of vectors: sums and counts, the roles of words, the neighbours of every secret, a sample of ranks.

  npm run vectors -- check DIR
`;

const DESCRIBE = `Shows the neighbours of words, as a player would see them.

  npm run vectors -- describe DIR WORD… [--count N]
`;

/** @param topic a command, or nothing for all of them */
export function helpText(topic: string | undefined): string {
  switch (topic) {
    case 'import':
      return IMPORT;
    case 'check':
      return CHECK;
    case 'describe':
      return DESCRIBE;
    default:
      return OVERVIEW;
  }
}
