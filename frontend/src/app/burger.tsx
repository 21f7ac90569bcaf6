import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../i18n/use-texts';
import { useOnBack } from '../shared/navigation/use-on-back';
import { Button } from '../shared/ui/button';
import { Icon } from '../shared/ui/icon';
import styles from './page-frame.module.css';
import { menuDrawer, preloadPages } from './page-parts';

/** Opens the menu. What is chosen in it happens once it is closed and the focus is back here. */
export function Burger() {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const chosen = useRef<() => void>(() => undefined);
  useEffect(() => menuDrawer.preload(), []);
  useOnBack(useCallback(() => setIsOpen(false), []));
  function open() {
    preloadPages();
    setIsOpen(true);
  }
  function onClosed() {
    setIsOpen(false);
    chosen.current();
    chosen.current = () => undefined;
  }
  return (
    <>
      <Button
        look="ghost"
        className={styles.burger}
        aria-label={t('menu.title')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        <Icon name="menu" />
      </Button>
      {isOpen && (
        <Suspense>
          <menuDrawer.Part
            onChoose={(action) => {
              chosen.current = action;
            }}
            onClosed={onClosed}
          />
        </Suspense>
      )}
    </>
  );
}
