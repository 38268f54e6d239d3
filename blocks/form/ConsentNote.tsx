import { consentNote } from '@frontage/contract/contact/messages.ts';
import styles from './form.module.css';
import type { FormSettings } from './formSettings.ts';

interface ConsentNoteProps {
  settings: Pick<FormSettings, 'note' | 'privacyPath'>;
  /** The words, if the owner has none. */
  note?: { text: string } | undefined;
  className?: string | undefined;
}

/** R30: what sending agrees to, with a link to the policy. */
export function ConsentNote({ settings, note = consentNote, className }: ConsentNoteProps) {
  const [before, after] = aroundPolicy(settings.note ?? note);
  return (
    <p className={className ?? styles.note}>
      {before}
      <a href={settings.privacyPath}>privacy policy</a>
      {after}
    </p>
  );
}

/** The words before and after the first mention of the policy. */
export function aroundPolicy({ text }: { text: string }): [before: string, after: string] {
  const [before = '', ...rest] = text.split('privacy policy');
  return [before, rest.join('privacy policy')];
}
