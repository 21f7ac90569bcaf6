import { createAccount, type Account } from '../account/account';
import type { Log } from '../account/log';
import { createLoginHint } from '../account/login-hint';
import type { PageServices } from '../shared/page-services';

interface PageAccountParts extends Pick<PageServices, 'storage' | 'toaster' | 'texts' | 'now'> {
  readonly page: typeof window;
  /** Made after the account, whose session it renews. */
  readonly api: () => PageServices['api'];
}

/** The account of this page. What it does with the server comes in a script of its own, for whoever is signed in. */
export function createPageAccount({ page, api, storage, toaster, texts, now }: PageAccountParts): Account {
  return createAccount({
    storage,
    hint: createLoginHint(page.document),
    async loadWork(own) {
      const [{ createAccountWork }, { createWakings }, { laterTexts }] = await Promise.all([
        import('../account/create-account-work'),
        import('../account/wakings'),
        import('../i18n/later-texts'),
      ]);
      texts.add(laterTexts);
      const tellFailure = () => toaster.show(texts.t('account.failed'), 'error');
      const wakings = createWakings(page);
      const log: Log = (text, ...facts) => page.console.warn(text, ...facts);
      return createAccountWork({ own, api: api(), storage, wakings, now, tellFailure, log });
    },
  });
}
