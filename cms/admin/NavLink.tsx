import type { ReactNode } from 'react';
import styles from './admin.module.css';

/** The way to a view of our own, below Payload's own links. */
export function NavLink({ children, href }: { children: ReactNode; href: string }) {
  return (
    <a className={styles.navLink} href={href}>
      {children}
    </a>
  );
}
