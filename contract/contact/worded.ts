/** Sentences that a site says in words of its owner: the usual one, with names in braces for what changes, and theirs. */
export type Words = readonly (readonly [usual: string, own: string])[];

/** A sentence as the owner of the site says it; the sentence itself where they left it alone. */
export function worded(words: Words | undefined, sentence: string): string {
  for (const [usual, own] of words ?? []) {
    const values = valuesIn(usual, sentence);
    if (values) return own.replace(/\{(\w+)\}/g, (kept, name) => values.get(name) ?? kept);
  }
  return sentence;
}

/** What a sentence has where the usual one has names; undefined where it is another sentence. */
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
