import { AttachmentField, CountryField, EmailField, LineField, MessageField, NameField } from './ContactFieldset.tsx';
import { contactFormFields } from './formFields.ts';
import type { FormSettings } from './formSettings.ts';
import { RequestFormFrame } from './RequestFormFrame.tsx';
import { useRequestForm } from './useRequestForm.ts';

export interface ContactFormLook {
  settings: FormSettings;
  buttonText: string;
  labelledBy: string;
  consentFieldName?: string | undefined;
  showSurname: boolean;
  showFile: boolean;
}

/** The contact form with all its fields, wherever it stands: in its section, or in the dialog. */
export function ContactRequestForm({ onSent, ...look }: ContactFormLook & { onSent: () => void }) {
  const { settings, buttonText, labelledBy, consentFieldName, showSurname, showFile } = look;
  const request = useRequestForm({
    settings,
    fields: contactFormFields.filter((name) => showSurname || name !== 'surname'),
    hasCountry: true,
    consentFieldName,
    onSent,
  });
  const field = { settings, request };
  return (
    <RequestFormFrame
      settings={settings}
      request={request}
      labelledBy={labelledBy}
      buttonText={buttonText}
      tone="accent"
      consentFieldName={consentFieldName}
      isPaired
    >
      <NameField {...field} />
      {showSurname ? <LineField {...field} name="surname" isOptional input={{ autoComplete: 'family-name' }} /> : null}
      <EmailField {...field} />
      <LineField {...field} name="company" isOptional input={{ autoComplete: 'organization' }} />
      <LineField {...field} name="phone" isOptional input={{ type: 'tel', autoComplete: 'tel', inputMode: 'tel' }} />
      <CountryField {...field} />
      <MessageField {...field} />
      {showFile ? <AttachmentField {...field} /> : null}
    </RequestFormFrame>
  );
}
