import slugify from '@sindresorhus/slugify';

/** Longest slug that we make, in characters. */
const maxLength = 96;

/** Returns a valid slug, made from one of WordPress or from a title; empty if no letter is left. */
export function validSlug(text: string): string {
  const slug = slugify(decoded(text), { decamelize: false });
  return slug.slice(0, maxLength).replace(/-$/, '');
}

/** Returns the first of `wanted`, `wanted-2`, `wanted-3` that is not taken, and takes it. */
export function freeSlug(wanted: string, taken: Set<string>): string {
  let slug = wanted;
  for (let number = 2; taken.has(slug); number += 1) slug = `${wanted}-${number}`;
  taken.add(slug);
  return slug;
}

/** Decodes a slug. Those in other alphabets are stored percent-encoded, sometimes cut off in the middle of a letter. */
function decoded(text: string): string {
  let left = text;
  // A letter has at most four bytes.
  for (let cut = 0; cut < 5; cut += 1) {
    try {
      return decodeURIComponent(left);
    } catch {
      left = left.replace(/%[0-9a-f]{0,2}$/i, '');
    }
  }
  return text.replaceAll('%', '-');
}
