import { consentNote } from '@frontage/contract/contact/messages.ts';
import { noteIn } from '@frontage/contract/words/ownWords.ts';
import { useFormFields } from '@payloadcms/ui';
import { say } from '../../admin/say.ts';
import { describedIn } from '../describedIn.ts';
import styles from './forms.module.css';
import { useLanguageOfForm } from './parts.tsx';

/** The default consent text, shown where the owner has not replaced it. */
export function UsualConsent() {
  const [becomes, kind, name, own] = useFormFields(([fields]) =>
    [fields.becomes, fields.kind, fields.name, fields.consentText].map((field) => String(field?.value ?? '')),
  );
  const language = useLanguageOfForm();
  if (own) return null;
  const note = describedIn({ becomes, kind, name })?.note ?? consentNote;
  const usual = (noteIn(language, note) ?? note).text;
  return <p className={`field-description ${styles.usual}`}>{say('The usual words: “{usual}”', { usual })}</p>;
}
