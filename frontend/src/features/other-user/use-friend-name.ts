import { readTextField } from '../../api/read-text-field';
import { usePlace } from '../../shared/navigation/use-navigation';

/** Whose game it is, as the leaderboard has said it; who came by a bare address is not told. */
export function useFriendName(): string | undefined {
  return readTextField(usePlace().state, 'friend');
}
