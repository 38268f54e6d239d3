import type { ReactNode } from 'react';
import styles from './admin.module.css';

/** A link that downloads its target instead of opening it. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={styles.download} href={href} download>
      {children}
    </a>
  );
}
