import { groupOfCopies, languageInLink } from '../languages.ts';
import { type ExportEntry, ExportFault, type ExportItem, keptMeta, wpmlMeta } from './exportEntry.ts';

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
export class RecordBuilder {
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
  const raw = (name: string) => draft.fields.get(name) ?? '';
  const field = (name: string) => raw(name).trim();
  const said = saidByWpml(draft.meta);
  switch (draft.element) {
    case 'wp:author': {
      const login = field('wp:author_login');
      return { kind: 'author', login, name: field('wp:author_display_name') || login };
    }
    case 'wp:category': {
      const slug = field('wp:category_nicename');
      const name = field('wp:cat_name') || slug;
      return { kind: 'term', taxonomy: 'category', slug, name, number: numberOf(field('wp:term_id')), ...said };
    }
    case 'wp:tag': {
      const slug = field('wp:tag_slug');
      const name = field('wp:tag_name') || slug;
      return { kind: 'term', taxonomy: 'post_tag', slug, name, number: numberOf(field('wp:term_id')), ...said };
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
      return {
        kind: 'item',
        type: field('wp:post_type') || 'post',
        id: numberOf(field('wp:post_id')),
        guid: field('guid'),
        title: field('title'),
        link: field('link'),
        author: field('dc:creator'),
        content: raw('content:encoded'),
        excerpt: field('excerpt:encoded'),
        date: field('wp:post_date'),
        dateGmt: field('wp:post_date_gmt'),
        slug: field('wp:post_name'),
        status: field('wp:status') || 'draft',
        password: field('wp:post_password'),
        attachmentUrl: field('wp:attachment_url'),
        parent: numberOf(field('wp:post_parent')),
        terms: draft.terms,
        meta: draft.meta,
        comments: draft.comments,
        language: draft.language || said.language || (draft.isOfWpml ? languageInLink(field('link')) : ''),
        group: draft.group || said.group,
      };
  }
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
