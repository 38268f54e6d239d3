import { consentNote } from '@frontage/contract/contact/messages.ts';
import styles from './form.module.css';
import type { FormSettings } from './formSettings.ts';

interface ConsentNoteProps {
  settings: Pick<FormSettings, 'note' | 'privacyPath'>;
  className?: string | undefined;
}

/** R30: what sending agrees to, with a link to the policy. */
export function ConsentNote({ settings, className }: ConsentNoteProps) {
  const [before, policy, after] = aroundPolicy(settings.note);
  return (
    <p className={className ?? styles.note}>
      {before}
      <a href={settings.privacyPath}>{policy}</a>
      {after}
    </p>
  );
}

/** The words before the first mention of the policy, those that lead to it, and the rest. */
export function aroundPolicy({ text, policy = 'privacy policy' }: NonNullable<FormSettings['note']> = consentNote) {
  const [before = '', ...rest] = text.split(policy);
  return [before, policy, rest.join(policy)] as const;
}
