import { consentNote } from '@frontage/contract/contact/messages.ts';
import styles from './form.module.css';

interface ConsentNoteProps {
  privacyPath: string;
  note?: { text: string };
  className?: string | undefined;
}

/** R30: the words as they stand in the contract, the policy linked. */
export function ConsentNote({ privacyPath, note = consentNote, className }: ConsentNoteProps) {
  const [before, after] = note.text.split('privacy policy');
  return (
    <p className={className ?? styles.note}>
      {before}
      <a href={privacyPath}>privacy policy</a>
      {after}
    </p>
  );
}
