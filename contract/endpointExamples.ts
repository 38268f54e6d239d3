import type { z } from 'zod';
import type { EndpointName, endpoints } from './endpoints.ts';

type QueryOf<Name extends EndpointName> = z.input<(typeof endpoints)[Name]['query']>;

/** An example query of each reading call, for its documentation. */
export const endpointExamples: { [Name in EndpointName]: QueryOf<Name> } = {
  post: { id: 7, type: 'post' },
  postsByTheme: { theme: 'cadence', count: 3 },
  postsByCategory: { category: 'blockchain', count: 3, excludeId: 7 },
  multiCategoryItems: { categories: ['blockchain', 'ai'], count: 6, excludeIds: [7] },
  posts: { type: 'case', slugged: 'true' },
  postsLite: { type: 'service' },
  news: { search: 'storage flow', count: 6, offset: 6 },
  newsPage: { page: 1, category: 'blockchain' },
  page: { id: 12 },
  glossary: {},
  term: { id: 4 },
  forms: {},
  glossarySuggestion: { id: 4, letter: 'C' },
};
