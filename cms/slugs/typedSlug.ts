import type { FieldHook } from 'payload';
import { slugOf } from './slugOf.ts';

/**
 * The slug that somebody meant who typed or pasted something else: `https://example.com/Our work/` is `our-work`. What
 * has no letter of ours stays, to be refused in words.
 */
export const typedSlug: FieldHook = ({ value }) => {
  if (typeof value !== 'string' || /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) return value;
  const [path = ''] = value.split(/[?#]/);
  const end = path.split('/').findLast((part) => part.trim() !== '') ?? '';
  return slugOf(end) || value;
};
