import { contactFormAnchor } from '@frontage/contract/constants.ts';

/** Ids that every page already has, or has with its form. */
export const idsOfPages = ['main', 'menu', 'footnotes', contactFormAnchor];

/** The id of a section of a page, by its place among the blocks. */
export const idOfSection = (anchor: string | undefined, place: number): string => anchor ?? `section-${place + 1}`;

/** Ids of every page with an article. */
export const idsOfArticles = ['main', 'menu', 'newsletter', 'footnotes', 'contents', 'read-on', contactFormAnchor];
