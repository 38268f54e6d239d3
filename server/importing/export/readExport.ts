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
  const builder = new RecordBuilder((entry) => found.push(entry));
  let flaws = 0;
  let charactersOfField = 0;

  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) throw foreign(encoding);
  });
  parser.on('opentag', ({ name, attributes }) => builder.open(name, attributes));
  parser.on('closetag', ({ name }) => {
    charactersOfField = 0;
    builder.close(name);
  });
  parser.on('text', (text) => builder.text(text));
  parser.on('cdata', (text) => builder.text(text));
  const note = (message: string) => {
    flaws += 1;
    if (flaws <= maxFlaws) found.push({ kind: 'flaw', line: parser.line, message });
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

type Attributes = Record<string, string>;

/** The contents of one entry of the file, before they are interpreted. */
interface Draft {
  element: string;
  fields: Map<string, string>;
  terms: ExportItem['terms'];
  meta: Map<string, string>;
  comments: number;
  /** What Polylang says of an item. */
  language: string;
  group: string;
  isOfWpml: boolean;
}

const entryElements = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term']);
const isMeta = (element: string | undefined) => element === 'wp:postmeta' || element === 'wp:termmeta';

/** Assembles the entries of an export from the elements of its XML. */
class RecordBuilder {
  /** Whether there was a channel, which every export has. */
  isExport = false;
  readonly #emit: (entry: ExportEntry) => void;
  #path: string[] = [];
  #text = '';
  #attributes: Attributes = {};
  #draft: Draft | undefined;
  #metaKey = '';

  constructor(emit: (entry: ExportEntry) => void) {
    this.#emit = emit;
  }

  /** Whether an element waits for its end. */
  get isOpen(): boolean {
    return this.#path.length > 0;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#path.length === 0 && name !== 'rss')
      throw new ExportFault(`This is no export of WordPress: it begins with <${name}>, an export with <rss>.`);
    this.#path.push(name);
    this.#text = '';
    this.#attributes = attributes;
    if (this.#path.length === 2 && name === 'channel') this.isExport = true;
    if (this.#path.length === 3 && entryElements.has(name)) {
      const said = { language: '', group: '', isOfWpml: false };
      this.#draft = { element: name, fields: new Map(), terms: [], meta: new Map(), comments: 0, ...said };
    }
  }

  text(text: string): void {
    this.#text += text;
  }

  close(name: string): void {
    const depth = this.#path.length;
    if (this.#draft && depth === 3) {
      const entry = entryOf(this.#draft);
      if (entry) this.#emit(entry);
      this.#draft = undefined;
    } else if (this.#draft) this.#closeWithin(this.#draft, name, depth);
    else if (depth === 3 && (name === 'wp:base_blog_url' || name === 'link') && this.#text.trim())
      this.#emit({ kind: 'site', url: this.#text.trim() });
    this.#path.pop();
    this.#text = '';
  }

  #closeWithin(draft: Draft, name: string, depth: number): void {
    if (depth === 5 && isMeta(this.#path[3])) {
      if (name === 'wp:meta_key') this.#metaKey = this.#text.trim();
      if (/^_?(?:icl|wpml)_/.test(this.#metaKey)) draft.isOfWpml = true;
      if (name === 'wp:meta_value' && keptMeta.has(this.#metaKey)) draft.meta.set(this.#metaKey, this.#text);
    }
    if (depth !== 4) return;
    if (name === 'wp:comment') draft.comments += 1;
    else if (name === 'category') {
      const { domain = '', nicename = '' } = this.#attributes;
      if (domain === 'category' || domain === 'post_tag')
        draft.terms.push({ taxonomy: domain, slug: nicename, name: this.#text.trim() });
      if (domain === 'language') draft.language = nicename;
      if (domain === 'post_translations') draft.group = nicename;
    } else if (!draft.fields.has(name)) draft.fields.set(name, this.#text);
  }
}

function entryOf(draft: Draft): ExportEntry | undefined {
  const field = (name: string) => (draft.fields.get(name) ?? '').trim();
  const said = saidByWpml(draft.meta);
  switch (draft.element) {
    case 'wp:author': {
      const login = field('wp:author_login');
      return { kind: 'author', login, name: field('wp:author_display_name') || login };
    }
    case 'wp:category':
    case 'wp:tag': {
      const isTag = draft.element === 'wp:tag';
      const slug = field(isTag ? 'wp:tag_slug' : 'wp:category_nicename');
      const name = field(isTag ? 'wp:tag_name' : 'wp:cat_name') || slug;
      const taxonomy = isTag ? 'post_tag' : 'category';
      return { kind: 'term', taxonomy, slug, name, number: numberOf(field('wp:term_id')), ...said };
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
    default:
      return itemOf(draft, said, field);
  }
}

function itemOf(
  { comments, group, isOfWpml, language, meta, fields, terms }: Draft,
  said: ReturnType<typeof saidByWpml>,
  field: (name: string) => string,
): ExportItem | Attachment | undefined {
  const type = field('wp:post_type') || 'post';
  const id = numberOf(field('wp:post_id'));
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
  return {
    ...{ kind: 'item', type, id, ...common, meta, terms },
    guid: field('guid'),
    link: field('link'),
    author: field('dc:creator'),
    content: fields.get('content:encoded') ?? '',
    isRendered: false,
    excerpt: field('excerpt:encoded'),
    slug: field('wp:post_name'),
    status: field('wp:status') || 'draft',
    password: field('wp:post_password'),
    language: language || said.language || (isOfWpml ? languageInLink(field('link')) : ''),
    group: group || said.group,
  };
}

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
