import { bareSlug } from '@frontage/contract/language.ts';
import type { FieldHook, TextField } from 'payload';
import { say } from '../admin/say.ts';
import { keepLanguage, makeSlugFromTitle, makeSlugOfCopy, titleIn } from '../slugs/makeSlugFromTitle.ts';
import { languageIn, slugOf, slugOnSite } from '../slugs/slugOf.ts';

/** In characters: the file name of a page ends in `.html.br`, and no file system takes more than 255 bytes. */
const maxLength = 200;

/**
 * The slug that is meant where somebody types or pastes something else: `https://example.com/Our work/` becomes
 * `our-work`. A value without Latin letters or digits stays, and is refused in words.
 */
const readTypedSlug: FieldHook = async (hook) => {
  const { req, value } = hook;
  if (typeof value !== 'string' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) return value;
  const [path = ''] = value.split(/[?#]/);
  const end = path.split('/').findLast((part) => part.trim() !== '') ?? '';
  return (await slugOnSite(req, end, languageIn(hook))) || value;
};

/** The last part of an address, unique in its collection. Made from the title where it is left empty. */
export const slug: TextField = {
  name: 'slug',
  label: 'URL slug',
  type: 'text',
  required: true,
  unique: true,
  index: true,
  admin: {
    position: 'sidebar',
    description:
      'The last part of the address: small letters, digits and hyphens. Made of the title where it is empty. Where it changes, the old address of what is published leads to the new one',
  },
  hooks: { beforeValidate: [readTypedSlug, makeSlugFromTitle, keepLanguage], beforeDuplicate: [makeSlugOfCopy] },
  validate: (value: unknown, { data }: { data: { title?: unknown; name?: unknown; deletedAt?: unknown } }) => {
    // The form validates before it is sent; the slug is made on the server.
    if (!value && slugOf(titleIn(data)) !== '') return true;
    if (typeof value !== 'string' || !/^(?:[a-z]{2}\/)?[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value))
      return say('Small letters, digits and single hyphens');
    if (bareSlug(value) === 'index') return say('Another word: the file of the first page is called index');
    // A document in the trash has a longer slug, and no page.
    return (
      value.length <= maxLength ||
      Boolean(data.deletedAt) ||
      say('At most {maxLength} characters; there are {value} now', { maxLength, value: value.length })
    );
  },
};
