interface ExportSite {
  kind: 'site';
  /** Its address, as the export gives it. */
  url: string;
}

interface ExportAuthor {
  kind: 'author';
  login: string;
  name: string;
}

export interface ExportTerm {
  kind: 'term';
  taxonomy: 'category' | 'post_tag';
  slug: string;
  name: string;
  /** Its id in WordPress; undefined if the export has none. */
  number: number | undefined;
  /** As in {@link ExportItem}. */
  language: string;
  group: string;
}

interface ExportLanguage {
  kind: 'language';
  /** By which its posts name it: `de`. */
  slug: string;
  /** `de_DE`; empty if the export does not say. */
  locale: string;
}

/** Categories or tags that are translations of each other on a site with Polylang. */
export interface ExportTermGroup {
  kind: 'termGroup';
  group: string;
  /** Their ids, by language. */
  numbers: ReadonlyMap<string, number>;
}

/** A file of the library. */
export interface Attachment {
  kind: 'attachment';
  id: number;
  url: string;
  /** Path below wp-content/uploads: `2012/07/quay.jpg`; empty if the export does not say. */
  file: string;
  title: string;
  alt: string;
  caption: string;
  /** Id of the item it was uploaded to. */
  parent: number | undefined;
  /** As in {@link ExportItem}. */
  date: string;
  dateGmt: string;
  comments: number;
}

/** A post, a page, a line of a menu: whatever else WordPress stores as one item. */
export interface ExportItem {
  kind: 'item';
  /** `post`, `page` and others. */
  type: string;
  /** Its id on the site; undefined if the export has none. */
  id: number | undefined;
  guid: string;
  title: string;
  link: string;
  author: string;
  content: string;
  /** Whether the text is as browsers get it; otherwise as its author wrote it. */
  isRendered: boolean;
  excerpt: string;
  /** `2012-01-03 17:19:11` by the clock of the site. `dateGmt` has the same form. */
  date: string;
  dateGmt: string;
  slug: string;
  status: string;
  password: string;
  terms: Pick<ExportTerm, 'slug' | 'name' | 'taxonomy'>[];
  /** Values that plugins and themes store with it, but only those in {@link keptMeta}. */
  meta: ReadonlyMap<string, string>;
  comments: number;
  /** What Polylang or WPML call its language: `de`, `pt-br`; empty if the export does not say. */
  language: string;
  /** The same for all translations of one text; empty if it has none. */
  group: string;
}

/** What the source does not give, as a line of the report: a place that cannot be read, a text that a site keeps. */
export interface ExportGap {
  kind: 'gap';
  chapter: 'failed' | 'flaw' | 'kind';
  /** Its title, or `posts 12`; empty if it is about the whole source. */
  about: string;
  words: string;
}

export type ExportEntry =
  | ExportSite
  | ExportAuthor
  | ExportLanguage
  | ExportTerm
  | ExportTermGroup
  | Attachment
  | ExportItem
  | ExportGap;

/** What WPML says of posts and terms: the first two by its add-on for exports, the last of copies that it made. */
export const wpmlMeta = {
  language: '_wpml_import_language_code',
  group: '_wpml_import_translation_group',
  copyOf: '_icl_lang_duplicate_of',
} as const;

/** The values stored with an item that mean something to us. */
export const keptMeta: ReadonlySet<string> = new Set([
  '_thumbnail_id',
  '_wp_attached_file',
  '_wp_attachment_image_alt',
  '_yoast_wpseo_title',
  '_yoast_wpseo_metadesc',
  '_yoast_wpseo_meta-robots-noindex',
  'rank_math_title',
  'rank_math_description',
  'rank_math_robots',
  'footnotes',
  ...Object.values(wpmlMeta),
]);

/** The source cannot be read as an export of WordPress. The message says what to do. */
export class ExportFault extends Error {
  override name = 'ExportFault';
}
