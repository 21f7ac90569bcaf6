import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

interface Tab<T extends string> {
  readonly id: T;
  readonly name: string;
  /** What stands after the name. */
  readonly badge?: ReactNode;
}

interface TabsProps<T extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<T>[];
  readonly chosen: T;
  readonly onChoose: (id: T) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** Tabs over their panel. One of them is a stop of the keyboard; arrows, Home and End go from tab to tab. */
export function Tabs<T extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<T>) {
  const id = useId();
  const buttons = useRef(new Map<T, HTMLButtonElement | null>());
  const onKeyDown = (event: KeyboardEvent) => {
    const next =
      tabs[
        placeAfter(
          event.key,
          tabs.findIndex((tab) => tab.id === chosen),
          tabs.length,
        )
      ];
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next.id);
    buttons.current.get(next.id)?.focus();
  };
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={(button) => void buttons.current.set(tab.id, button)}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.name}
            {tab.badge}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}

function placeAfter(key: string, place: number, count: number): number {
  switch (key) {
    case 'ArrowRight':
      return (place + 1) % count;
    case 'ArrowLeft':
      return (place - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
