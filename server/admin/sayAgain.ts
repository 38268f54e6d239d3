import { fill } from '@frontage/contract/words/say.ts';

/** For a field that programs write in English. */
export const saidAgain = {
  afterRead: [({ value }: { value?: unknown }) => (typeof value === 'string' ? sayAgain(value) : value)],
};

type Catalogue = Readonly<Record<string, string>>;

interface Form {
  pattern: RegExp;
  names: readonly string[];
  said: string;
}

/** Sentences with names in braces, by their catalogue; those with the most words of their own come first. */
const known = new WeakMap<Catalogue, readonly Form[]>();

const lettersIn = (parts: readonly string[]) => parts.join('').replace(/\P{L}/gu, '').length;
const escaped = (part: string) => part.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

function formsOf(words: Catalogue): readonly Form[] {
  const before = known.get(words);
  if (before) return before;
  const forms = Object.entries(words)
    .map(([sentence, said]) => {
      const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      return { own: sentence.split(/\{\w+\}/), names, said };
    })
    // What has hardly a word of its own, such as {browser} on {system}, would fit anything.
    .filter(({ names, own }) => names.length > 0 && (/\p{L}{2}/u.test(own[0] ?? '') || lettersIn(own) >= 7))
    .toSorted((one, other) => other.own.join('').length - one.own.join('').length)
    .map(({ names, own, said }) => ({
      names,
      said,
      pattern: new RegExp(`^${own.map(escaped).join('(.+?)')}$`, 'isu'),
    }));
  known.set(words, forms);
  return forms;
}

/**
 * Says to whoever looks what was written in English, with its values in it, before anybody looked: a rule of a schema,
 * the report of a process, why a calendar does not answer. Several sentences, or one behind the address it is about,
 * are said one by one; a value that the catalogue calls `thing` or `why` is said as well. English where the catalogue lacks it.
 */
export function sayAgain(sentence: string): string {
  const words = globalThis.spokenInAdmin?.()?.words;
  if (!words) return sentence;
  const whole = words[sentence] ?? words[sentence.charAt(0).toUpperCase() + sentence.slice(1)];
  if (whole) return whole;
  for (const { names, pattern, said } of formsOf(words)) {
    const [found, ...values] = pattern.exec(sentence) ?? [];
    if (found === undefined) continue;
    const again = values.map((value, at) => [
      names[at],
      /^(?:thing|why)$/.test(names[at] ?? '') ? sayAgain(value) : value,
    ]);
    return fill(said, Object.fromEntries(again));
  }
  const [, first, between, rest] = /^(.+?)(: |; |\. |\n\s*)(.+)$/s.exec(sentence) ?? [];
  return first && rest ? `${sayAgain(first)}${between}${sayAgain(rest)}` : sentence;
}
