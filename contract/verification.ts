import { z } from 'zod';

/** A tag by which another service sees that somebody owns the site. */
export interface VerificationTag {
  name: string;
  content: string;
}

const tag = /<meta\s([^<>]{1,400})>/gi;
const attribute = /(name|content)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
/** Other names, such as `robots`, `referrer` and `viewport`, would change what the page does. */
const verifies = /^(?=.*(?:verif|validat))[\w.:-]{1,80}$/i;

/** Reads the tags that somebody pasted. Undefined if the text holds anything but tags that verify who owns a site. */
export function verificationTagsOf(text: string): VerificationTag[] | undefined {
  if (text.replace(tag, '').trim() !== '') return undefined;
  const tags = [...text.matchAll(tag)].map(([, attributes = '']) => {
    const values = [...attributes.matchAll(attribute)].map(([, key = '', twice, once]) => [
      key.toLowerCase(),
      (twice ?? once ?? '').trim(),
    ]);
    return { name: '', content: '', ...Object.fromEntries(values) };
  });
  return tags.every(({ name, content }) => verifies.test(name) && content) ? tags : undefined;
}

export const verification = z
  .string()
  .trim()
  .max(3000)
  .refine((text) => verificationTagsOf(text) !== undefined, {
    error:
      'must be nothing but meta tags with a name that verifies the site, such as <meta name="google-site-verification" content="abc123">: copy each as the service shows it',
  })
  .meta({
    label: 'Verification tags',
    description:
      'The meta tags by which Google Search Console, Bing, Pinterest, Facebook, Yandex and others see that the site is yours, as they show them, one per line. They are in the head of the first page of each language; admins alone change them',
    widget: 'textarea',
  });
