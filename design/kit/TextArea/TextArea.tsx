import type { ComponentProps } from 'react';
import control from '../Field/control.module.css';
import { describedBy } from '../Field/Field.tsx';
import styles from './TextArea.module.css';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'id'> {
  id: string;
  isInvalid?: boolean;
}

/** An input of several lines. Must be in a Field, which names it. */
export function TextArea({ id, isInvalid = false, ...rest }: TextAreaProps) {
  return (
    <textarea
      id={id}
      className={`${control.control} ${styles.area}`}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy(id)}
      {...rest}
    />
  );
}

/** How many characters are left; shown near the limit, and read by a screen reader when it changes. */
export function CharacterCount({ used, max, from }: { used: number; max: number; from: number }) {
  const left = max - used;
  return (
    <p className={styles.count} aria-live="polite">
      {used >= max * from ? countText(left) : null}
    </p>
  );
}

function countText(left: number): string {
  const amount = Math.abs(left).toLocaleString('en');
  const unit = Math.abs(left) === 1 ? 'character' : 'characters';
  return left >= 0 ? `${amount} ${unit} left` : `${amount} ${unit} too many`;
}
