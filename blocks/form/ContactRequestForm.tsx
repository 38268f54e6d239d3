import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import type { FileField } from '@frontage/contract/contact/fileFields.ts';
import { AttachmentField, CountryField, EmailField, LineField, MessageField, NameField } from './ContactFieldset.tsx';
import { contactFormFields } from './formFields.ts';
import type { FormSettings } from './formSettings.ts';
import { RequestFormFrame } from './RequestFormFrame.tsx';
import { useRequestForm } from './useRequestForm.ts';

/** A file that is asked for, under one of the names of R26. */
export interface Attachment {
  field: FileField;
  label: string;
}

export interface ContactFormLook {
  settings: FormSettings;
  buttonText: string;
  labelledBy: string;
  consentFieldName?: string | undefined;
  messageLabel?: string | undefined;
  messagePlaceholder?: string | undefined;
  showSurname: boolean;
  showFile: boolean;
  /** Files that are asked for by name, below the message. */
  attachments?: readonly Attachment[] | undefined;
}

/** The contact form with all its fields, wherever it stands: in its section, or in the dialog. */
export function ContactRequestForm({ onSent, ...look }: ContactFormLook & { onSent: (handles: LeadHandles) => void }) {
  const { settings, buttonText, labelledBy, consentFieldName, showSurname, showFile, attachments } = look;
  const { messageLabel, messagePlaceholder } = look;
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
      <MessageField
        {...field}
        label={messageLabel}
        placeholder={messagePlaceholder}
        isOptional={settings.eventSlug !== undefined}
      />
      {attachments?.map((one) => (
        <AttachmentField key={one.field} {...field} name={one.field} label={one.label} />
      ))}
      {showFile ? <AttachmentField {...field} /> : null}
    </RequestFormFrame>
  );
}
