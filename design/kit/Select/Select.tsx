import type { ComponentProps } from 'react';
import control from '../Field/control.module.css';
import { describedBy } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Select.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'style' | 'id'> {
  id: string;
  /** What people read and what travels. */
  options: readonly { label: string; value: string }[];
  isInvalid?: boolean;
  /** Keeps the place of a picture before the words, where the list is replaced by one with pictures. */
  hasPicturePlace?: boolean;
}

/** The browser's own list of choices. Stands within a Field, which names it. */
export function Select({ id, options, isInvalid = false, hasPicturePlace = false, ...rest }: SelectProps) {
  return (
    <span className={styles.frame}>
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
          // Browsers may call a country otherwise than whoever drew the page; the value says which it is.
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
