import { consentNote } from '@frontage/contract/contact/messages.ts';
import { useFormFields } from '@payloadcms/ui';
import { say } from '../../admin/say.ts';
import { describedIn } from '../describedIn.ts';
import styles from './forms.module.css';

/** The default consent text, shown where the owner has not replaced it. */
export function UsualConsent() {
  const [becomes, kind, name, own] = useFormFields(([fields]) =>
    [fields.becomes, fields.kind, fields.name, fields.consentText].map((field) => String(field?.value ?? '')),
  );
  if (own) return null;
  const usual = (describedIn({ becomes, kind, name })?.note ?? consentNote).text;
  return <p className={`field-description ${styles.usual}`}>{say('The usual words: “{usual}”', { usual })}</p>;
}
