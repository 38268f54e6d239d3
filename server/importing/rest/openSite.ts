import { readJson } from '@frontage/contract/primitives/readJson.ts';
import { z } from 'zod';
import {
  type Attachment,
  type ExportEntry,
  ExportFault,
  type ExportItem,
  type ExportLoss,
  type ExportTerm,
} from '../export/exportEntry.ts';
import { FetchFault, fetchBytes } from '../fetchBytes.ts';
import { plainWords } from '../ImportReport.ts';
import { languageInLink } from '../languages.ts';

type PrivateHosts = Parameters<typeof fetchBytes>[1]['privateHosts'];

/** The most that WordPress returns at once. */
const listedAtOnce = 100;
/** Texts are made as they are asked for: many at once take too long, or too much memory, on small servers. */
const textsAtOnce = 20;

/**
 * Opens a WordPress site on the web, whose REST API yields entries as an export file has them. They are what everybody
 * may read there, so neither drafts nor what plugins keep. `overview` yields everything without texts; after it, `read`
 * yields the posts and pages with theirs. All three throw {@link ExportFault}.
 */
export async function openSite(address: string, hosts: PrivateHosts) {
  const { isSpoken, root, siteUrl } = await findApi(address, hosts);
  const terms = new Map<string, Pick<ExportTerm, 'slug' | 'name' | 'taxonomy'>>();
  const authors = new Map<number, string>();
  /** Their titles, by their ids. */
  const found = { posts: new Map<number, string>(), pages: new Map<number, string>() };
  return { overview, read };

  async function* overview(): AsyncGenerator<ExportEntry> {
    yield { kind: 'site', url: siteUrl };
    for (const [name, taxonomy] of [
      ['categories', 'category'],
      ['tags', 'post_tag'],
    ] as const) {
      yield* list(name, restTerm, ({ id, name, slug, ...said }) => {
        terms.set(`${taxonomy} ${id}`, { taxonomy, slug, name });
        return { kind: 'term', taxonomy, slug, name, number: id, language: said.lang, group: groupOf(said) };
      });
    }
    yield* list('users', restAuthor, ({ id, name, slug }) => {
      authors.set(id, slug);
      return { kind: 'author', login: slug, name };
    });
    yield* list('media', restMedium, attachmentOf);
    for (const name of kinds)
      yield* list(name, restListed, (post) => {
        found[name].set(post.id, plainWords(post.title));
        return itemOf(name, { ...post, ...untold });
      });
  }

  async function* read(): AsyncGenerator<ExportEntry> {
    for (const name of kinds) {
      const ids = [...found[name].keys()];
      for (let at = 0; at < ids.length; at += textsAtOnce) yield* readTexts(name, ids.slice(at, at + textsAtOnce));
    }
  }

  /** Yields all records of one kind, page by page. */
  async function* list<Shape extends z.ZodRawShape>(
    name: string,
    schema: z.ZodObject<Shape>,
    entryOf: (value: z.infer<z.ZodObject<Shape>>) => ExportEntry,
  ): AsyncGenerator<ExportEntry> {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { headers, status, value } = await ask(name, schema, { page, per_page: listedAtOnce });
      if (page > 1 && status === 400) return;
      if (page === 1 && [401, 403, 404].includes(status)) {
        if (name !== 'posts') return yield { kind: 'hidden', name, status };
        throw new ExportFault(
          `${root} shows its posts to nobody who is not signed in (status ${status}). Use an export file instead.`,
        );
      }
      if (!Array.isArray(value)) throw outage(name, status);
      for (const record of value) yield entryFrom(name, record, schema, entryOf);
      // Caches between the site and us may drop the header.
      pages = Number(headers['x-wp-totalpages']) || (value.length < listedAtOnce ? page : page + 1);
    }
  }

  /** Of texts that cannot be had together, each is asked for by itself: one may end the program that makes them. */
  async function* readTexts(name: Kind, ids: readonly number[]): AsyncGenerator<ExportEntry> {
    const { status, value } = await ask(name, restPost, { include: ids.join(), per_page: ids.length });
    if (Array.isArray(value)) {
      for (const record of value) yield entryFrom(name, record, restPost, (post) => itemOf(name, post));
    } else if (ids.length === 1) {
      const about = found[name].get(ids[0] ?? 0) || `${name} ${ids[0]}`;
      yield { kind: 'loss', about, status };
    } else {
      const entries: ExportEntry[] = [];
      for (const id of ids) for await (const entry of readTexts(name, [id])) entries.push(entry);
      if (entries.every(({ kind }) => kind === 'loss')) throw outage(name, status);
      yield* entries;
    }
  }

  /** Asks for records in the order of their ids, so that what is written meanwhile comes at the end. */
  function ask<Shape extends z.ZodRawShape>(name: string, schema: z.ZodObject<Shape>, query: object) {
    const address = new URL(`${root}wp/v2/${name}`);
    // Without what is not asked for, a site need not make it: the texts above all.
    const asked = { ...query, orderby: 'id', order: 'asc', _fields: Object.keys(schema.shape).join() };
    for (const [key, value] of Object.entries(asked)) address.searchParams.set(key, String(value));
    return askSite(address, hosts, pausesMs);
  }

  function outage(name: string, status: number): ExportFault {
    return status === 200
      ? new ExportFault(`${root} has no list of ${name}. Use an export file instead.`)
      : new ExportFault(`${root} answers with status ${status} to the question for ${name}. Try again later.`);
  }

  function itemOf(name: Kind, post: RestPost): ExportItem {
    const { content, excerpt, featured_media: picture, yoast_head_json: head } = post;
    const { guid, id, link, slug, status, title } = post;
    const own = [...post.categories.map((id) => `category ${id}`), ...post.tags.map((id) => `post_tag ${id}`)];
    return {
      ...{ kind: 'item', type: name === 'pages' ? 'page' : 'post', isRendered: true },
      ...{ id, guid, link, slug, status, title, ...timesOf(post) },
      author: authors.get(post.author) ?? '',
      content: content.rendered,
      excerpt: isMadeUp(excerpt) ? '' : excerpt,
      password: content.protected ? 'protected' : '',
      terms: own.flatMap((key) => terms.get(key) ?? []),
      meta: new Map([
        ...(picture > 0 ? [['_thumbnail_id', String(picture)] as const] : []),
        ...(head.description ? [['_yoast_wpseo_metadesc', head.description] as const] : []),
        ...(head.robots.index === 'noindex' ? [['_yoast_wpseo_meta-robots-noindex', '1'] as const] : []),
      ]),
      language: post.lang || (isSpoken ? languageInLink(link) : ''),
      group: groupOf(post),
    };
  }
}

const kinds = ['posts', 'pages'] as const;
type Kind = (typeof kinds)[number];

/** What an overview says of texts. */
const untold = {
  content: { rendered: '', protected: false },
  excerpt: '',
  featured_media: 0,
  yoast_head_json: { description: '', robots: { index: '' } },
};

/** Returns the entry of a record, or says why it cannot be read. */
function entryFrom<Shape extends z.ZodRawShape>(
  name: string,
  record: unknown,
  schema: z.ZodObject<Shape>,
  entryOf: (value: z.infer<z.ZodObject<Shape>>) => ExportEntry,
): ExportEntry | ExportLoss {
  const { data, error } = schema.safeParse(record);
  if (data) return entryOf(data);
  const first = error?.issues[0];
  const about = `${name} ${String(Object(record).id ?? '')}`;
  return { kind: 'loss', about, fault: `${first?.path.join('.')}: ${first?.message}` };
}

/**
 * Finds the API of a site: where the page at the address says, as WordPress has it, and at the usual places, in the
 * query for sites with plain permalinks. Redirects may lead away from any of them.
 */
async function findApi(address: string, hosts: PrivateHosts) {
  const base = address.endsWith('/') ? address.slice(0, -1) : address;
  const { link = [] } = (await askSite(new URL(base), hosts)).headers;
  const said = [link]
    .flat()
    .join()
    .split(',')
    .find((one) => one.includes('https://api.w.org/'));
  const linked = said?.slice(said.indexOf('<') + 1, said.indexOf('>')) ?? '';
  let closed = 0;
  for (const root of [linked, `${base}/wp-json/`, `${base}/?rest_route=/`]) {
    if (!URL.canParse(root)) continue;
    const answer = await askSite(new URL(root), hosts);
    if ([401, 403].includes(answer.status)) closed = answer.status;
    const { data } = restRoot.safeParse(answer.value);
    if (!data?.namespaces.includes('wp/v2')) continue;
    return {
      root: answer.url.href.endsWith('/') ? answer.url.href : `${answer.url.href}/`,
      siteUrl: data.home || data.url,
      /** Polylang or WPML is there, so addresses may begin with a language. */
      isSpoken: data.namespaces.some((name) => name.startsWith('pll/') || name.startsWith('wpml/')),
    };
  }
  if (closed === 0)
    throw new ExportFault(`${address} shows no REST API of WordPress. Use an export file instead: Tools, Export.`);
  throw new ExportFault(
    `${address} shows its REST API to nobody who is not signed in (status ${closed}). Use an export file instead: Tools, Export.`,
  );
}

function attachmentOf(medium: RestMedium): Attachment {
  const { alt_text: alt, caption, guid, id, media_details: details, post, source_url, title } = medium;
  const url = source_url || guid;
  return { kind: 'attachment', id, url, file: details.file, title, alt, caption, parent: post, ...timesOf(medium) };
}

const timesOf = ({ date, date_gmt }: Pick<RestPost, 'date' | 'date_gmt'>) => ({
  date: date.replace('T', ' '),
  dateGmt: date_gmt.replace('T', ' '),
  comments: 0,
});

/** The ids of all translations of one text, which Polylang Pro adds to each. */
function groupOf({ translations }: { translations: Record<string, number> }): string {
  return Object.values(translations)
    .toSorted((one, other) => one - other)
    .join();
}

/** Whether WordPress made the excerpt from the text because nobody wrote one. Such excerpts end like this. */
function isMadeUp(excerpt: string): boolean {
  const words = excerpt.replaceAll('</p>', '').trimEnd();
  return words.endsWith('[&hellip;]') || words.endsWith('[…]');
}

const timeoutMs = 60_000;
/** Most bytes of one answer. A hundred posts are some megabytes. */
const maxBytes = 64_000_000;
/** How long to wait for a site that is overloaded, or that restarts, before each further try. */
const pausesMs = [2_000, 10_000, 30_000];

/** Requests an answer of a WordPress site; its value is undefined where it is no JSON. */
async function askSite(address: URL, privateHosts: PrivateHosts, pauses: readonly number[] = []) {
  const asked = { accept: 'application/json', maxBytes, timeoutMs, privateHosts, pausesMs: pauses };
  const { data, ...answer } = await fetchBytes(String(address), asked).catch((error: unknown) => {
    if (!(error instanceof FetchFault)) throw error;
    throw new ExportFault(`${address.origin}: ${error.message}. See that the site is online, and its address right.`, {
      cause: error,
    });
  });
  return { ...answer, value: answer.status === 200 ? jsonIn(data.toString()) : undefined };
}

/** Returns the value in an answer. WordPress writes it as one line, and plugins write warnings and marks around it. */
function jsonIn(text: string): unknown {
  for (const part of [text, ...text.split('\n')]) {
    const value = readJson(part.trim());
    if (typeof value === 'object' && value !== null) return value;
  }
  return undefined;
}

const rendered = z.object({ rendered: z.string() }).transform((one) => one.rendered);
const number = z.int().nonnegative();
/** What a site may lack, because of a plugin, a theme or its version. */
const words = z.string().catch('');
/** From Polylang Pro. */
const spoken = { lang: words, translations: z.record(z.string(), number).catch({}) };
/** `2020-01-02T10:00:00`, by the clock of the site and by UTC. */
const times = { date: words, date_gmt: words };

const restRoot = z.object({ url: z.string(), home: words, namespaces: z.array(z.string()) });

const restTerm = z.object({ id: number, slug: z.string(), name: z.string(), ...spoken });

const restAuthor = z.object({ id: number, slug: z.string(), name: z.string() });

const restListed = z.object({
  id: number,
  ...times,
  guid: rendered.catch(''),
  slug: z.string(),
  status: z.string(),
  link: z.string(),
  title: rendered,
  author: number.catch(0),
  categories: z.array(number).catch([]),
  tags: z.array(number).catch([]),
  ...spoken,
});

const restPost = restListed.extend({
  content: z.object({ rendered: z.string(), protected: z.boolean().catch(false) }),
  excerpt: rendered.catch(''),
  featured_media: number.catch(0),
  /** What Yoast tells search engines, if it is installed. Its titles are made from a pattern. */
  yoast_head_json: z
    .object({ description: words, robots: z.object({ index: words }).catch({ index: '' }) })
    .catch(untold.yoast_head_json),
});

type RestPost = z.infer<typeof restPost>;

const restMedium = z.object({
  id: number,
  ...times,
  guid: rendered.catch(''),
  title: rendered.catch(''),
  caption: rendered.catch(''),
  alt_text: words,
  source_url: words,
  post: number
    .nullable()
    .catch(null)
    .transform((id) => id || undefined),
  media_details: z.object({ file: words }).catch({ file: '' }),
});

type RestMedium = z.infer<typeof restMedium>;
