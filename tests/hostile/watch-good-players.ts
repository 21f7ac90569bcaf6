import type { RunningProduct } from './running-product';

export interface GoodPlayersWatch {
  /** Lets them play once more, and says where an answer is another one than at first. */
  look(): Promise<void>;
  looks(): number;
  differences(): number;
}

export async function watchGoodPlayers({ good }: RunningProduct): Promise<GoodPlayersWatch> {
  const before = await good.answers();
  let looks = 0;
  let differences = before.filter((answer) => !answer.startsWith('200 ')).length;
  if (differences > 0) process.stdout.write(`refused at first:\n${before.join('\n')}\n`);
  return {
    async look() {
      looks++;
      const answers = await good.answers();
      answers.forEach((answer, index) => {
        if (answer === before[index]) return;
        differences++;
        process.stdout.write(`before: ${before[index]}\nnow:    ${answer}\n`);
      });
    },
    looks: () => looks,
    differences: () => differences,
  };
}
