import type { ComponentProps } from 'react';
import styles from './LinkButton.module.css';

/** A button that looks like the links next to it. */
export function LinkButton({
  type = 'button',
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'className' | 'style'>) {
  return (
    <button type={type} className={styles.link} {...rest}>
      {children}
    </button>
  );
}
