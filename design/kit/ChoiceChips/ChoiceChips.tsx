import type { ComponentProps } from 'react';
import styles from './ChoiceChips.module.css';

interface ChoiceChipsProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'value' | 'id'> {
  name: string;
  /** What people read and what is sent; a plain text is both. */
  options: readonly (string | { label: string; value: string })[];
  /** `checkbox`: several may be chosen. `radio`: one. */
  kind: 'checkbox' | 'radio';
  /** Id of the first box, for links to the question. */
  firstId?: string;
  /** Values that are chosen at first. */
  chosen?: readonly string[] | undefined;
}

/**
 * Choices as flat boxes in a row; a chosen one turns ink. Native boxes underneath, so keys and forms work without
 * script.
 */
export function ChoiceChips({ name, options, kind, firstId, chosen, ...rest }: ChoiceChipsProps) {
  return (
    <div className={styles.chips}>
      {options
        .map((option) => (typeof option === 'string' ? { label: option, value: option } : option))
        .map(({ label, value }, index) => (
          <label key={value} className={styles.chip}>
            <input
              type={kind}
              name={name}
              value={value}
              id={firstId && index === 0 ? firstId : undefined}
              defaultChecked={chosen?.includes(value)}
              className={styles.input}
              {...rest}
            />
            <span>{label}</span>
          </label>
        ))}
    </div>
  );
}
