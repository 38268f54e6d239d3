import type { ComponentProps } from 'react';
import styles from './CheckBox.module.css';

interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> {
  label: string;
}

/** A box to tick, with its label. Sends `true` when ticked and nothing otherwise. */
export function CheckBox({ label, value = 'true', ...rest }: CheckBoxProps) {
  return (
    <label className={styles.row}>
      <input type="checkbox" className={styles.box} value={value} {...rest} />
      <span>{label}</span>
    </label>
  );
}
