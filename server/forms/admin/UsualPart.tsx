import { type ReactNode, useId } from 'react';
import { say } from '../../admin/say.ts';
import styles from './forms.module.css';

interface UsualPartProps {
  heading: string;
  /** Present where something differs from the default and may be changed. */
  onReset: (() => void) | undefined;
  children: ReactNode;
}

/** A part of a form's settings that has default values until its owner changes it, and can be reset. */
export function UsualPart({ children, heading, onReset }: UsualPartProps) {
  const headingId = useId();
  return (
    <section className={`field-type ${styles.fields}`} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId}>{heading}</h3>
        {onReset ? (
          <button type="button" className={styles.plain} onClick={onReset}>
            {say('Reset to default')}
          </button>
        ) : null}
      </div>
      {children}
    </section>
  );
}
