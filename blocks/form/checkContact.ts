import { type ContactFields, contactFields, seatFields } from '@frontage/contract/contact/contactRequest.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { type Checked, checkTyped } from './engine/checkTyped.ts';
import type { FormSettings } from './formSettings.ts';

/** Checks what was typed into a form, as all forms do. A seat at an event needs no message. */
export function checkContact(
  { eventSlug, own, words }: Pick<FormSettings, 'eventSlug' | 'own' | 'words'>,
  typed: ContactFields,
  /** The address that the visitor was asked about. */
  emailAsked?: string,
): Checked<ContactFields> {
  const schema: typeof contactFields | typeof seatFields = eventSlug === undefined ? contactFields : seatFields;
  const fields = Object.entries(own?.fields ?? {});
  const { data, faults } = checkTyped(
    schema,
    { ...typed, [hiddenFields.emailAsked]: emailAsked },
    {
      required: fields.flatMap(([name, { isRequired }]) => (isRequired ? [name] : [])),
      wordFor: (name) => own?.fields?.[name]?.label,
      words,
    },
  );
  return { data: data && { ...typed, ...data, message: data.message ?? '' }, faults };
}
