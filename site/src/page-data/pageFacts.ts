import { formBlock, isContactForm } from '@frontage/blocks/FormBlock/FormBlock.schema.ts';
import { type ArticleCard, pathOfArticle } from '@frontage/contract/article.ts';
import { endpoints, pathOf, paths } from '@frontage/contract/endpoints.ts';
import { type Language, usualLanguage } from '@frontage/contract/language.ts';
import { ownPages } from '@frontage/contract/ownPages.ts';
import type { BlockOf, PageDocument } from '@frontage/contract/page.ts';
import { searchPath } from '@frontage/contract/paths.ts';
import type { Post } from '@frontage/contract/post.ts';
import { once, oncePer } from '@frontage/contract/primitives/once.ts';
import { contactPathOf, siteSettings } from '@frontage/contract/siteSettings.ts';
import { defaultPath, seenLanguages, spokenPath } from '@frontage/contract/spokenPaths.ts';
import type { TwinLink } from '@frontage/contract/translation.ts';
import { formToken } from '@frontage/contract/visit.ts';
import { type PagedName, type PagedType, pagedNames } from '@frontage/kinds/kinds.ts';
import { z } from 'zod';
import { relatedArticlesOf } from '../articles/relatedArticles.ts';
import { createGlossaryPages } from '../glossary/createGlossaryPages.ts';
import { withMarks } from '../identity/withMarks.ts';
import { type ArticleListPage, createListPages } from '../lists/articleLists.ts';
import { type BackendOptions, openBackend } from './askBackend.ts';
import { ContentError } from './ContentError.ts';
import { type ContentMemory, type PageSummary, rememberCards, rememberSummaries } from './contentMemory.ts';
import type { Facts } from './facts.ts';
import { type Absent, type Inventory, inLang, readInventory } from './inventory.ts';
import { groupTwins, inOwnWords, ledToTwins, withOwnLinks, withOwnPaths } from './languages.ts';
import { createWholeReader } from './readWholes.ts';
import { readSharedContext } from './sharedContext.ts';

export interface PageFactsOptions extends BackendOptions {
  memory: ContentMemory;
  /** The time against which starts and ends are measured. */
  moment: Date;
  /** Documents that cannot be shown and have no last valid form: lists and sitemaps leave them out. */
  absent?: Absent;
}

/** The published content and everything known of it. */
export interface PageFacts {
  facts: Facts;
  inventory: Inventory;
  /** Changes with the documents treated as absent. */
  absentMark: string;
  /** Requested entries that do not fit, in sentences for editors. */
  misfits: readonly string[];
}

/** Ids in one call; the contract allows more. */
const documentsPerCall = 100;

/** How many articles a list block may ask for. */
const articlesPerCategory = 8;

/** Opens the currently published content. Each item is requested only once, and not before it is needed. */
export async function openPageFacts(options: PageFactsOptions): Promise<PageFacts> {
  const { absent = {}, memory, moment, ...backend } = options;
  const { ask, content, misfits } = openBackend(backend);
  const pagePath = pathOf(endpoints.page, backend.namespace);
  const sentences: string[] = [];
  const day = moment.toISOString().slice(0, 10);
  renewTokens(memory, day);
  const inventory = await readInventory(content, async ({ id }) => {
    const { site } = z
      .looseObject({ site: z.unknown() })
      .catch({ site: {} })
      .parse(await ask(pagePath, { id }));
    return seenLanguages(siteSettings.pick({ languages: true }).catch({}).parse(site).languages);
  });
  const sections = await inEach(inventory.languages, async (lang) => content.newsPage({ page: 1, ...inLang(lang) }));

  const shared = once(async () => {
    const home = inventory.rowsOf('page').find(({ lang, slug, type }) => !lang && type === 'page' && slug === 'home');
    if (!home) throw new ContentError('The site has no home page: publish a page with the slug "home" in the CMS.');
    const answer = await ask(pagePath, { id: home.id });
    const read = readSharedContext(answer, (sentence) => sentences.push(sentence));
    return { ...read, site: inOwnWords(withOwnPaths(await withMarks(read.site)), read.site) };
  });

  const whole = createWholeReader({ ask, inventory, namespace: backend.namespace });
  const readPage = async (id: number) => (await whole('page', id)) as PageDocument;

  const summaries = once(async () => {
    const all = await rememberSummaries(memory, inventory.rowsOf('page'), readPage);
    return all.filter(({ id }) => !absent.page?.has(id));
  });

  const twins = once(async () => groupTwins(inventory, absent));

  const everyCard = once(async () => {
    const all = await rememberCards(memory, inventory.rowsOf('article'), content.news, spokenAt);
    return all.filter(({ id }) => !absent.article?.has(id)).sort(compareByDate);
  });
  const cards = once(() =>
    inEach(inventory.languages, async (lang) => (await everyCard()).filter((card) => card.lang === lang)),
  );
  const cardsIn = async (language?: string) => (await cards()).get(language) ?? [];

  const bySlug = once(async () => new Map((await cardsIn()).map((card) => [card.slug, card])));
  const byId = once(async () => new Map((await everyCard()).map((card) => [card.id, card])));
  const byPath = once(async () => new Map((await everyCard()).map((card) => [pathOfArticle(card), card])));
  const related = once(() => inEach(inventory.languages, async (lang) => relatedArticlesOf(await cardsIn(lang))));
  const lists = once(() =>
    inEach(inventory.languages, async (language) => {
      const { categories = [], tags = [] } = sections.get(language) ?? {};
      const pages = createListPages({
        articles: await cardsIn(language),
        categories,
        tags,
        site: inventory.siteIn(language),
      });
      return new Map<string, ArticleListPage>(pages.map((list) => [list.path, list]));
    }),
  );

  const siteAt = (path: string) => inventory.siteIn(inventory.languageAt(path));
  const spokenAt = (path: string) => spokenPath(path, siteAt(path).languages);

  /**
   * A list is in each language that has articles for it, a part of the glossary in those with its terms; the map of the
   * site and the search are in all. Each is at the same address below the language, in its words.
   */
  async function findPlace(language: string, path: string): Promise<string | undefined> {
    const plain = defaultPath(path, siteAt(path).languages);
    const further = inventory.languages.find((one) => one === language);
    const wanted = inventory.pathIn(further, plain);
    const isThere =
      [ownPages.sitemap.path, searchPath].some((one) => one === plain) ||
      (plain.startsWith(ownPages.glossary.path) && (await glossaryPathsIn(further)).has(wanted)) ||
      (await lists()).get(further)?.has(wanted);
    return isThere ? wanted : undefined;
  }

  /** Thousands of pages ask for those of the few pages above them. */
  const twinIn = oncePer((language: string) =>
    oncePer(async (path: string) => {
      const group = (await twins()).get(spokenAt(path));
      return group ? group.find(({ lang }) => lang === language)?.link : findPlace(language, path);
    }),
  );

  const glossaryPathsIn = oncePer(async (language: string | undefined) => {
    const pages = createGlossaryPages(await facts.glossary(language), inventory.siteIn(language));
    return new Set(pages.map(({ path }) => path));
  });

  /** By the path of their page, because every article has the form. */
  const readForm = oncePer(async (wanted: string) => {
    const holder = (await summaries()).find(({ path }) => path === spokenAt(wanted));
    return holder && findForm(await ask(pagePath, { id: holder.id }));
  });

  const glossary = oncePer((lang: string) => content.glossary(inLang(lang)));
  const forms = oncePer((lang: string) => content.forms(inLang(lang)));

  async function findNearTerms(lang: string) {
    const terms = await glossary(lang);
    const mark = JSON.stringify(terms);
    const known = memory.nearTerms.get(lang);
    if (known?.glossary === mark) return known.byId;
    const byId = new Map<number, typeof terms>();
    for (const { id } of terms) byId.set(id, await content.glossarySuggestion({ id, ...inLang(lang) }));
    memory.nearTerms.set(lang, { glossary: mark, byId });
    return byId;
  }

  /** Around the pages of a further language: its own words, which lead to its own pages. */
  const sharedIn = oncePer(async (language: string) => {
    const { site: usual } = await shared();
    const pages = inventory.rowsOf('page').filter(({ lang }) => lang === language);
    const page = pages.find(({ slug }) => slug === 'home') ?? pages[0];
    const answer = page && (await ask(pagePath, { id: page.id, ...inLang(language) }));
    const { site, ...company } = answer
      ? readSharedContext(answer, (sentence) => sentences.push(sentence))
      : { site: usual, offices: [], events: [], reviews: [], socialImage: undefined };
    const own = { ...site, ...(usual.identity ? { identity: usual.identity } : {}), language: language as Language };
    const led = await ledToTwins(own, language, facts);
    return { ...company, site: withOwnPaths(withOwnLinks(led, language), language) };
  });
  const around = (language?: string) => (language ? sharedIn(language) : shared());

  const facts: Facts = {
    site: async (language) => (await around(language)).site,
    offices: async (language) => (await around(language)).offices,
    events: async (language) => (await around(language)).events,
    reviews: async (language) => (await around(language)).reviews,
    socialImage: async (language) => (await around(language)).socialImage,

    pages: async (language) => (await summaries()).filter(({ lang }) => (lang ?? '') === (language ?? '')),
    async translations(path) {
      const group = (await twins()).get(spokenAt(path));
      if (group) return group;
      // It is in its language alone, as most of ten thousand articles are. A list would have its address instead of it.
      if ((await byPath()).has(path) && !(await facts.list(path))) return [];
      const { language = usualLanguage } = (await shared()).site;
      const found: TwinLink[] = [];
      for (const lang of [language, ...inventory.languages]) {
        const link = await findPlace(lang, path);
        if (link) found.push({ lang, link });
      }
      return found;
    },
    twin: (language, path) => twinIn(language)(path),
    page: readPage,
    async contactForm(path) {
      return readForm(path || contactPathOf((await shared()).site));
    },
    async case(slug, language) {
      const cases = (await summaries()).filter(({ type }) => type === 'case');
      const found = cases.find((one) => !one.lang && one.slug === slug);
      if (!language || !found) return found && cardOf(found);
      const link = await facts.twin(language, found.path);
      const twin = cases.find(({ path }) => path === link);
      return twin && cardOf(twin);
    },

    articles: cardsIn,
    articleTimes: async () => Object.fromEntries(inventory.rowsOf('article').map(({ id, modified }) => [id, modified])),
    post: async (id) => (await whole('article', id)) as Post,
    async article(slug, language) {
      const found = (await bySlug()).get(slug);
      if (!language || !found) return found;
      const link = await facts.twin(language, pathOfArticle(found));
      return link === undefined ? undefined : (await byPath()).get(link);
    },
    async relatedArticles(id) {
      const own = (await byId()).get(id);
      return own ? ((await related()).get(own.lang)?.(own) ?? []) : [];
    },
    async latestArticles(category, language) {
      const isIn = (card: ArticleCard) =>
        [card.category, ...card.second_categories].some(({ slug }) => slug === category);
      return (await cardsIn(language)).filter(isIn).slice(0, articlesPerCategory);
    },
    sections: async (language) => sections.get(language) ?? { categories: [], tags: [] },
    lists: async (language) =>
      [...((await lists()).get(language)?.values() ?? [])].map(({ frame, path }) => ({
        path,
        title: (frame.tag ?? frame.category).name,
      })),
    async list(path) {
      for (const own of (await lists()).values()) if (own.has(path)) return own.get(path);
      return undefined;
    },

    async documents(kind, language) {
      const rows = inventory.rowsOf(kind as PagedName).filter(({ lang }) => lang === language);
      const shown = rows.filter(({ id }) => !absent[kind as PagedName]?.has(id));
      const found: unknown[] = [];
      for (const [type, rows] of Map.groupBy(shown, (row) => row.type)) {
        const ids = rows.map(({ id }) => id);
        for (let from = 0; from < ids.length; from += documentsPerCall) {
          const postIds = ids.slice(from, from + documentsPerCall);
          found.push(...Object.values(await content.posts({ type: type as PagedType, postIds, ...inLang(language) })));
        }
      }
      return found;
    },
    document: (kind, id) => whole(kind as PagedName, id),

    glossary: async (language = '') => glossary(language),
    async termExtras(language = '') {
      const near = await findNearTerms(language);
      const articles = new Map((await cardsIn(language || undefined)).map((card) => [card.slug, card]));
      return new Map(
        (await glossary(language)).map(({ id, articleSlug }) => [
          id,
          { article: articleSlug === undefined ? undefined : articles.get(articleSlug), nearby: near.get(id) ?? [] },
        ]),
      );
    },

    ownForm: async (formId, language) => (await forms(language ?? '')).find(({ id }) => id === formId),
    async formToken(formId) {
      const kept = memory.tokens.byForm[formId];
      if (kept) return kept;
      const token = formToken.parse(await ask(paths.formToken, { formId, standing: 1 }));
      memory.tokens.byForm[formId] = token;
      return token;
    },

    today: async () => day,
    month: async () => day.slice(0, 7),
    year: async () => day.slice(0, 4),
  };

  return {
    facts,
    inventory,
    absentMark: pagedNames.map((name) => [...(absent[name] ?? [])].join(' ')).join(' / '),
    get misfits() {
      return [...misfits, ...sentences];
    },
  };
}

/** For how many days a form in a page keeps its token. */
const tokenDays = 30;

function renewTokens(memory: ContentMemory, day: string): void {
  const ageDays = (Date.parse(day) - Date.parse(memory.tokens.since)) / 86_400_000;
  if (!(ageDays < tokenDays)) memory.tokens = { since: day, byForm: {} };
}

/** By language, that of the default one below no name. */
async function inEach<Value>(
  languages: readonly string[],
  read: (language: string | undefined) => Promise<Value>,
): Promise<ReadonlyMap<string | undefined, Value>> {
  const all = new Map<string | undefined, Value>();
  for (const language of [undefined, ...languages]) all.set(language, await read(language));
  return all;
}

function cardOf({ card, id, modified, path, slug, title, type }: PageSummary) {
  return { id, type, slug, term_id: null, categories: [], title, path, card, modified };
}

/**
 * Returns the contact form of a page, even if other blocks of that page do not fit: otherwise no article could be shown
 * either.
 */
function findForm(answer: unknown): BlockOf<'form'> | undefined {
  const layout = z.object({ layout: z.array(z.unknown()) }).safeParse(answer).data?.layout ?? [];
  return layout.map((block) => formBlock.safeParse(block).data).find((block) => block && isContactForm(block));
}

function compareByDate(one: ArticleCard, other: ArticleCard): number {
  return Date.parse(other.date) - Date.parse(one.date) || other.id - one.id;
}
