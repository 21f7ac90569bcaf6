/** The name under which games of a mode and language are kept: `proximity` for daily English, then what differs. */
export function gameCodeOf({ mode, lang }: { mode: string; lang: string }): string {
  return ['proximity', ...(mode === 'daily' ? [] : [mode]), ...(lang === 'en' ? [] : [lang])].join('_');
}
