import { useLayoutEffect, useRef, type ComponentProps, type MouseEvent, type SyntheticEvent } from 'react';

interface Modal {
  /** Lets it go, with its way out. */
  readonly close: () => void;
  /** What makes a native dialog modal. */
  readonly modal: Pick<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onClose' | 'onClick'>;
}

/**
 * A native dialog that is open as long as it is in the page: it traps the focus, is closed by Escape and by its
 * backdrop, and gives the focus back to where it was. The focus begins at its heading (`data-begins`), if it
 * has one: its name is read, and no button is ringed that nobody has gone to. `onClosed` is called once it has gone.
 */
export function useModal(onClosed: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog && !dialog.open) {
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-begins]')?.focus();
    }
    return () => dialog?.close();
  }, []);
  const close = () => {
    if (ref.current) void closeSlowly(ref.current);
  };
  const onCancel = (event: SyntheticEvent) => {
    // React lets it rise from a dialog that was opened inside of this one
    if (event.target !== ref.current) return;
    event.preventDefault();
    close();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target === ref.current) close();
  };
  // the event comes later than the closing: it may tell of one that is undone by now
  const onClose = () => {
    if (!ref.current?.open) onClosed();
  };
  return { close, modal: { ref, onCancel, onClose, onClick } };
}

// The style sheet has the way out, so its end is the animation's own, however long the tokens make it.
async function closeSlowly(dialog: HTMLDialogElement): Promise<void> {
  dialog.dataset['closing'] = '';
  const leaving = dialog.getAnimations?.({ subtree: true }) ?? [];
  await Promise.allSettled(leaving.filter(hasEnd).map((animation) => animation.finished));
  dialog.close();
}

function hasEnd(animation: Animation): boolean {
  return animation.effect?.getComputedTiming().endTime !== Infinity;
}
