import { oncePer } from '@frontage/contract/primitives/once.ts';
import { fill } from '@frontage/contract/words/say.ts';

/**
 * For a field that programs write in English. Not where the program reads for itself: Payload fills what an update does
 * not send with what it has read, and would store the words of whoever looks.
 */
export const saidAgain = {
  afterRead: [
    ({ overrideAccess, value }: { overrideAccess?: boolean; value?: unknown }) =>
      overrideAccess === false && typeof value === 'string' ? sayAgain(value) : value,
  ],
};

type Catalogue = Readonly<Record<string, string>>;

/** Longer than any message of ours with its values: what strangers' files and servers make longer stays English. */
const mostCharacters = 1_000;
/** Sentences behind one another that are said one by one. */
const mostParts = 8;

const lettersIn = (parts: readonly string[]) => parts.join('').replace(/\P{L}/gu, '').length;

/** Sentences with names in braces; those with the most words of their own come first. */
const formsOf = oncePer((words: Catalogue) =>
  Object.entries(words)
    .map(([sentence, said]) => {
      const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      return { own: sentence.toLowerCase().split(/\{\w+\}/), names, said };
    })
    // What has hardly a word of its own, such as {browser} on {system}, would fit anything.
    .filter(({ names, own }) => names.length > 0 && (/\p{L}{2}/u.test(own[0] ?? '') || lettersIn(own) >= 7))
    .toSorted((one, other) => other.own.join('').length - one.own.join('').length),
);

/** What stands between the words of a form; undefined where a sentence, also given in small letters, has others. */
function valuesIn(sentence: string, lower: string, own: readonly string[]): string[] | undefined {
  const [first = '', ...others] = own;
  if (!lower.startsWith(first)) return undefined;
  let at = first.length;
  const values: string[] = [];
  for (const [index, words] of others.entries()) {
    const isLast = index === others.length - 1;
    const found = isLast ? lower.length - words.length : lower.indexOf(words, at + 1);
    if (found <= at || !lower.startsWith(words, found)) return undefined;
    values.push(sentence.slice(at, found));
    at = found + words.length;
  }
  return values;
}

/**
 * Says to whoever looks, or in these `words`, what was written in English, with its values in it, before anybody
 * looked: a rule of a schema, the report of a process, why a calendar does not answer. Several sentences, or one behind
 * the address it is about, are said one by one; a value that the catalogue calls `thing` or `why` is said as well.
 * English where the catalogue lacks it.
 */
export function sayAgain(sentence: string, words = globalThis.spokenInAdmin?.()?.words): string {
  return sayParts(sentence, words, mostParts);
}

function sayParts(sentence: string, words: Catalogue | undefined, most: number): string {
  if (!words || most === 0 || sentence.length > mostCharacters) return sentence;
  const whole = words[sentence] ?? words[sentence.charAt(0).toUpperCase() + sentence.slice(1)];
  if (whole) return whole;
  const lower = sentence.toLowerCase();
  for (const { names, own, said } of formsOf(words)) {
    const values = valuesIn(sentence, lower, own);
    if (!values) continue;
    const again = values.map((value, at) => [
      names[at],
      /^(?:thing|why)$/.test(names[at] ?? '') ? sayParts(value, words, most - 1) : value,
    ]);
    return fill(said, Object.fromEntries(again));
  }
  const [, first, between, rest] =
    /^(.+?)(: |; |\. | › |(?<=^\d{1,3}) | (?=\d{1,3}$)|\n\s*)(.+)$/s.exec(sentence) ?? [];
  return first && rest ? `${sayParts(first, words, 2)}${between}${sayParts(rest, words, most - 1)}` : sentence;
}
