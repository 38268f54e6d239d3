import type { z } from 'zod';
import { type ExportEntry, ExportFault, type ExportItem, type ExportTerm } from '../export/exportEntry.ts';
import type { FetchRules } from '../fetchBytes.ts';
import { askSite } from './askSite.ts';
import { type RestMedium, type RestPost, restAuthor, restMedium, restPost, restRoot, restTerm } from './restRecords.ts';

/** The most that WordPress returns at once. */
const perPage = 100;

/**
 * Yields the entries of a WordPress site on the web, from its REST API, in the form that an export file has. They are
 * what everybody may read there, so neither drafts nor what plugins keep. Throws {@link ExportFault}.
 */
export async function* readSite(address: string, rules: FetchRules): AsyncGenerator<ExportEntry> {
  const api = await findApi(address, rules);
  yield { kind: 'site', url: api.siteUrl };
  const terms = new Map<string, Pick<ExportTerm, 'slug' | 'name' | 'taxonomy'>>();
  for (const [name, taxonomy] of [
    ['categories', 'category'],
    ['tags', 'post_tag'],
  ] as const) {
    for await (const { id, name: words, slug } of api.list(name, restTerm)) {
      terms.set(`${taxonomy} ${id}`, { taxonomy, slug, name: words });
      yield { kind: 'term', taxonomy, slug, name: words, number: id, ...unsaid };
    }
  }
  const authors = new Map<number, string>();
  for await (const { id, name, slug } of api.list('users', restAuthor)) {
    authors.set(id, slug);
    yield { kind: 'author', login: slug, name };
  }
  for await (const medium of api.list('media', restMedium)) yield itemOfMedium(medium);
  for await (const post of api.list('posts', restPost)) {
    const own = [...post.categories.map((id) => `category ${id}`), ...post.tags.map((id) => `post_tag ${id}`)];
    yield itemOfPost(
      post,
      authors.get(post.author) ?? '',
      own.flatMap((key) => terms.get(key) ?? []),
    );
  }
}

/** Finds the API and the address of its site. */
async function findApi(address: string, rules: FetchRules) {
  const base = address.endsWith('/') ? address.slice(0, -1) : address;
  // Sites with plain permalinks have it in the query.
  for (const root of [`${base}/wp-json/`, `${base}/?rest_route=/`]) {
    const found = restRoot.safeParse((await askSite(new URL(root), rules))?.value);
    if (!found.success || !found.data.namespaces.includes('wp/v2')) continue;
    return {
      siteUrl: found.data.url,
      list: <Value>(name: string, schema: z.ZodType<Value>) => readList({ root, rules }, name, schema),
    };
  }
  throw new ExportFault(`${address} shows no REST API of WordPress. Use an export file instead: Tools, Export.`);
}

/** Yields all records of one kind, page by page; none if the site does not show them. */
async function* readList<Value>(
  { root, rules }: { root: string; rules: FetchRules },
  name: string,
  schema: z.ZodType<Value>,
): AsyncGenerator<Value> {
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const address = new URL(`${root}wp/v2/${name}`);
    // Ordered by id, so that what is written meanwhile comes at the end and shifts nothing.
    for (const [key, value] of Object.entries({ per_page: perPage, page, orderby: 'id', order: 'asc' }))
      address.searchParams.set(key, String(value));
    const answer = await askSite(address, rules);
    if (!answer) return;
    pages = answer.pages;
    if (!Array.isArray(answer.value)) throw new ExportFault(`${address} is no list. Use an export file instead.`);
    for (const one of answer.value) {
      const read = schema.safeParse(one);
      if (!read.success) throw new ExportFault(`${address} is not as WordPress has it: ${faultOf(read.error)}.`);
      yield read.data;
    }
  }
}

/** What only an export tells. */
const unsaid = { language: '', group: '' };
const nothing = { kind: 'item', password: '', attachmentUrl: '', parent: undefined, comments: 0, ...unsaid } as const;

function itemOfPost(post: RestPost, author: string, terms: ExportItem['terms']): ExportItem {
  const { content, excerpt, featured_media: picture, yoast_head_json: head = {} } = post;
  return {
    ...nothing,
    ...placeOf(post),
    type: 'post',
    title: post.title,
    author,
    content: content.rendered,
    excerpt: isMadeUp(excerpt) ? '' : excerpt,
    status: post.status,
    password: content.protected ? 'protected' : '',
    terms,
    meta: new Map([
      ...(picture > 0 ? [['_thumbnail_id', String(picture)] as const] : []),
      ...(head.description ? [['_yoast_wpseo_metadesc', head.description] as const] : []),
    ]),
  };
}

function itemOfMedium(medium: RestMedium): ExportItem {
  const { alt_text: alt, caption, media_details: details, post, source_url: url } = medium;
  return {
    ...nothing,
    ...placeOf(medium),
    type: 'attachment',
    title: medium.title,
    author: '',
    content: '',
    excerpt: caption,
    status: 'inherit',
    attachmentUrl: url,
    parent: post || undefined,
    terms: [],
    meta: new Map([
      ['_wp_attached_file', details?.file ?? ''],
      ['_wp_attachment_image_alt', alt],
    ]),
  };
}

function placeOf({ date, date_gmt, guid, id, link, slug }: RestPost | RestMedium) {
  return { id, guid, link, slug, date: date.replace('T', ' '), dateGmt: date_gmt.replace('T', ' ') };
}

/** Whether WordPress made the excerpt from the text because nobody wrote one. Such excerpts end like this. */
function isMadeUp(excerpt: string): boolean {
  const words = excerpt.replaceAll('</p>', '').trimEnd();
  return words.endsWith('[&hellip;]') || words.endsWith('[…]');
}

function faultOf({ issues: [first] }: z.ZodError): string {
  return first ? `${first.path.join('.')}: ${first.message}` : 'it cannot be read';
}
