/**
 * Sentences that the site's owner changed, in pairs: the usual one, with names in braces for what changes, and the
 * owner's.
 */
export type Words = readonly (readonly [usual: string, own: string])[];

/** A sentence in the words of the site's owner; unchanged where the owner left it alone. */
export function worded(words: Words | undefined, sentence: string): string {
  for (const [usual, own] of words ?? []) {
    const values = valuesIn(usual, sentence);
    if (values) return own.replace(/\{(\w+)\}/g, (kept, name) => values.get(name) ?? kept);
  }
  return sentence;
}

/** The values in a sentence at the names of the usual one; undefined where it is another sentence. */
function valuesIn(usual: string, sentence: string): Map<string, string> | undefined {
  const [start = '', ...parts] = usual.split(/\{(\w+)\}/);
  if (!sentence.startsWith(start)) return undefined;
  const values = new Map<string, string>();
  let place = start.length;
  for (let part = 0; part < parts.length; part += 2) {
    const [name = '', after = ''] = parts.slice(part, part + 2);
    const end = part + 2 < parts.length ? sentence.indexOf(after, place) : sentence.length - after.length;
    if (end <= place || !sentence.startsWith(after, end)) return undefined;
    if (!values.has(name)) values.set(name, sentence.slice(place, end));
    place = end + after.length;
  }
  return place === sentence.length ? values : undefined;
}
