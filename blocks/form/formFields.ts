import type { ContactFieldName, ContactFields } from '@frontage/contract/contact/contactRequest.ts';
import { fileFields } from '@frontage/contract/contact/fileFields.ts';

/** The fields of the contact form, in the order in which they stand and in which errors are told. */
export const contactFormFields = ['name', 'surname', 'email', 'company', 'phone', 'message'] as const;
/** The fields of the quote form. */
export const quoteFormFields = ['name', 'email', 'projectTypes', 'timeline', 'message'] as const;
/** The contact form's files, and the list of countries, stand beside what its script checks. */
export const contactFormPlaces = [...contactFormFields, 'country', ...fileFields];

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

/** The fields named, with nothing typed into them. */
export function blankFields(names: readonly ContactFieldName[]): ContactFields {
  const entries = names.map((name) => [name, blank[name]]);
  // Name, email and message are in every form; the others are optional.
  return { name: '', email: '', message: '', ...Object.fromEntries(entries) };
}
