import { createHttpClient, type HttpFailure } from '@frontage/client/http.ts';
import type { FormToken } from '@frontage/contract/contact/formMarkup.ts';
import { type Endpoint, endpoints, pathOf, paths } from '@frontage/contract/endpoints.ts';
import type { Page, PageContext } from '@frontage/contract/page.ts';
import { type PageType, pageTypes } from '@frontage/contract/pageType.ts';
import type { PostLite } from '@frontage/contract/postLite.ts';
import { z } from 'zod';
import { ContentError, contentErrorOf } from './ContentError.ts';
import { createRequestCache } from './requestCache.ts';
import { createRequestQueue } from './requestQueue.ts';

export interface PageDataOptions {
  /** Address of whatever implements the contract. */
  backendUrl: string;
  /** The {namespace} of the content API. */
  namespace: string;
}

/** What the build asks of the backend. Every answer has passed the contract. */
export interface PageData {
  /** Everything published that has a page, in the order of {@link pageTypes}. */
  listPages(): Promise<PostLite[]>;
  loadPage(id: number): Promise<Page>;
  /** The page at `/`, which also tells what pages without a document of their own need to know. */
  loadHome(): Promise<Page>;
  /** What the blocks of a page show beside their own fields. */
  contextOf(page: Page, builtAt: Date): Promise<PageContext>;
}

/** The page-data client of the build: one request at a time, each asked once. Specification §7, decision 35. */
export function createPageData({ backendUrl, namespace }: PageDataOptions): PageData {
  const http = createHttpClient({ baseURL: backendUrl });
  const enqueue = createRequestQueue();
  const remember = createRequestCache();

  async function ask(path: string, params: Record<string, unknown>): Promise<unknown> {
    return remember({ method: 'GET', path, options: params }, () =>
      enqueue(() => http.get<unknown>(path, { params })).catch((failure: HttpFailure) => {
        throw new ContentError(`The backend at ${backendUrl} did not answer ${path}: ${failure.message}`);
      }),
    );
  }

  async function read<Query, Answer>(
    endpoint: Endpoint<Query, Answer>,
    params: Record<string, unknown>,
    place: string,
  ): Promise<Answer> {
    const raw = await ask(pathOf(endpoint, namespace), params);
    const result = endpoint.answer.safeParse(raw);
    if (!result.success) throw contentErrorOf(place, raw, result.error);
    return result.data;
  }

  async function formTokenOf(formId: string): Promise<[string, FormToken]> {
    const raw = await ask(paths.formToken, { formId });
    const token = z.object({ formToken: z.string(), trapName: z.string() }).parse(raw);
    return [formId, token];
  }

  async function listPages(): Promise<PostLite[]> {
    const lists = await Promise.all(
      pageTypes.map((type: PageType) =>
        read(endpoints.postsLite, { type }, `The list of all documents of type ${type}`),
      ),
    );
    return lists.flat();
  }

  async function loadPage(id: number): Promise<Page> {
    const raw = await ask(pathOf(endpoints.page, namespace), { id });
    const result = endpoints.page.answer.safeParse(raw);
    if (!result.success) throw contentErrorOf(`The page ${nameOf(raw)} (id ${id})`, raw, result.error);
    return result.data;
  }

  return {
    listPages,
    loadPage,
    async loadHome() {
      const home = (await listPages()).find((page) => page.type === 'page' && page.slug === 'home');
      if (!home) throw new ContentError('The site has no home page: publish a page with the slug "home" in the CMS.');
      return loadPage(home.id);
    },
    async contextOf(page, builtAt) {
      const categories = new Set(
        page.layout.flatMap((one) => (one.acf_fc_layout === 'latest_articles' ? [one.category] : [])),
      );
      const articles = await Promise.all(
        [...categories].map(async (category) => [
          category,
          await read(endpoints.postsByCategory, { category, count: 8 }, `The list of articles in ${category}`),
        ]),
      );
      const formIds = new Set(page.layout.flatMap(formIdsOf));
      return {
        path: page.path,
        title: page.title,
        breadcrumbs: page.breadcrumbs,
        offices: page.offices,
        events: page.events,
        site: page.site,
        articlesByCategory: Object.fromEntries(articles),
        formTokens: Object.fromEntries(await Promise.all([...formIds].map(formTokenOf))),
        builtAt,
      };
    },
  };
}

/** Ids of the forms that a block brings along: its own, or that of the dialog it opens. */
function formIdsOf(block: Page['layout'][number]): string[] {
  if ('formId' in block && block.formId) return [block.formId];
  return block.acf_fc_layout === 'contact_banner' && block.modal ? [block.modal.formId] : [];
}

function nameOf(raw: unknown): string {
  const known = z.object({ path: z.string() }).safeParse(raw);
  return known.success ? known.data.path : 'without an address';
}
