import type { RunningProduct } from './running-product';

export interface GoodPlayersWatch {
  /** Lets them play once more, and says where an answer is another one than at first. */
  look(): Promise<void>;
  /** Lets one of them play once more, each in its turn: often enough to see what passes by. */
  glance(): Promise<void>;
  /** How many of their calls were looked at. */
  looks(): number;
  differences(): number;
}

export async function watchGoodPlayers({ good }: RunningProduct): Promise<GoodPlayersWatch> {
  const before = await good.answers();
  let looks = 0;
  let differences = before.filter((answer) => !answer.startsWith('200 ')).length;
  if (differences > 0) process.stdout.write(`refused at first:\n${before.join('\n')}\n`);
  const compare = (answer: string, index: number): void => {
    looks++;
    if (answer === before[index]) return;
    differences++;
    process.stdout.write(`before: ${before[index]}\nnow:    ${answer}\n`);
  };
  return {
    async look() {
      (await good.answers()).forEach(compare);
    },
    async glance() {
      const { index, answer } = await good.nextAnswer();
      compare(answer, index);
    },
    looks: () => looks,
    differences: () => differences,
  };
}
