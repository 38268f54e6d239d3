import type { ReactNode } from 'react';
import styles from './TextLink.module.css';

/** A link that stands alone: words over a line that grows on hover. */
export function TextLink({ href, children, current }: { href: string; children: ReactNode; current?: boolean }) {
  return (
    <a href={href} className={styles.link} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  );
}
