import type { SamplePost } from './sampleExport.ts';

/** A text in each language, by the code that the old site has for it. */
type SpokenPosts = Record<string, SamplePost>;
/** A category or a tag in each language. */
export interface SpokenTerm {
  taxonomy: 'category' | 'post_tag';
  of: Record<string, { id: number; slug: string; name: string }>;
}
interface SpokenExport {
  posts: SamplePost[];
  beside: string;
}

/** What a plugin for languages adds to an export of WordPress: to its posts, and beside them. */
type WriteSpoken = (texts: readonly SpokenPosts[], terms: readonly SpokenTerm[]) => SpokenExport;

const cdata = (text: string) => `<![CDATA[${text}]]>`;

/** As PHP writes a list of words and numbers. */
function serialised(of: Record<string, string | number>): string {
  const one = (value: string | number) =>
    typeof value === 'number' ? `i:${value};` : `s:${Buffer.byteLength(value)}:"${value}";`;
  const entries = Object.entries(of).map(([key, value]) => one(key) + one(value));
  return `a:${entries.length}:{${entries.join('')}}`;
}

function termElement({ taxonomy }: SpokenTerm, of: SpokenTerm['of'][string], more = ''): string {
  const [id, name] = [`<wp:term_id>${of.id}</wp:term_id>`, cdata(of.name)];
  return taxonomy === 'category'
    ? `<wp:category>${id}<wp:category_nicename>${cdata(of.slug)}</wp:category_nicename><wp:category_parent>${cdata('')}</wp:category_parent><wp:cat_name>${name}</wp:cat_name>${more}</wp:category>`
    : `<wp:tag>${id}<wp:tag_slug>${cdata(of.slug)}</wp:tag_slug><wp:tag_name>${name}</wp:tag_name>${more}</wp:tag>`;
}

/**
 * Polylang keeps languages and groups as terms, which WordPress exports: their descriptions are lists in PHP's format.
 * A group of one text is never made.
 */
export const writePolylang: WriteSpoken = (texts, terms) => {
  const element = (id: number, taxonomy: string, slug: string, name: string, description: string) =>
    `<wp:term><wp:term_id>${id}</wp:term_id><wp:term_taxonomy>${cdata(taxonomy)}</wp:term_taxonomy><wp:term_slug>${cdata(slug)}</wp:term_slug><wp:term_parent>${cdata('')}</wp:term_parent><wp:term_name>${cdata(name)}</wp:term_name><wp:term_description>${cdata(description)}</wp:term_description></wp:term>`;
  const slugs = new Set(texts.flatMap((one) => Object.keys(one)));
  const locale = (slug: string) => (slug === 'cz' ? 'cs_CZ' : `${slug}_${slug.toUpperCase()}`);
  const groupOf = (place: number) => `pll_64271b55a2${place}`;
  const idsIn = (of: Record<string, { id: number }>) =>
    Object.fromEntries(Object.entries(of).map(([slug, { id }]) => [slug, id]));
  const isGroup = (of: object) => Object.keys(of).length > 1;
  return {
    posts: texts.flatMap((of, place) =>
      Object.entries(of).map(([slug, post]) => ({
        ...post,
        terms: [
          ...(post.terms ?? []),
          `language:${slug}`,
          ...(isGroup(of) ? [`post_translations:${groupOf(place)}`] : []),
        ],
      })),
    ),
    beside: [
      ...terms.flatMap((one) => Object.values(one.of).map((of) => termElement(one, of))),
      ...[...slugs].map((slug, place) =>
        element(900 + place, 'language', slug, slug, serialised({ locale: locale(slug), rtl: 0, flag_code: slug })),
      ),
      ...texts.map((of, place) =>
        element(920 + place, 'post_translations', groupOf(place), groupOf(place), serialised(idsIn(of))),
      ),
      ...terms.map(({ of }, place) =>
        element(940 + place, 'term_translations', `pll_5f${place}`, `pll_5f${place}`, serialised(idsIn(of))),
      ),
    ].join('\n'),
  };
};

/** WPML keeps languages in a table of its own; its add-on "Export and Import" writes them with posts and terms. */
export const writeWpml: WriteSpoken = (texts, terms) => {
  const said = (of: object, code: string, group: string) => {
    const [source = ''] = Object.keys(of);
    return {
      _wpml_import_language_code: code,
      _wpml_import_source_language_code: code === source ? '' : source,
      _wpml_import_translation_group: group,
    };
  };
  const metaOf = (values: object) =>
    Object.entries(values)
      .map(
        ([key, value]) =>
          `<wp:termmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:termmeta>`,
      )
      .join('');
  return {
    posts: texts.flatMap((of, place) =>
      Object.entries(of).map(([code, post]) => ({
        ...post,
        meta: { ...post.meta, _wpml_word_count: '2', ...said(of, code, `post_post-${place}`) },
      })),
    ),
    beside: terms
      .flatMap((one, place) =>
        Object.entries(one.of).map(([code, of]) => termElement(one, of, metaOf(said(one.of, code, `tax-${place}`)))),
      )
      .join('\n'),
  };
};
