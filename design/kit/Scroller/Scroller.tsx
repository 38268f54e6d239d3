import type { ReactNode } from 'react';
import styles from './Scroller.module.css';

/** Not every browser lets the keyboard reach a scrolling box, so the box takes focus itself and has a name for that. */
const reachable = { tabIndex: 0 };

/** A box whose contents may be wider: they scroll sideways, by keyboard too. */
export function Scroller({
  label,
  className,
  children,
}: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section {...reachable} aria-label={label} className={[styles.scroller, className].filter(Boolean).join(' ')}>
      {children}
    </section>
  );
}
