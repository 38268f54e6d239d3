import type { ContactFieldName, ContactFields } from '@frontage/contract/contact/contactRequest.ts';
import { contactFormFields } from '@frontage/contract/contact/formOrders.ts';
import type { FormDescription } from '@frontage/contract/forms/FormDescription.ts';
import { askedOf, type OwnFields } from '@frontage/contract/forms/ownFields.ts';

type ContactFormField = (typeof contactFormFields)[number];

interface Shown {
  /** False in a form whose kind does not ask for it. */
  showCompany?: boolean | undefined;
  showFile?: boolean | undefined;
  showSurname?: boolean | undefined;
}

/** What a contact form asks for before its owner changes anything, in order. */
export function usualContact({ showCompany = true, showFile, showSurname }: Shown) {
  const shown: Partial<Record<ContactFormField, boolean | undefined>> = {
    company: showCompany,
    file: showFile,
    surname: showSurname,
  };
  return contactFormFields.filter((name) => !(name in shown) || shown[name]);
}

/** Whether that kind of form asks for the company by default: not when a person applies. */
export function asksCompany(form: FormDescription | undefined): boolean {
  return form?.fields.find(({ name }) => name === 'company')?.standing !== 'spare';
}

/** The same after the owner's changes; its script gets them with the settings. */
export function contactAsked(own: OwnFields | undefined, block: Shown) {
  const usual: readonly string[] = usualContact(block);
  return askedOf(
    own,
    contactFormFields,
    contactFormFields.filter((name) => !usual.includes(name)),
  );
}

/** Those names whose text the form's script checks: countries and files are handled separately. */
export function typedFields(names: readonly string[]): ContactFieldName[] {
  return names.filter((name): name is ContactFieldName => name !== 'country' && name in blank);
}

const blank = {
  name: '',
  surname: '',
  email: '',
  company: '',
  phone: '',
  message: '',
  country: '',
  projectTypes: [],
  timeline: 'Not specified',
} as const satisfies ContactFields;

/** The named fields, with nothing typed into them. */
export function blankFields(names: readonly ContactFieldName[]): ContactFields {
  const entries = names.map((name) => [name, blank[name]]);
  // Name, email and message are in every form; the others are optional.
  return { name: '', email: '', message: '', ...Object.fromEntries(entries) };
}
