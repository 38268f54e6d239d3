import { type ContactFields, contactFields, seatFields } from '@frontage/contract/contact/contactRequest.ts';
import { inWordsOf, required } from '@frontage/contract/contact/messages.ts';
import { worded } from '@frontage/contract/contact/worded.ts';
import type { FieldError, Resolver } from 'react-hook-form';
import type { FormSettings } from './formSettings.ts';

/**
 * Checks what was typed by the contract's own schema, and by what the owner made required: trimmed values, or the first
 * fault of each field. A seat at an event needs no message.
 */
export function resolverOf({
  eventSlug,
  own,
  words,
}: Pick<FormSettings, 'eventSlug' | 'own' | 'words'>): Resolver<ContactFields> {
  const schema = eventSlug === undefined ? contactFields : seatFields;
  return (typed) => {
    const errors: Record<string, FieldError> = {};
    const { data, error } = schema.safeParse(typed);
    for (const { path, code, message } of error?.issues ?? []) {
      errors[String(path[0])] ??= { type: code === 'invalid_format' ? 'pattern' : 'required', message };
    }
    for (const [name, { isRequired, label }] of Object.entries(own?.fields ?? {})) {
      if (isRequired && !String(Reflect.get(typed, name) ?? '').trim()) {
        errors[name] ??= { type: 'required', message: required(name) };
      }
      const told = errors[name];
      if (told) told.message = inWordsOf(label, String(told.message));
    }
    for (const told of Object.values(errors)) told.message = worded(words, String(told.message));
    if (!data || Object.keys(errors).length > 0) return { values: {}, errors };
    return { values: { ...typed, ...data, message: data.message ?? '' }, errors: {} };
  };
}
