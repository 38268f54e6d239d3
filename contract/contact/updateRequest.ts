import * as z from 'zod/mini';
import { contactFields } from './contactRequest.ts';
import { fieldsOf } from './fields.ts';

/**
 * `POST /send-mail/update`: what a visitor adds after sending: fields and files of a request, and a note, treated as in
 * a request. Only what is given is written. R44, R53.
 */
export const updateFields = z.object({
  ...z.partial(contactFields).shape,
  ...fieldsOf(['note']).shape,
});

export type UpdateFields = z.infer<typeof updateFields>;
