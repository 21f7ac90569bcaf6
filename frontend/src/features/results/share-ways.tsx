import { useRef } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { LaterIcon } from '../../shared/ui/later-icon';
import { useCopied } from '../../shared/use-copied';
import styles from './results.module.css';
import { shareAddresses, type ShareAddress } from './share-addresses';
import type { ShareResults } from './use-share-results';

const COMMUNITY_AFTER_MS = 2000;

/** Where results are told: each opens a window of its own. */
export function ShareWays({ results }: { readonly results: ShareResults }) {
  return (
    <ul className={styles.ways}>
      <Way to="twitter" text={results.text} />
      <RedditWay markdown={results.markdown} />
      <Way to="whatsapp" text={results.text} />
      <Way to="sms" text={results.text} />
    </ul>
  );
}

function Way({ to, text }: { readonly to: ShareAddress; readonly text: string }) {
  const { t } = useTexts();
  return (
    <li>
      <a href={shareAddresses[to](text)} target="_blank" rel="noopener noreferrer">
        <LaterIcon name={to} /> {t(`share.${to}`)}
      </a>
    </li>
  );
}

/** Reddit takes no text by link: it is copied, and the community's page opens when that was read. */
function RedditWay({ markdown }: { readonly markdown: string }) {
  const { t } = useTexts();
  const { site } = usePageServices();
  const { copy } = useCopied();
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tell = async () => {
    const isCopied = await copy(markdown, t('share.copiedForReddit'));
    const address = site.communityAddress;
    if (!isCopied || address === null) return;
    clearTimeout(opening.current);
    const open = () => window.open(address, '_blank', 'noopener,noreferrer');
    opening.current = setTimeout(open, COMMUNITY_AFTER_MS);
  };
  return (
    <li>
      <button type="button" onClick={() => void tell()}>
        <LaterIcon name="reddit" /> {t('share.reddit')}
      </button>
    </li>
  );
}
