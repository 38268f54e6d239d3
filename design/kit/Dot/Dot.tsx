import type { ComponentProps } from 'react';
import styles from './Dot.module.css';

interface DotProps extends Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-label' | 'aria-current'> {
  /** Where a press leads, such as: Slide 2 of 5. */
  label: string;
  isCurrent: boolean;
}

/** A button to one of several things that take turns; the current one is filled and twice as wide. */
export function Dot({ isCurrent, label, ...button }: DotProps) {
  return (
    <button
      {...button}
      type="button"
      className={styles.dot}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
    />
  );
}
