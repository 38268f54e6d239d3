import { fill } from '@frontage/contract/words/say.ts';

/** For a field that programs write in English. */
export const saidAgain = {
  afterRead: [({ value }: { value?: unknown }) => (typeof value === 'string' ? sayAgain(value) : value)],
};

type Catalogue = Readonly<Record<string, string>>;

interface Form {
  /** What stands around its values, in small letters. */
  own: readonly string[];
  names: readonly string[];
  said: string;
}

/** Sentences with names in braces, by their catalogue; those with the most words of their own come first. */
const known = new WeakMap<Catalogue, readonly Form[]>();

const lettersIn = (parts: readonly string[]) => parts.join('').replace(/\P{L}/gu, '').length;

function formsOf(words: Catalogue): readonly Form[] {
  const before = known.get(words);
  if (before) return before;
  const forms = Object.entries(words)
    .map(([sentence, said]) => {
      const names = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      return { own: sentence.toLowerCase().split(/\{\w+\}/), names, said };
    })
    // What has hardly a word of its own, such as {browser} on {system}, would fit anything.
    .filter(({ names, own }) => names.length > 0 && (/\p{L}{2}/u.test(own[0] ?? '') || lettersIn(own) >= 7))
    .toSorted((one, other) => other.own.join('').length - one.own.join('').length);
  known.set(words, forms);
  return forms;
}

/** The values of a sentence, which stand between the words that a form has of its own; undefined where it is another. */
function valuesIn(sentence: string, [first = '', ...others]: readonly string[]): string[] | undefined {
  const small = sentence.toLowerCase();
  if (!small.startsWith(first)) return undefined;
  const values: string[] = [];
  let from = first.length;
  for (const [at, part] of others.entries()) {
    const isLast = at === others.length - 1;
    const until = isLast ? sentence.length - part.length : small.indexOf(part, from + 1);
    if (until <= from || !small.startsWith(part, until)) return undefined;
    values.push(sentence.slice(from, until));
    from = until + part.length;
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
  if (!words) return sentence;
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
  const at = sentence.search(/[:;.] |\n/);
  const rest = sentence.slice(at + 1).trimStart();
  if (at < 1 || rest === '') return sentence;
  const between = sentence.slice(at, sentence.length - rest.length);
  return `${sayAgain(sentence.slice(0, at))}${between}${sayAgain(rest)}`;
}
