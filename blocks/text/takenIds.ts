import { contactFormAnchor } from '@frontage/contract/constants.ts';

/** Ids that every page already has, or has with its form. */
export const idsOfPages = ['main', 'menu', 'footnotes', contactFormAnchor];

/** Ids of every page with an article. */
export const idsOfArticles = ['main', 'menu', 'newsletter', 'footnotes', 'contents', 'read-on', contactFormAnchor];
