import type { ComponentProps } from 'react';
import control from '../Field/control.module.css';
import { describedBy } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Select.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'style' | 'id'> {
  id: string;
  /** What people read and what is sent. */
  options: readonly { label: string; value: string }[];
  isInvalid?: boolean;
  /** Keeps space for a picture before the words, where a list with pictures will replace this one. */
  hasPicturePlace?: boolean;
}

/** The browser's own list of choices. Must be in a Field, which names it. */
export function Select({ id, options, isInvalid = false, hasPicturePlace = false, hidden, ...rest }: SelectProps) {
  return (
    <span className={styles.frame} hidden={hidden}>
      <select
        id={id}
        className={[control.control, styles.select, hasPicturePlace ? styles.picturePlace : undefined]
          .filter(Boolean)
          .join(' ')}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy(id)}
        {...rest}
      >
        {options.map(({ label, value }) => (
          // A browser may name a country differently from the server or browser that drew the page; the value says
          // which it is.
          <option key={value} value={label === value ? undefined : value} suppressHydrationWarning>
            {label}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon name="chevronDown" />
      </span>
    </span>
  );
}
