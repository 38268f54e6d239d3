import * as z from 'zod/mini';
import { emailField, optionalText, tagsField } from './fields.ts';
import { maxCharacters } from './limits.ts';

/** `POST /subscribe`: who asks for the newsletter, and on which page. R48. */
export const subscribeFields = z.object({
  email: emailField,
  /** Path of the page on which it was asked for. */
  uri: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
  /** Slugs of that page's topics. */
  tags: z._default(tagsField, []),
  name: optionalText('name', maxCharacters.name),
  country: optionalText('country', maxCharacters.country),
});

export type SubscribeFields = z.infer<typeof subscribeFields>;

/** The answer for an address that may subscribe: the same whether we know it or not. R48. */
export const subscribeSuccess = z.object({ success: z.literal(true), message: z.string(), data: z.null() });

export type SubscribeSuccess = z.infer<typeof subscribeSuccess>;
