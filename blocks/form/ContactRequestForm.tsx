import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import { CountryField } from './CountryField.tsx';
import { DrawnForm, FormParts } from './Form.tsx';
import type { FormLook } from './formLook.ts';
import { useCountry } from './useCountry.ts';
import { useForm } from './useForm.ts';

interface ContactRequestFormProps {
  look: FormLook;
  onSent: (handles: LeadHandles) => void;
}

/** The contact form with all its fields, in its section or in the dialog. */
export function ContactRequestForm({ look, onSent }: ContactRequestFormProps) {
  const country = useCountry(look.settings);
  const form = useForm(look, {
    ...(look.names.includes('country') ? { country } : {}),
    onSent: (data) => onSent(data as LeadHandles),
  });
  return (
    <DrawnForm form={form}>
      <FormParts form={form} extra={{ country: <CountryField key="country" country={country} /> }} />
    </DrawnForm>
  );
}
