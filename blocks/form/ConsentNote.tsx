import { consentNote } from '@frontage/contract/contact/messages.ts';
import styles from './form.module.css';

/** R30: the words as they stand in the contract, the policy linked. */
export function ConsentNote({ privacyPath }: { privacyPath: string }) {
  const [before, after] = consentNote.text.split('privacy policy');
  return (
    <p className={styles.note}>
      {before}
      <a href={privacyPath}>privacy policy</a>
      {after}
    </p>
  );
}
