import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import type { FileField } from '@frontage/contract/contact/fileFields.ts';
import type { ReactNode } from 'react';
import {
  AttachmentField,
  CompanyField,
  EmailField,
  LineField,
  MessageField,
  NameField,
  PhoneField,
} from './ContactFieldset.tsx';
import { CountryField } from './CountryField.tsx';
import { typedFields, usualContact } from './formFields.ts';
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
  /** False in a form whose kind does not ask for the company. */
  showCompany?: boolean | undefined;
  showSurname: boolean;
  showFile: boolean;
  /** Files that are asked for by name, below the message. */
  attachments?: readonly Attachment[] | undefined;
}

/** The contact form with all its fields, in its section or in the dialog. */
export function ContactRequestForm({ onSent, ...look }: ContactFormLook & { onSent: (handles: LeadHandles) => void }) {
  const { settings, buttonText, labelledBy, consentFieldName, attachments = [] } = look;
  const { messageLabel, messagePlaceholder } = look;
  const asked: readonly string[] = settings.own?.asked ?? usualContact(look);
  const request = useRequestForm({
    settings,
    fields: typedFields(asked),
    hasCountry: asked.includes('country'),
    consentFieldName,
    onSent,
  });
  const field = { settings, request };
  const files = attachments.map((one) => (
    <AttachmentField key={one.field} {...field} name={one.field} label={one.label} />
  ));
  const parts: Record<string, ReactNode> = {
    // Files that are asked for by name come before the one of any kind.
    file: [files, <AttachmentField key="file" {...field} />],
    name: <NameField key="name" {...field} />,
    surname: <LineField key="surname" {...field} name="surname" isOptional input={{ autoComplete: 'family-name' }} />,
    email: <EmailField key="email" {...field} />,
    company: <CompanyField key="company" {...field} />,
    phone: <PhoneField key="phone" {...field} />,
    country: <CountryField key="country" {...field} />,
    message: (
      <MessageField
        key="message"
        {...field}
        label={messageLabel}
        placeholder={messagePlaceholder}
        isOptional={settings.eventSlug !== undefined}
      />
    ),
  };
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
      {asked.map((name) => parts[name])}
      {asked.includes('file') ? null : files}
    </RequestFormFrame>
  );
}
