import { oncePer } from '@frontage/contract/primitives/once.ts';
import { fill } from '@frontage/contract/words/say.ts';

/** For a field that programs write in English. */
export const saidAgain = {
  afterRead: [({ value }: { value?: unknown }) => (typeof value === 'string' ? sayAgain(value) : value)],
};

type Catalogue = Readonly<Record<string, string>>;

/** Longer than any message of ours with its values: what strangers' files make longer stays English. */
const mostCharacters = 1_000;

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

/** What stands between the words of a form; undefined where a sentence has others. */
function valuesIn(sentence: string, own: readonly string[]): string[] | undefined {
  const lower = sentence.toLowerCase();
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
 * Says to whoever looks what was written in English, with its values in it, before anybody looked: a rule of a schema,
 * the report of a process, why a calendar does not answer. Several sentences, or one behind the address it is about,
 * are said one by one; a value that the catalogue calls `thing` or `why` is said as well. English where the catalogue lacks it.
 */
export function sayAgain(sentence: string): string {
  const words = globalThis.spokenInAdmin?.()?.words;
  if (!words || sentence.length > mostCharacters) return sentence;
  const whole = words[sentence] ?? words[sentence.charAt(0).toUpperCase() + sentence.slice(1)];
  if (whole) return whole;
  for (const { names, own, said } of formsOf(words)) {
    const values = valuesIn(sentence, own);
    if (!values) continue;
    const again = values.map((value, at) => [
      names[at],
      /^(?:thing|why)$/.test(names[at] ?? '') ? sayAgain(value) : value,
    ]);
    return fill(said, Object.fromEntries(again));
  }
  const [, first, between, rest] = /^(.+?)(: |; |\. |\n\s*)(.+)$/s.exec(sentence) ?? [];
  return first && rest ? `${sayAgain(first)}${between}${sayAgain(rest)}` : sentence;
}
