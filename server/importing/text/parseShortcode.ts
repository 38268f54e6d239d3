/** A shortcode as it is in a text: `[gallery ids="1,2"]`. */
export interface Shortcode {
  name: string;
  /** By name, or by position for values without a name. */
  attributes: ReadonlyMap<string, string>;
  /** As it was typed, with its brackets. */
  typed: string;
}

const opening = /\[([A-Za-z][\w-]{0,40})(?=[\s\]/=])/y;

/** Longest shortcode, in characters. Anything longer is text in brackets. */
const maxLength = 2_000;

/** Parses the shortcode that begins at a position of the text; undefined if there is none. */
export function parseShortcode(text: string, start: number): Shortcode | undefined {
  opening.lastIndex = start;
  const name = opening.exec(text)?.[1];
  if (name === undefined) return undefined;
  const from = start + 1 + name.length;
  const end = endOf(text, from, start + maxLength);
  if (end === undefined) return undefined;
  const attributes = attributesOf(text.slice(from, end));
  return { name: name.toLowerCase(), attributes, typed: text.slice(start, end + 1) };
}

/** Returns the position of the closing bracket. Brackets within quotation marks do not count. */
function endOf(text: string, from: number, last: number): number | undefined {
  let quote = '';
  for (let at = from; at < Math.min(text.length, last); at += 1) {
    const character = text[at] ?? '';
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === ']') return at;
    else if (character === '[') return undefined;
  }
  return undefined;
}

const attribute = /([\w-]+)\s?=\s?(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|([^\s"']+)/g;

function attributesOf(text: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name, double, single, plain, quoted, bare] of text.matchAll(attribute)) {
    const value = double ?? single ?? plain ?? quoted ?? bare ?? '';
    found.set(name?.toLowerCase() ?? String(found.size), value);
  }
  return found;
}
