import type { Subscription } from '../../account/user-details';
import type { Translate } from '../../i18n/texts';

/** What a membership is called, and what it means. */
export function subscriptionTexts(
  { isPremium, autoRenew, subscriptionEndDate }: Subscription,
  t: Translate,
  language: string,
): readonly [title: string, note: string] {
  if (!isPremium) return [t('account.free'), t('account.freeNote')];
  const end = subscriptionEndDate === null ? NaN : Date.parse(subscriptionEndDate);
  if (Number.isNaN(end)) return [t('account.premium'), t('account.premiumNote')];
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const date = format.format(end);
  return [t('account.premium'), t(autoRenew ? 'account.renews' : 'account.ends', { date })];
}
