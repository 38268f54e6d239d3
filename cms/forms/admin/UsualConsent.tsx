'use client';

import { consentNote, subscribeNote } from '@frontage/contract/contact/messages.ts';
import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { useFormFields } from '@payloadcms/ui';

/** What sending agrees to where the owner says nothing, to be read before anybody writes over it. */
export function UsualConsent() {
  const [kind, name, own] = useFormFields(([fields]) =>
    [fields.kind, fields.name, fields.consentText].map((field) => String(field?.value ?? '')),
  );
  if (own) return null;
  const form = formNamed(kind || name);
  const usual = form?.becomes === 'reader' ? subscribeNote : (form?.note ?? consentNote).text;
  return <p className="field-description">The usual words: “{usual}”</p>;
}
