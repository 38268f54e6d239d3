import { type ContactFields, contactFields } from '@frontage/contract/contact/contactRequest.ts';
import type { FieldError, Resolver } from 'react-hook-form';

/** Checks what was typed by the contract's own schema: trimmed values, or the first fault of each field. */
export const contactResolver: Resolver<ContactFields> = (typed) => {
  const parsed = contactFields.safeParse(typed);
  if (parsed.success) return { values: parsed.data, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const { path, code, message } of parsed.error.issues) {
    const [name] = path;
    if (typeof name === 'string')
      errors[name] ??= { type: code === 'invalid_format' ? 'pattern' : 'required', message };
  }
  return { values: {}, errors };
};
