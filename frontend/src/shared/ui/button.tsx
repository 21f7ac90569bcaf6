import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** `solid` is the one thing to do here, `rust` ends something, `ghost` has no box. */
  readonly look?: 'box' | 'solid' | 'rust' | 'ghost';
  /** Shows that the action runs; the button keeps its place and focus, and does nothing meanwhile. */
  readonly busy?: boolean;
}

export function Button({
  look = 'box',
  busy = false,
  className = '',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const looks = `${look === 'ghost' ? styles.ghost : styles.box} ${styles[look] ?? ''} ${className}`;
  return (
    <button
      type="button"
      {...rest}
      className={looks}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? undefined : onClick}
    >
      {busy && <span className={styles.spin} aria-hidden="true" />}
      {children}
    </button>
  );
}
