'use client';

import { useSearchParams } from 'next/navigation';
import asides from './asides.module.css';

interface TabLinkProps {
  href: string;
  label: string;
  /** As text; 0 is not shown. */
  count?: string | undefined;
}

/** A link to one group of requests, marked if that is the one shown. */
export function TabLink({ count, href, label }: TabLinkProps) {
  const params = useSearchParams();
  const shown = [...params].find(([name]) => name.startsWith('where'))?.join('=');
  const isCurrent = !href.startsWith('/admin/board') && href.split(/[?&]/)[1] === shown;
  return (
    <a href={href} aria-current={isCurrent ? 'page' : undefined}>
      {label} {count !== undefined && count !== '0' && <span className={asides.number}>{count}</span>}
    </a>
  );
}
