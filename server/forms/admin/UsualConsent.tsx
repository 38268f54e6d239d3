import { consentNote } from '@frontage/contract/contact/messages.ts';
import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { useFormFields } from '@payloadcms/ui';

/** The default consent text, shown where the owner has not replaced it. */
export function UsualConsent() {
  const [kind, name, own] = useFormFields(([fields]) =>
    [fields.kind, fields.name, fields.consentText].map((field) => String(field?.value ?? '')),
  );
  if (own) return null;
  const form = formNamed(kind || name);
  const usual = (form?.note ?? consentNote).text;
  return <p className="field-description">The usual words: “{usual}”</p>;
}
