import type { SummaryAnswer } from '../api/summary';

/** Members' statistics, as the routes ask it. */
export interface Stats {
  upload(record: { userId: string; gameCode: string; stats: string }, requestId: string): Promise<void>;
  /** UserStats as JSON text, if there are any. */
  of(member: { userId: string; gameCode: string }, requestId: string): Promise<string | undefined>;
  /** @param game `userId`: the member who asks */
  summary(
    game: { gameCode: string; gameNumber: number; userId?: string },
    requestId: string,
  ): Promise<SummaryAnswer>;
  export(userId: string, requestId: string): Promise<string>;
}
