import type { ContactFieldName, ContactFields } from '@frontage/contract/contact/contactRequest.ts';
import { contactFormFields } from '@frontage/contract/contact/formOrders.ts';
import { askedOf, type OwnFields } from '@frontage/contract/forms/ownFields.ts';

interface ShownByBlock {
  showFile?: boolean | undefined;
  showSurname?: boolean | undefined;
}

/** What a contact form asks while its owner has changed nothing, in its order. */
export function usualContact({ showFile, showSurname }: ShownByBlock) {
  return contactFormFields.filter((name) => (showSurname || name !== 'surname') && (showFile || name !== 'file'));
}

/** The same by the owner; its script is told of it with the settings. */
export function contactAsked(own: OwnFields | undefined, block: ShownByBlock) {
  const usual: readonly string[] = usualContact(block);
  return askedOf(
    own,
    contactFormFields,
    contactFormFields.filter((name) => !usual.includes(name)),
  );
}

/** Of these names those whose text the form's script checks: countries and files stand beside them. */
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

/** The fields named, with nothing typed into them. */
export function blankFields(names: readonly ContactFieldName[]): ContactFields {
  const entries = names.map((name) => [name, blank[name]]);
  // Name, email and message are in every form; the others are optional.
  return { name: '', email: '', message: '', ...Object.fromEntries(entries) };
}
