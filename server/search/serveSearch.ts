import { languageAt } from '@frontage/contract/language.ts';
import { stretchOf } from '@frontage/contract/primitives/paging.ts';
import {
  hitsPerPage,
  maxQueryCharacters,
  type SearchTab,
  type SearchTarget,
  searchOn,
  searchPages,
  searchTabs,
} from '@frontage/contract/search.ts';
import type { SearchVisit } from '@frontage/contract/visit.ts';
import { naming } from '@frontage/contract/words/siteTexts.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ContentStore } from '../content/ContentStore.ts';
import { type Drawer, sendDrawn } from '../drawing/Drawer.ts';
import { createRateGuard } from '../guards/rate.ts';
import { type PlainPage, sendPlain, tooManyPage } from '../http/plainPage.ts';
import type { ServedAt } from '../http/servedAt.ts';
import type { Limits } from '../limits/limits.ts';
import type { AnswerPage } from '../staticFiles/servePages.ts';

interface SearchDependencies {
  content: Pick<ContentStore, 'search'>;
  limits: Limits;
  draw: Drawer;
  servedAt: Pick<ServedAt, 'stamp'>;
  /** Answers a search page without a query. */
  answerPage: AnswerPage;
  /** False if the site has no page at the path. */
  isPage: (path: string) => boolean;
  now: () => Date;
}

/** Per network address. Sixty a minute: nobody types that fast, and it is enough for a classroom behind one address. */
const questionsPer10Minutes = 600;

const awayPage: PlainPage = { title: naming('searchAwayTitle'), sentences: [naming('searchAway')] };

/** Where a language may have the search, and other pages are. */
export const spokenRoutes = ['/:page', '/:language(^[a-z]{2}$)/:page'];

/** Serves the search pages. R1, R5. */
export async function serveSearch(app: FastifyInstance, options: SearchDependencies): Promise<void> {
  const { answerPage, content, draw, isPage, now, servedAt } = options;
  const checkRate = createRateGuard(options.limits, { name: 'search', most: questionsPer10Minutes });

  for (const route of [searchPages.insights.path, searchPages.search.path, ...spokenRoutes]) {
    app.get(route, async (request, reply) => {
      const [path = ''] = request.url.split('?', 1);
      const { languages } = await app.siteWords();
      const language = languageAt(path, languages);
      const articles = searchOn({ languages }, 'insights');
      const target = path === articles.path ? articles : searchOn({ language, languages });
      if (target.path !== path) return answerPage(request, reply);
      const question = questionOf(target, parametersOf(request));
      if (!question) {
        if (target !== articles) reply.header('X-Robots-Tag', 'noindex');
        return answerPage(request, reply);
      }
      reply.header('X-Robots-Tag', 'noindex');
      const refusal = await checkRate(request);
      if (refusal) {
        reply.code(429).header('Retry-After', String(refusal.retryAfterS));
        return sendPlain(reply, tooManyPage);
      }
      const found = await answerOf(question, language).catch((error: unknown) => {
        request.log.error({ err: error }, 'a question was not answered');
        return undefined;
      });
      if (found && question.page === 1) request.searched = { query: question.query, isFound: found.total > 0 };
      const page = found && (await draw(target.path, { search: found }));
      // A list without articles has no page, so a retry would not help.
      if (found && !page && !isPage(target.path)) return answerPage(request, reply);
      if (!page) return sendPlain(reply.code(503).header('Retry-After', '5'), awayPage);
      if (page.hasForm) servedAt.stamp(request, reply);
      // Cached briefly by this browser only, so that going back from a hit is instant.
      return sendDrawn(request, reply, page, 'private, max-age=60');
    });
  }

  async function answerOf(question: Question, language: string | undefined): Promise<SearchVisit> {
    const found = await searchAt(question, question.page, language);
    const { page } = stretchOf(found.total, hitsPerPage, question.page);
    // A page number beyond the last shows the last page.
    const result = page === question.page ? found : await searchAt(question, page, language);
    const { query, tab } = question;
    return { ...result, query, tab, page };
  }

  function searchAt({ query, tab }: Question, page: number, lang: string | undefined) {
    const { kinds } = searchTabs[tab];
    return content.search({ query, lang, kinds, offset: (page - 1) * hitsPerPage, count: hitsPerPage }, now());
  }
}

function parametersOf({ url }: FastifyRequest): URLSearchParams {
  const start = url.indexOf('?');
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1));
}

const maxPage = 1000;

interface Question {
  /** As typed, on one line, at most `maxQueryCharacters` long. Never empty. */
  query: string;
  tab: SearchTab;
  /** Counted from 1. */
  page: number;
}

/** Reads the query of an address; undefined if it has none. Invalid parameters are ignored. */
function questionOf(target: SearchTarget, parameters: URLSearchParams): Question | undefined {
  const typed = (parameters.get(target.parameter) ?? '').replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  const query = [...typed].slice(0, maxQueryCharacters).join('').trim();
  if (query === '') return undefined;
  const kind = parameters.get('kind') ?? '';
  const page = /^\d{1,4}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1;
  return { query, tab: tabOf(target, kind), page: Math.min(Math.max(1, page), maxPage) };
}

/** The search of the insights covers articles only. */
function tabOf(target: SearchTarget, kind: string): SearchTab {
  if (target.parameter === searchPages.insights.parameter) return 'articles';
  return Object.keys(searchTabs).find((tab): tab is SearchTab => tab === kind) ?? 'everything';
}
