import * as z from 'zod/mini';
import { filledPhone, filledText } from './fields.ts';
import { callBackTimes, maxCharacters } from './limits.ts';

/** `POST /send-mail/call-back`: who wants to be called, and when. It asks for no address, so no mail goes to the visitor. R60. */
export const callBackFields = z.object({
  name: filledText('name', maxCharacters.name),
  phone: filledPhone,
  /** By the visitor's clock; what was not chosen is any time. */
  callTime: z.optional(z.enum(callBackTimes)),
});
