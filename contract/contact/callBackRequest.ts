import * as z from 'zod/mini';
import { filledPhone, filledText } from './fields.ts';
import { callBackTimes, maxCharacters } from './limits.ts';

/**
 * `POST /send-mail/call-back`: who wants to be called, and when. It asks for no email address, so the visitor gets no
 * email. R60.
 */
export const callBackFields = z.object({
  name: filledText('name', maxCharacters.name),
  phone: filledPhone,
  /** By the visitor's clock; any time where none was chosen. */
  callTime: z.optional(z.enum(callBackTimes)),
});
