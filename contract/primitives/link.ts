import { z } from 'zod';

const allowedHref = /^(?:\/(?![/\\])\S*|#[A-Za-z][\w-]*|https:\/\/[^\s/]\S*|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+)$/;

/**
 * Where a link leads: a path of this site (`/services`), an anchor (`#contact-form`), `https:`, `mailto:` or `tel:`.
 * `http:` and `javascript:` are refused, and so are paths that browsers read as another host: `//host`, `/\host`.
 */
export const href = z
  .string()
  .trim()
  .max(500)
  .regex(allowedHref, {
    error: 'a path that begins with /, an anchor that begins with #, or an address with https:, mailto: or tel:',
  })
  .meta({
    description: 'Type words of a title and choose. An anchor such as #contact-form or an https address fits too',
    widget: 'link',
  });

export const link = z.object({
  label: z
    .string()
    .trim()
    .min(1)
    .max(60)
    .meta({ description: 'The words of the link: what happens on a click', widget: 'text' }),
  href,
});

export type Link = z.infer<typeof link>;
