import { paths, searchPath } from './paths.ts';

/** Pages without a document to which links may lead. Their titles are those in menus and maps. */
export const ownPages = {
  search: { path: searchPath, title: 'Search' },
  sitemap: { path: '/sitemap', title: 'Sitemap' },
  glossary: { path: '/glossary', title: 'Glossary' },
  letter: { path: paths.subscribe, title: 'The letter' },
} as const;
