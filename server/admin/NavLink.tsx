import type { ReactNode } from 'react';
import styles from './admin.module.css';

/** A menu link to one of our own views, below Payload's links. */
export function NavLink({ children, href }: { children: ReactNode; href: string }) {
  return (
    <a className={styles.navLink} href={href}>
      {children}
    </a>
  );
}
