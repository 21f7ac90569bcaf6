import type { HintAnswer } from '@proximity/gateway/api/hint';
import type { GameMode, Language } from '@proximity/rules/game-mode';
import { isRecord, isTextOrNull } from '@proximity/rules/json-value';
import type { ApiClient } from './api-client';
import { apiPath } from './api-path';

export interface HintQuestion {
  readonly lang: Language;
  readonly mode: GameMode;
  readonly secret: string;
  /** The best percentile so far, 0 if there is none. */
  readonly bestPercentile: number;
}

/** A word about half way between the best guess and the secret; null if none is left. */
export async function requestHint(api: ApiClient, question: HintQuestion): Promise<string | null> {
  const { lang, mode, secret, bestPercentile } = question;
  const path = apiPath(['semantle', 'hint', 'proximity', secret, bestPercentile], { lang, mode });
  return (await api.get(path, readHint)).hintWord;
}

function readHint(value: unknown): HintAnswer | undefined {
  const hintWord = isRecord(value) ? value['hintWord'] : undefined;
  return isTextOrNull(hintWord) ? { hintWord } : undefined;
}
