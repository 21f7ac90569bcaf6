import type { ReactNode } from 'react';
import { useToday, type Today } from '../../api/use-today';
import { Unreachable } from '../../shared/ui/unreachable';
import { GameSkeleton } from './game-skeleton';
import { useNextGame } from '../../api/use-next-game';

/** Shows what needs to know the day, once the server has told it, and keeps the day right while it is shown. */
export function WithToday({ children }: { readonly children: (today: Today) => ReactNode }) {
  const { data: today, error, mutate } = useToday();
  useNextGame(today);
  if (today !== undefined) return children(today);
  return error === undefined ? (
    <GameSkeleton isFirst />
  ) : (
    <Unreachable isPage onRetry={() => void mutate()} />
  );
}
