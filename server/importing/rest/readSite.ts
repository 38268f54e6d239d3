import { z } from 'zod';
import {
  type Attachment,
  type ExportEntry,
  ExportFault,
  type ExportItem,
  type ExportTerm,
} from '../export/exportEntry.ts';
import { type Fetched, FetchFault, fetchBytes } from '../fetchBytes.ts';

type PrivateHosts = Parameters<typeof fetchBytes>[1]['privateHosts'];

/** The most that WordPress returns at once. */
const perPage = 100;

/**
 * Yields the entries of a WordPress site on the web, from its REST API, in the form that an export file has. They are
 * what everybody may read there, so neither drafts nor what plugins keep. Throws {@link ExportFault}.
 */
export async function* readSite(address: string, hosts: PrivateHosts): AsyncGenerator<ExportEntry> {
  const api = await findApi(address, hosts);
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
  for await (const medium of api.list('media', restMedium)) yield attachmentOf(medium);
  for await (const post of api.list('posts', restPost)) {
    const own = [...post.categories.map((id) => `category ${id}`), ...post.tags.map((id) => `post_tag ${id}`)];
    yield itemOfPost(
      post,
      authors.get(post.author) ?? '',
      own.flatMap((key) => terms.get(key) ?? []),
    );
  }
}

async function findApi(address: string, hosts: PrivateHosts) {
  const base = address.endsWith('/') ? address.slice(0, -1) : address;
  // Sites with plain permalinks have it in the query.
  for (const root of [`${base}/wp-json/`, `${base}/?rest_route=/`]) {
    const found = restRoot.safeParse((await askSite(new URL(root), hosts))?.value);
    if (!found.success || !found.data.namespaces.includes('wp/v2')) continue;
    return {
      siteUrl: found.data.url,
      list: <Value>(name: string, schema: z.ZodType<Value>) => readList({ root, hosts }, name, schema),
    };
  }
  throw new ExportFault(`${address} shows no REST API of WordPress. Use an export file instead: Tools, Export.`);
}

/** Yields all records of one kind, page by page; none if the site does not show them. */
async function* readList<Value>(
  { root, hosts }: { root: string; hosts: PrivateHosts },
  name: string,
  schema: z.ZodType<Value>,
): AsyncGenerator<Value> {
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const address = new URL(`${root}wp/v2/${name}`);
    // Ordered by id, so that what is written meanwhile comes at the end and shifts nothing.
    for (const [key, value] of Object.entries({ per_page: perPage, page, orderby: 'id', order: 'asc' }))
      address.searchParams.set(key, String(value));
    const answer = await askSite(address, hosts);
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
function itemOfPost(post: RestPost, author: string, terms: ExportItem['terms']): ExportItem {
  const { content, excerpt, featured_media: picture, yoast_head_json: head = {} } = post;
  const { guid, id, link, slug, status, title } = post;
  return {
    ...{ kind: 'item', type: 'post', id, guid, link, slug, status, title, ...timesOf(post), ...unsaid },
    author,
    content: content.rendered,
    excerpt: isMadeUp(excerpt) ? '' : excerpt,
    password: content.protected ? 'protected' : '',
    terms,
    meta: new Map([
      ...(picture > 0 ? [['_thumbnail_id', String(picture)] as const] : []),
      ...(head.description ? [['_yoast_wpseo_metadesc', head.description] as const] : []),
    ]),
  };
}

function attachmentOf(medium: RestMedium): Attachment {
  const { alt_text: alt, caption, guid, id, media_details: details, post, source_url, title } = medium;
  const [file, url] = [details?.file ?? '', source_url || guid];
  return { kind: 'attachment', id, url, file, title, alt, caption, parent: post || undefined, ...timesOf(medium) };
}

const timesOf = ({ date, date_gmt }: RestPost | RestMedium) => ({
  date: date.replace('T', ' '),
  dateGmt: date_gmt.replace('T', ' '),
  comments: 0,
});

/** Whether WordPress made the excerpt from the text because nobody wrote one. Such excerpts end like this. */
function isMadeUp(excerpt: string): boolean {
  const words = excerpt.replaceAll('</p>', '').trimEnd();
  return words.endsWith('[&hellip;]') || words.endsWith('[…]');
}

function faultOf({ issues: [first] }: z.ZodError): string {
  return first ? `${first.path.join('.')}: ${first.message}` : 'it cannot be read';
}

const timeoutMs = 60_000;
/** Most bytes of one answer. A hundred posts are some megabytes. */
const maxBytes = 64_000_000;

interface SitePage {
  value: unknown;
  /** Number of pages; 1 if the site does not say. */
  pages: number;
}

/**
 * Requests one answer of a WordPress site's REST API. Undefined if the site does not show it. Throws
 * {@link ExportFault}.
 */
async function askSite(address: URL, hosts: PrivateHosts): Promise<SitePage | undefined> {
  const { data, headers, status } = await fetchAnswer(address, hosts);
  if ([400, 401, 403, 404].includes(status)) return undefined;
  if (status !== 200) throw new ExportFault(`${address} answers with status ${status}. Try again later.`);
  try {
    return { value: JSON.parse(data.toString()), pages: Number(headers['x-wp-totalpages']) || 1 };
  } catch {
    throw new ExportFault(`${address} is no JSON, so there is no REST API of WordPress. Use an export file instead.`);
  }
}

async function fetchAnswer(address: URL, privateHosts: PrivateHosts): Promise<Fetched> {
  try {
    return await fetchBytes(String(address), { accept: 'application/json', maxBytes, timeoutMs, privateHosts });
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error;
    throw new ExportFault(`${address.origin}: ${error.message}. See that the address is right.`, { cause: error });
  }
}

const rendered = z.object({ rendered: z.string() }).transform((one) => one.rendered);
const number = z.int().nonnegative();

const restRoot = z.object({ url: z.string(), namespaces: z.array(z.string()) });

const restTerm = z.object({ id: number, slug: z.string(), name: z.string() });

const restAuthor = z.object({ id: number, slug: z.string(), name: z.string() });

const restPost = z.object({
  id: number,
  /** `2020-01-02T10:00:00` by the clock of the site. */
  date: z.string(),
  date_gmt: z.string(),
  guid: rendered,
  slug: z.string(),
  status: z.string(),
  link: z.string(),
  title: rendered,
  content: z.object({ rendered: z.string(), protected: z.boolean().optional() }),
  excerpt: rendered,
  author: number,
  featured_media: number,
  categories: z.array(number),
  tags: z.array(number),
  /** What Yoast tells search engines, if it is installed. Its titles are made from a pattern. */
  yoast_head_json: z.object({ description: z.string().optional() }).optional(),
});

type RestPost = z.infer<typeof restPost>;

const restMedium = z.object({
  id: number,
  date: z.string(),
  date_gmt: z.string(),
  guid: rendered,
  title: rendered,
  caption: rendered,
  alt_text: z.string(),
  source_url: z.string(),
  post: number.nullable().optional(),
  media_details: z.object({ file: z.string().optional() }).optional(),
});

type RestMedium = z.infer<typeof restMedium>;
