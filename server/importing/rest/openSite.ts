import { readJson } from '@frontage/contract/primitives/readJson.ts';
import { z } from 'zod';
import {
  type Attachment,
  type ExportEntry,
  ExportFault,
  type ExportGap,
  type ExportItem,
  type ExportTerm,
} from '../export/exportEntry.ts';
import { FetchFault, fetchBytes, overloaded } from '../fetchBytes.ts';
import { plainWords } from '../ImportReport.ts';
import { languageInLink } from '../languages.ts';

/** The most that WordPress returns at once. */
const listedAtOnce = 100;
/** Texts are made as they are asked for: many at once take too long, or too much memory, on small servers. */
const textsAtOnce = 20;
/** How many texts in a row may be asked for in vain before no further one of their kind is. */
const mostInVain = 20;

/**
 * Opens a WordPress site on the web, whose REST API yields entries as an export file has them. They are what everybody
 * may read there, so neither drafts nor what plugins keep. `overview` yields everything without texts; after it, `read`
 * yields the posts and pages with theirs. All three throw {@link ExportFault}. `onWait` is called with the host whenever
 * it is asked once more.
 */
export async function openSite(
  address: string,
  privateHosts: Asker['privateHosts'],
  onWait: (host: string) => void = () => {},
) {
  const asker = { privateHosts, onWait };
  const { isSpoken, root, siteUrl } = await findApi(address, asker);
  const terms = new Map<string, Pick<ExportTerm, 'slug' | 'name' | 'taxonomy'>>();
  const authors = new Map<number, string>();
  /** Their titles, by their ids. */
  const found = { posts: new Map<number, string>(), pages: new Map<number, string>() };
  /** Of which twenty in a row could not be had: the second reading does not ask for them either. */
  const givenUp = new Set<Kind>();
  let isOverloaded = false;
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
    for (const name of kinds) if (!givenUp.has(name)) yield* readTexts(name, [...found[name].keys()]);
  }

  /** Yields all records of one kind, page by page. */
  async function* list<Shape extends z.ZodRawShape>(
    name: string,
    schema: z.ZodObject<Shape>,
    entryOf: (value: z.infer<z.ZodObject<Shape>>) => ExportEntry,
  ): AsyncGenerator<ExportEntry> {
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const address = questionFor(name, schema, { page, per_page: listedAtOnce });
      const { code, headers, status, value } = await askSite(address, asker, pausesMs);
      if (page > 1 && code === 'rest_post_invalid_page_number') return;
      if (page === 1 && [400, 401, 403, 404].includes(status)) {
        if (name !== 'posts')
          return yield gap('kind', '', `${name}: the old site shows them to nobody (status ${status})`);
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
    let inVain = 0;
    for (let at = 0; at < ids.length; at += textsAtOnce) {
      const asked = ids.slice(at, at + textsAtOnce);
      const together = await askForTexts(name, asked);
      if (Array.isArray(together.value)) {
        inVain = 0;
        yield* textsIn(name, asked, together.value);
        continue;
      }
      await seeThatItIsThere();
      for (const [place, id] of asked.entries()) {
        if (inVain === mostInVain) {
          givenUp.add(name);
          const unasked = ids.length - at - place;
          const advice = 'Import again once the old site gives them, or use an export file';
          const words = `${inVain} in a row could not be had, so ${unasked} more were not asked for. ${advice}`;
          return yield gap('failed', name, words);
        }
        const alone = await askForTexts(name, [id]);
        if (Array.isArray(alone.value)) {
          inVain = 0;
          yield* textsIn(name, [id], alone.value);
        } else {
          inVain += 1;
          await seeThatItIsThere();
          yield lossOf(name, id, alone.why);
        }
      }
    }
  }

  /** Returns the answer, or why there is none. A site that is overloaded is waited for, unless that was in vain just now. */
  async function askForTexts(name: Kind, ids: readonly number[]) {
    const address = questionFor(name, restPost, { include: ids.join(), per_page: ids.length });
    const asking = fetchAnswer(address, { ...asker, isFaultFinal: true }, isOverloaded ? [] : pausesMs);
    const answer = await asking.catch((error: unknown) => {
      if (!(error instanceof FetchFault)) throw error;
      return { why: `the old site does not give it: ${error.message}`, status: 0, value: undefined };
    });
    isOverloaded = overloaded.includes(answer.status);
    return { why: `the old site answers with status ${answer.status} to the question for it`, ...answer };
  }

  /** Waits for a site that restarts. One that is down ends the import: otherwise only a text cannot be had. */
  async function seeThatItIsThere(): Promise<void> {
    onWait(new URL(root).host);
    const { status, value } = await askSite(new URL(root), asker, pausesMs);
    if (value === undefined) throw new ExportFault(`${root} answers with status ${status}. Try again later.`);
  }

  function* textsIn(name: Kind, ids: readonly number[], records: readonly unknown[]): Generator<ExportEntry> {
    for (const record of records) yield entryFrom(name, record, restPost, (post) => itemOf(name, post));
    const came = new Set(records.map((record) => Object(record).id));
    for (const id of ids)
      if (!came.has(id)) yield lossOf(name, id, 'the old site does not give it: the answer is without it');
  }

  function lossOf(name: Kind, id: number, why: string): ExportGap {
    return gap('failed', found[name].get(id) || `${name} ${id}`, why);
  }

  /** Asks for records in the order of their ids, so that what is written meanwhile comes at the end. */
  function questionFor<Shape extends z.ZodRawShape>(name: string, schema: z.ZodObject<Shape>, query: object): URL {
    const address = new URL(`${root}wp/v2/${name}`);
    // Without what is not asked for, a site need not make it: the texts above all.
    const asked = { ...query, orderby: 'id', order: 'asc', _fields: Object.keys(schema.shape).join() };
    for (const [key, value] of Object.entries(asked)) address.searchParams.set(key, String(value));
    return address;
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
): ExportEntry {
  const { data, error } = schema.safeParse(record);
  if (data) return entryOf(data);
  const first = error?.issues[0];
  const fault = `it is not as WordPress has it: ${first?.path.join('.')}: ${first?.message}`;
  return gap('failed', `${name} ${String(Object(record).id ?? '')}`, fault);
}

const gap = (chapter: ExportGap['chapter'], about: string, words: string) =>
  ({ kind: 'gap', chapter, about, words }) satisfies ExportGap;

/**
 * Finds the API of a site: where the page at the address says, as WordPress has it, and at the usual places, in the
 * query for sites with plain permalinks. Redirects may lead away from any of them.
 */
async function findApi(address: string, asker: Asker) {
  const base = address.endsWith('/') ? address.slice(0, -1) : address;
  const page = await tryToAsk(new URL(base), asker, []);
  const said = ('fault' in page ? [] : [page.headers.link])
    .flat()
    .join()
    .split(',')
    .find((one) => one.includes('https://api.w.org/'));
  const linked = said?.slice(said.indexOf('<') + 1, said.indexOf('>')) ?? '';
  // Where nobody answers at all, the address is wrong more often than the site restarts.
  let pauses = 'fault' in page ? [] : pausesMs;
  let [closed, failed] = [0, 0];
  let fault: ExportFault | undefined;
  for (const root of new Set([linked, `${base}/wp-json/`, `${base}/?rest_route=/`])) {
    if (!URL.canParse(root)) continue;
    const answer = await tryToAsk(new URL(root), asker, pauses);
    if ('fault' in answer) {
      ({ fault } = answer);
      pauses = [];
      continue;
    }
    const { status, url, value } = answer;
    if (status === 401 || status === 403) closed = status;
    if (status === 429 || status >= 500) {
      failed = status;
      pauses = [];
    }
    const { data } = restRoot.safeParse(value);
    if (!data?.namespaces.includes('wp/v2')) continue;
    return {
      root: url.href.endsWith('/') ? url.href : `${url.href}/`,
      siteUrl: data.home || data.url,
      /** Polylang or WPML is there, so addresses may begin with a language. */
      isSpoken: data.namespaces.some((name) => name.startsWith('pll/') || name.startsWith('wpml/')),
    };
  }
  if (failed > 0) throw new ExportFault(`${address} answers with status ${failed}. Try again later.`);
  if (closed > 0)
    throw new ExportFault(
      `${address} shows its REST API to nobody who is not signed in (status ${closed}). Use an export file instead: Tools, Export.`,
    );
  throw (
    fault ?? new ExportFault(`${address} shows no REST API of WordPress. Use an export file instead: Tools, Export.`)
  );
}

async function tryToAsk(address: URL, asker: Asker, pauses: readonly number[]) {
  return askSite(address, asker, pauses).catch((fault: unknown) => {
    if (!(fault instanceof ExportFault)) throw fault;
    return { fault };
  });
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

type Asker = Pick<Parameters<typeof fetchBytes>[1], 'privateHosts' | 'onWait' | 'isFaultFinal'>;

/** The same as {@link fetchAnswer}. Throws {@link ExportFault}. */
async function askSite(address: URL, asker: Asker, pauses: readonly number[]) {
  return fetchAnswer(address, asker, pauses).catch((error: unknown) => {
    if (!(error instanceof FetchFault)) throw error;
    throw new ExportFault(`${address.origin}: ${error.message}. See that the site is online, and its address right.`, {
      cause: error,
    });
  });
}

/**
 * Requests an answer of a WordPress site. Its value is undefined where it is a fault or no JSON, and `code` is empty
 * where it is no fault as WordPress says it. Throws FetchFault.
 */
async function fetchAnswer(address: URL, asker: Asker, pauses: readonly number[]) {
  const asked = { accept: 'application/json', maxBytes, timeoutMs, pausesMs: pauses, ...asker };
  const { data, ...answer } = await fetchBytes(String(address), asked);
  const value = jsonIn(data.toString());
  const { data: fault } = restFault.safeParse(value);
  // Warnings that PHP prints turn every status into 200.
  const status = answer.status === 200 ? (fault?.data.status ?? 200) : answer.status;
  return { ...answer, code: fault?.code ?? '', status, value: status === 200 ? value : undefined };
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

const restFault = z.object({ code: z.string(), data: z.object({ status: z.int() }) });

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
