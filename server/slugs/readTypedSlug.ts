import type { FieldHook } from 'payload';
import { languageIn, slugOnSite } from './slugOf.ts';

/**
 * The slug that is meant where somebody types or pastes something else: `https://example.com/Our work/` becomes
 * `our-work`. A value without Latin letters or digits stays, and is refused in words.
 */
export const readTypedSlug: FieldHook = async (hook) => {
  const { req, value } = hook;
  if (typeof value !== 'string' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) return value;
  const [path = ''] = value.split(/[?#]/);
  const end = path.split('/').findLast((part) => part.trim() !== '') ?? '';
  return (await slugOnSite(req, end, languageIn(hook))) || value;
};
