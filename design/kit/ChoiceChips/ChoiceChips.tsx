import type { ComponentProps } from 'react';
import styles from './ChoiceChips.module.css';

interface ChoiceChipsProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'value' | 'id'> {
  name: string;
  options: readonly string[];
  /** `checkbox`: several may be chosen. `radio`: one. */
  kind: 'checkbox' | 'radio';
}

/** Choices as flat boxes in a row; a chosen one turns ink. Native boxes beneath, so keys and forms work without script. */
export function ChoiceChips({ name, options, kind, ...rest }: ChoiceChipsProps) {
  return (
    <div className={styles.chips}>
      {options.map((option) => (
        <label key={option} className={styles.chip}>
          <input type={kind} name={name} value={option} className={styles.input} {...rest} />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}
