import { Link, type LinkProps } from '../navigation/link';
import styles from './button.module.css';

interface ButtonLinkProps extends LinkProps {
  readonly look?: 'box' | 'solid' | 'ghost';
}

/** Leads somewhere, and looks like a button. */
export function ButtonLink({ look = 'box', className = '', ...rest }: ButtonLinkProps) {
  const looks = look === 'ghost' ? styles.ghost : `${styles.box} ${styles[look] ?? ''}`;
  return <Link {...rest} className={`${looks} ${className}`} />;
}
