import { type ContactFields, contactFields, seatFields } from '@frontage/contract/contact/contactRequest.ts';
import { worded } from '@frontage/contract/contact/worded.ts';
import type { Resolver } from 'react-hook-form';
import { checkTyped } from './engine/checkTyped.ts';
import type { FormSettings } from './formSettings.ts';

/** Lets react-hook-form check as all forms do. A seat at an event needs no message. */
export function resolverOf({
  eventSlug,
  own,
  words,
}: Pick<FormSettings, 'eventSlug' | 'own' | 'words'>): Resolver<ContactFields> {
  const schema: typeof contactFields | typeof seatFields = eventSlug === undefined ? contactFields : seatFields;
  const fields = Object.entries(own?.fields ?? {});
  const required = fields.flatMap(([name, { isRequired }]) => (isRequired ? [name] : []));
  return (typed) => {
    const { data, faults } = checkTyped(schema, typed, {
      required,
      wordFor: (name) => own?.fields?.[name]?.label,
      say: (sentence) => worded(words, sentence),
    });
    if (!data || faults.size > 0) return { values: {}, errors: Object.fromEntries(faults) };
    return { values: { ...typed, ...data, message: data.message ?? '' }, errors: {} };
  };
}
