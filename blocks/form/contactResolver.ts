import { type ContactFields, contactFields, seatFields } from '@frontage/contract/contact/contactRequest.ts';
import type { FieldError, Resolver } from 'react-hook-form';

/** Checks what was typed by the contract's own schema: trimmed values, or the first fault of each field. */
export const contactResolver: Resolver<ContactFields> = (typed) => resolve(typed, contactFields.safeParse(typed));

/** The same for a seat at an event, which needs no message. */
export const seatResolver: Resolver<ContactFields> = (typed) => resolve(typed, seatFields.safeParse(typed));

function resolve(
  typed: ContactFields,
  parsed: ReturnType<typeof contactFields.safeParse> | ReturnType<typeof seatFields.safeParse>,
): ReturnType<Resolver<ContactFields>> {
  if (parsed.success) return { values: { ...typed, ...parsed.data, message: parsed.data.message ?? '' }, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const { path, code, message } of parsed.error.issues) {
    const [name] = path;
    if (typeof name === 'string')
      errors[name] ??= { type: code === 'invalid_format' ? 'pattern' : 'required', message };
  }
  return { values: {}, errors };
}
