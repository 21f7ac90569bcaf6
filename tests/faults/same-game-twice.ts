import type { Checked } from './check-ledger';
import type { Verdicts } from './verdicts';

/** Two devices of one player finish the same game at the same moment, differently: one result, told once. */
export async function sameGameTwice(
  { system, ledger, page, players }: Checked,
  gameNumber: number,
  verdicts: Verdicts,
): Promise<void> {
  let equal = 0;
  const pairs = players.slice(0, 30);
  for (const player of pairs) {
    const [one, other] = await Promise.all(
      [1, 4].map((guesses) => page.finish(player, { gameNumber, guesses })),
    );
    if (
      one?.game &&
      one.game.gameRef === other?.game?.gameRef &&
      one.game.guessCount === other.game.guessCount
    )
      equal++;
    if (one?.game) ledger.acknowledge({ userId: player.userId, gameNumber, guesses: one.game.guessCount });
  }
  const { rows } = await system.database.play.query<{ events: number }>(
    `SELECT count(*)::int AS events FROM outbox
     WHERE payload->>'type' = 'game-completed' AND (payload->'payload'->>'gameNumber')::int = $1`,
    [gameNumber],
  );
  verdicts.check(
    equal === pairs.length && rows[0]?.events === pairs.length,
    `${pairs.length} games finished on two devices at once: ${equal} with one result, ${rows[0]?.events} finishes told of`,
  );
}
