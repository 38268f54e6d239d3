/**
 * What a document says in a further language: its words alone, each at the place that they have in its original. What
 * the language lacks is `null`. Blocks are found by their name; where there are several, in their order.
 */
export type WordsOf<Value> = Value extends string
  ? string
  : Value extends readonly (infer Entry)[]
    ? Entry extends { acf_fc_layout: string }
      ? WordsOfBlocks<Entry>
      : readonly (WordsOf<Entry> | null)[]
    : Value extends object
      ? { readonly [Name in keyof Value]?: WordsOf<Value[Name]> | null }
      : never;

type Layout = { acf_fc_layout: string };
type OneOrMore<Words> = Words | readonly (Words | null)[] | null;
type WordsOfBlocks<Block extends Layout> = {
  readonly [Name in Block['acf_fc_layout']]?: OneOrMore<
    WordsOf<Omit<Extract<Block, { acf_fc_layout: Name }>, 'acf_fc_layout'>>
  >;
};

/** A document as far as a twin looks into it. */
type Original = { slug: string; layout?: readonly Layout[] };

/** The documents of a language, by their original's path or slug: what else is linked or named is left out. */
export type IsThere = (name: string) => boolean;

/**
 * A document in a further language: everything that its original has, with the words of the language. Links to pages
 * that are not in the language are left out, and so are entries and blocks which nothing else is said by.
 */
export function twinOf<Document extends Original>(
  original: Document,
  words: WordsOf<Omit<Document, 'slug'>> & { slug: string },
  isThere: IsThere,
): { original: string; twin: Document } {
  const { layout, ...rest } = original;
  const { layout: said, ...others } = words as { layout?: Readonly<Record<string, unknown>> };
  const twin = worded(withoutForeign(rest, isThere, false), others, original.slug) as Document;
  const blocks = layout && { layout: wordedBlocks(layout, said ?? {}, isThere, original.slug) };
  return { original: original.slug, twin: { ...twin, ...blocks } };
}

function wordedBlocks(
  layout: readonly Layout[],
  said: Readonly<Record<string, unknown>>,
  isThere: IsThere,
  place: string,
): Layout[] {
  const left = new Map(
    Object.entries(said).map(([name, words]) => [name, Array.isArray(words) ? [...words] : [words]]),
  );
  const blocks = layout.flatMap((block): Layout[] => {
    const { acf_fc_layout: name } = block;
    const own = isForeign(block, isThere) ? undefined : withoutForeign(block, isThere, linkLists.has(name));
    const words = own && left.get(name)?.shift();
    return own && words !== null ? [worded(own, words, `${place}, ${name}`) as Layout] : [];
  });
  const unused = [...left].filter(([, words]) => words.some((one) => one !== null)).map(([name]) => name);
  if (unused.length > 0) throw new Error(`${place} has no block for words of ${unused.join(', ')}`);
  return blocks;
}

/** A value with words in place of its own. Lists must be as long as what they are said of. */
function worded(value: unknown, words: unknown, place: string): unknown {
  if (words === undefined) return value;
  if (Array.isArray(words)) {
    const own = Array.isArray(value) ? value : words;
    if (own.length !== words.length)
      throw new Error(`${place} has ${own.length} entries, and words for ${words.length}`);
    return words.flatMap((one: unknown, at) => (one === null ? [] : [worded(own[at], one, `${place}.${at}`)]));
  }
  if (typeof words !== 'object' || words === null) return words;
  const own = Object(value) as Record<string, unknown>;
  const said = Object.entries<unknown>({ ...words }).map(([name, one]) => [
    name,
    worded(own[name], one, `${place}.${name}`),
  ]);
  const merged = Object.entries<unknown>({ ...own, ...Object.fromEntries(said) });
  return Object.fromEntries(merged.filter(([, one]) => one !== null));
}

/** Blocks whose entries are there for their links. Elsewhere an entry without its link still says something. */
const linkLists: ReadonlySet<string> = new Set(['cases', 'links_grid', 'manifest', 'proof', 'services_groups']);
const namesOfSlugs = /^(?:article|case|person)Slugs?$/;
/** Names without which there is something left to show. */
const mayBeUnnamed: ReadonlySet<string> = new Set(['personSlug', 'articleSlugs']);

/** A value without what leads to documents that a language lacks; undefined where nothing is left of it. */
function withoutForeign(value: unknown, isThere: IsThere, isLinkList: boolean): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const kept: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value)) {
    if (namesOfSlugs.test(name)) {
      const there = [one].flat().filter(isThere);
      if (there.length > 0) kept[name] = Array.isArray(one) ? there : one;
      else if (!mayBeUnnamed.has(name)) return undefined;
    } else if (Array.isArray(one)) {
      const left = one.flatMap((entry: unknown) => {
        const isLost = isForeign(entry, isThere);
        if (isLost && (isLinkList || 'label' in Object(entry))) return [];
        const { href: _, linkText: __, ...rest } = Object(entry);
        return withoutForeign(isLost ? rest : entry, isThere, isLinkList) ?? [];
      });
      if (left.length > 0 || !isLinkList) kept[name] = left;
    } else if (!isForeign(one, isThere)) kept[name] = withoutForeign(one, isThere, isLinkList);
  }
  return kept;
}

function isForeign(value: unknown, isThere: IsThere): boolean {
  const href: unknown = Reflect.get(Object(value), 'href');
  if (typeof href !== 'string' || !href.startsWith('/')) return false;
  return !isThere(href.split(/[?#]/, 1)[0] ?? '');
}
