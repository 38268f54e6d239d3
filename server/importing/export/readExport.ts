import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { groupOfCopies, languageInLink } from '../languages.ts';
import { type Attachment, type ExportEntry, ExportFault, type ExportItem, keptMeta, wpmlMeta } from './exportEntry.ts';

/** Most characters of one field. Nobody has written a longer text, and it would not fit into memory. */
const maxFieldCharacters = 16_000_000;

const maxFlaws = 20;

/**
 * Yields the entries of an export file of WordPress (WXR) one by one, whatever the size of the file. Entities of a
 * document type are not expanded. What is not well formed is yielded as a flaw, and reading goes on. Throws
 * {@link ExportFault}.
 */
export async function* readExport(file: string): AsyncGenerator<ExportEntry> {
  const found: ExportEntry[] = [];
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true });
  const builder = new EntryBuilder((entry) => found.push(entry));
  let flaws = 0;
  let charactersOfField = 0;

  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) throw foreign(encoding);
  });
  parser.on('opentag', ({ name, attributes }) => builder.open(name, attributes));
  parser.on('closetag', () => {
    charactersOfField = 0;
    builder.close();
  });
  parser.on('text', (text) => builder.text(text));
  parser.on('cdata', (text) => builder.text(text));
  const note = (message: string) => {
    flaws += 1;
    if (flaws <= maxFlaws)
      found.push({ kind: 'gap', chapter: 'flaw', about: '', words: `Line ${parser.line}: ${message}` });
  };
  parser.on('error', (error) => note(wordsOf(error)));

  let isFirst = true;
  let isForeign = false;
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 65_536 })) {
    if (isFirst) refuseOtherKinds(String(chunk));
    isFirst = false;
    // Once: such a file has one in every other line.
    if (!isForeign && String(chunk).includes('\uFFFD')) {
      isForeign = true;
      note('letters from here on are not UTF-8 and come as �: save the file in UTF-8');
    }
    charactersOfField += String(chunk).length;
    if (charactersOfField > maxFieldCharacters)
      throw new ExportFault(
        `The field that ends after line ${parser.line} is longer than ${maxFieldCharacters} characters. Export the site in parts, or take that entry out.`,
      );
    parser.write(String(chunk));
    yield* found.splice(0);
  }
  if (builder.isOpen) {
    // Said however many flaws came before.
    flaws = 0;
    note('the file ends in the middle, and what followed is missing: export it again');
  }
  // The parser names all that is open by then.
  flaws = maxFlaws;
  parser.close();
  yield* found.splice(0);
  if (!builder.isExport)
    throw new ExportFault('This is no export of WordPress: make one there under Tools, Export, "All content".');
}

/** Refuses what is no text in UTF-8 by its first letters, as others would be in the message. */
function refuseOtherKinds(start: string): void {
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('\u001f\uFFFD'))
    throw new ExportFault('The file is packed: unpack it, and import each .xml file in it by itself.');
  if (start.slice(0, 4).includes('\0')) throw foreign('UTF-16');
}

const foreign = (encoding: string) =>
  new ExportFault(`The file says that it is ${encoding}. Convert it to UTF-8 and say so in its first line.`);

/** What the usual flaws are for people. */
const flawsInWords: Readonly<Record<string, string>> = {
  'disallowed character.': 'a character that XML does not allow',
  'unexpected close tag.': 'an element ends that is not open',
  'undefined entity.': 'an unknown entity',
};

/** Without the place that the parser puts in front, because the entry has it already. */
function wordsOf(error: Error): string {
  const words = error.message.slice(error.message.indexOf(': ') + 1).trim();
  return flawsInWords[words] ?? words;
}

/** An element of the file, with the text after its last part. */
interface Element {
  name: string;
  attributes: Record<string, string>;
  text: string;
  parts: Element[];
}

/** Deeper elements than those of a value that a plugin stores say nothing to us. */
const deepest = 5;

/** Assembles the entries of an export from the elements of its XML. */
class EntryBuilder {
  /** Whether there was a channel, which every export has. */
  isExport = false;
  readonly #emit: (entry: ExportEntry) => void;
  readonly #path: Element[] = [];

  constructor(emit: (entry: ExportEntry) => void) {
    this.#emit = emit;
  }

  /** Whether an element waits for its end. */
  get isOpen(): boolean {
    return this.#path.length > 0;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (!this.isOpen && name !== 'rss')
      throw new ExportFault(`This is no export of WordPress: it begins with <${name}>, an export with <rss>.`);
    const element = { name, attributes, text: '', parts: [] };
    const around = this.#path.at(-1);
    if (around) around.text = '';
    // What lies directly in the channel is an entry, and goes once it is read. Comments are only counted.
    if (this.#path.length > 2 && this.#path.length < deepest && around?.name !== 'wp:comment')
      around?.parts.push(element);
    this.#path.push(element);
    if (this.#path.length === 2 && name === 'channel') this.isExport = true;
  }

  text(text: string): void {
    const around = this.#path.at(-1);
    if (around) around.text += text;
  }

  close(): void {
    const element = this.#path.pop();
    if (!element) return;
    // A page builder stores megabytes with one post.
    if (this.#path.length === 3 && isMeta(element) && !isTelling(keyOf(element))) this.#path[2]?.parts.pop();
    const entry = this.#path.length === 2 && entryOf(element);
    if (entry) this.#emit(entry);
  }
}

function entryOf({ name, parts, text }: Element): ExportEntry | undefined {
  const field = (name: string) => (parts.find((part) => part.name === name)?.text ?? '').trim();
  switch (name) {
    case 'link':
    case 'wp:base_blog_url':
      return text.trim() ? { kind: 'site', url: text.trim() } : undefined;
    case 'wp:author': {
      const login = field('wp:author_login');
      return { kind: 'author', login, name: field('wp:author_display_name') || login };
    }
    case 'wp:category':
    case 'wp:tag': {
      const isTag = name === 'wp:tag';
      const slug = field(isTag ? 'wp:tag_slug' : 'wp:category_nicename');
      const said = saidByWpml(metaIn(parts));
      const words = field(isTag ? 'wp:tag_name' : 'wp:cat_name') || slug;
      const taxonomy = isTag ? 'post_tag' : 'category';
      return { kind: 'term', taxonomy, slug, name: words, number: numberOf(field('wp:term_id')), ...said };
    }
    case 'wp:term': {
      const slug = field('wp:term_slug');
      const description = field('wp:term_description');
      const taxonomy = field('wp:term_taxonomy');
      if (taxonomy === 'language') return { kind: 'language', slug, locale: localeIn(description) };
      return taxonomy === 'term_translations'
        ? { kind: 'termGroup', group: slug, numbers: numbersIn(description) }
        : undefined;
    }
    case 'item':
      return itemOf(parts, field);
    default:
      return undefined;
  }
}

function itemOf(parts: readonly Element[], field: (name: string) => string): ExportItem | Attachment | undefined {
  const all = metaIn(parts);
  const meta = new Map([...all].filter(([key]) => keptMeta.has(key)));
  const type = field('wp:post_type') || 'post';
  const id = numberOf(field('wp:post_id'));
  const comments = parts.filter(({ name }) => name === 'wp:comment').length;
  const common = { title: field('title'), date: field('wp:post_date'), dateGmt: field('wp:post_date_gmt'), comments };
  if (type === 'attachment') {
    if (id === undefined) return undefined;
    return {
      ...{ kind: type, id, ...common, caption: field('excerpt:encoded'), parent: numberOf(field('wp:post_parent')) },
      url: field('wp:attachment_url') || field('guid'),
      file: meta.get('_wp_attached_file') ?? '',
      alt: meta.get('_wp_attachment_image_alt') ?? '',
    };
  }
  const named = parts
    .filter(({ name }) => name === 'category')
    .map(({ attributes: { domain, nicename = '' }, text }) => ({ domain, slug: nicename, name: text.trim() }));
  // What Polylang says of it; the last one counts.
  const saidBy = (domain: string) => named.findLast((one) => one.domain === domain)?.slug;
  const said = saidByWpml(meta);
  const isOfWpml = [...all.keys()].some((key) => ofWpml.test(key));
  return {
    ...{ kind: 'item', type, id, ...common, meta },
    guid: field('guid'),
    link: field('link'),
    author: field('dc:creator'),
    content: parts.find(({ name }) => name === 'content:encoded')?.text ?? '',
    isRendered: false,
    excerpt: field('excerpt:encoded'),
    slug: field('wp:post_name'),
    status: field('wp:status') || 'draft',
    password: field('wp:post_password'),
    terms: named.flatMap(({ domain, ...term }) =>
      domain === 'category' || domain === 'post_tag' ? { taxonomy: domain, ...term } : [],
    ),
    language: saidBy('language') || said.language || (isOfWpml ? languageInLink(field('link')) : ''),
    group: saidBy('post_translations') || said.group,
  };
}

/** What plugins store with an entry, as far as it tells us anything. */
function metaIn(parts: readonly Element[]): Map<string, string> {
  return new Map(parts.filter(isMeta).map((one) => [keyOf(one), textIn(one, 'wp:meta_value')]));
}

const isMeta = ({ name }: Element) => name === 'wp:postmeta' || name === 'wp:termmeta';
const textIn = ({ parts }: Element, name: string) => parts.find((part) => part.name === name)?.text ?? '';
const keyOf = (meta: Element) => textIn(meta, 'wp:meta_key').trim();
const ofWpml = /^_?(?:icl|wpml)_/;
const isTelling = (key: string) => keptMeta.has(key) || ofWpml.test(key);

/** What WPML says. A copy that it made names its original alone. */
function saidByWpml(meta: ReadonlyMap<string, string>): { language: string; group: string } {
  const copyOf = numberOf(meta.get(wpmlMeta.copyOf) ?? '');
  const group = meta.get(wpmlMeta.group)?.trim() || (copyOf ? groupOfCopies(copyOf) : '');
  return { language: meta.get(wpmlMeta.language)?.trim() ?? '', group };
}

/* Polylang describes its terms in PHP's own format: `a:1:{s:6:"locale";s:5:"de_DE";}`, `a:1:{s:2:"de";i:34;}`. */

function localeIn(description: string): string {
  return /s:6:"locale";s:\d+:"(\w{2,20})"/.exec(description)?.[1] ?? '';
}

function numbersIn(description: string): Map<string, number> {
  const pairs = description.matchAll(/s:\d+:"([\w-]{2,20})";(?:i:(\d+)|s:\d+:"(\d+)");/g);
  return new Map([...pairs].map(([, language = '', number, words]) => [language, Number(number ?? words)]));
}

function numberOf(text: string): number | undefined {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 ? number : undefined;
}
