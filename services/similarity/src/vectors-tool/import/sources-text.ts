import { basename } from 'node:path';
import { grouped } from '../progress';
import type { RowCounts } from './collect-rows';
import type { ImportOptions } from './import-options';

/** SOURCES.md: where the vectors come from. Without a date, so that equal input gives equal files. */
export function sourcesText(
  { input, format, lists }: ImportOptions,
  dimensions: number,
  { read }: RowCounts,
  sha256: string,
): string {
  const listed = Object.entries<string>({ ...lists }).map(([list, file]) => `- ${list}: ${basename(file)}`);
  return `# Sources of these word vectors

Made by \`npm run vectors -- import\` from one file. Their licence is that of this file and of the lists below:
write it here before you pass the vectors on.

| file | format | rows | dimensions | sha256 |
|---|---|---|---|---|
| ${basename(input)} | ${format} | ${grouped(read)} | ${dimensions} | ${sha256} |

## Lists

${listed.length > 0 ? listed.join('\n') : 'None were given: secrets are chosen by frequency, no word is blocked or kept from children.'}
`;
}
