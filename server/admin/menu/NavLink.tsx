'use client';

import { usePathname } from 'next/navigation.js';
import type { ReactNode } from 'react';
import styles from './menu.module.css';

export function NavLink({ children, href }: { children: ReactNode; href: string }) {
  const path = usePathname();
  const isCurrent = path === href || path.startsWith(`${href}/`);
  return (
    <a className={styles.link} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </a>
  );
}
