import type { ConsentPurpose } from '@frontage/contract/constants.ts';
import { consentMarks } from './consentMarks.ts';
import styles from './PurposeSwitch.module.css';

interface PurposeSwitchProps {
  /** Left out for what is always on: there is nothing to switch then, and the text says so. */
  purpose?: ConsentPurpose;
  label: string;
  text: string;
}

/** One purpose with its switch: a square that slides along a line. Solid means on, dashed means off. */
export function PurposeSwitch({ purpose, label, text }: PurposeSwitchProps) {
  if (!purpose) {
    return (
      <div className={styles.row}>
        <div>
          <p className={styles.label}>{label}</p>
          <p className={styles.text}>{text}</p>
        </div>
        <span aria-hidden="true" className={`${styles.switch} ${styles.on}`} />
      </div>
    );
  }
  const id = `consent-${purpose}`;
  return (
    <label className={styles.row}>
      <span>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span id={`${id}-text`} className={styles.text}>
          {text}
        </span>
      </span>
      <button
        type="button"
        role="switch"
        aria-checked="false"
        aria-labelledby={id}
        aria-describedby={`${id}-text`}
        className={styles.switch}
        {...{ [consentMarks.purpose]: purpose }}
      />
    </label>
  );
}
