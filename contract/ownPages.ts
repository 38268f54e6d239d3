import { paths, searchPath } from './paths.ts';

/** Pages behind which no document stands, and to which links may lead. Their titles are those of the menus and maps. */
export const ownPages = {
  search: { path: searchPath, title: 'Search' },
  sitemap: { path: '/sitemap', title: 'Sitemap' },
  glossary: { path: '/glossary', title: 'Glossary' },
  contentApi: { path: '/developers/api', title: 'Content API' },
  letter: { path: paths.subscribe, title: 'The letter' },
} as const;
