import { createProgress, type Progress } from './progress';

function watched(isTerminal: boolean): {
  progress: Progress;
  written: string[];
  pass: (ms: number) => void;
  interrupt: () => void;
} {
  const written: string[] = [];
  const interruption = new AbortController();
  let time = 0;
  const progress = createProgress({
    write: (text) => written.push(text),
    isTerminal,
    now: () => time,
    signal: interruption.signal,
  });
  const interrupt = (): void => interruption.abort(new Error('SIGINT'));
  return { progress, written, pass: (ms) => (time += ms), interrupt };
}

test('when a terminal watches then a bar moves, with the rate and the time left', async () => {
  const { progress, written, pass } = watched(true);
  const stage = progress.stage('Reading', 'words');
  pass(50);
  await stage.step(0.01, 1000);
  pass(19_950);
  await stage.step(0.25, 1_000_000);
  pass(60_000);
  await stage.step(1, 4_000_000);
  stage.end();
  expect(written).toEqual([
    '\r\x1b[KReading █████░░░░░░░░░░░░░░░ 25 %, 1,000,000 words, 50,000/s, 1:00 left',
    '\r\x1b[KReading ████████████████████ 100 %, 4,000,000 words, 50,000/s, 0:00 left',
    '\r\x1b[KReading: 4,000,000 words in 1:20.\n',
  ]);
});

test('when no terminal watches then a plain line is written now and then', async () => {
  const { progress, written, pass } = watched(false);
  const stage = progress.stage('Reading', 'words');
  pass(9000);
  await stage.step(0.1, 90);
  pass(1000);
  await stage.step(0.2, 200);
  stage.end();
  expect(written).toEqual(['Reading: 20 %, 200 words, 20/s, 0:40 left\n', 'Reading: 200 words in 0:10.\n']);
});

test('when it is interrupted then the next step throws', async () => {
  const { progress, interrupt } = watched(false);
  const stage = progress.stage('Reading', 'words');
  await stage.step(0.1, 1);
  interrupt();
  await expect(stage.step(0.2, 2)).rejects.toThrow('SIGINT');
});

test.each([true, false])(
  'when a stage goes on without anything to show (terminal: %s) then signals are still heard between its steps',
  async (isTerminal) => {
    const { progress, interrupt } = watched(isTerminal);
    const stage = progress.stage('Ranking', 'secrets');
    // A signal is heard like this: by the event loop, once the work lets it turn.
    setImmediate(interrupt);
    const steps = async (): Promise<void> => {
      for (let i = 1; i <= 5; i++) await stage.step(i / 5, i);
    };
    await expect(steps()).rejects.toThrow('SIGINT');
  },
);
