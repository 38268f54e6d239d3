/** Figures of R18 that came as bare numbers. Each is our own reading, and changing it is one edit here. R18. */

/** Own reading: term id of the category "blog". */
export const blogTermId = 23;
/** Own reading: articles on one page of a list. */
export const articlesPerPage = 8;
/** Own reading: news items in one load. */
const newsPerLoad = 6;
/**
 * Entries on one page of a category's list, on the site as in the content API. Without a category, of the list of news.
 */
export function perPageOf(category: string | undefined): number {
  return category === undefined || category === 'news' ? newsPerLoad : articlesPerPage;
}
/** Own reading: related articles below an article. */
export const relatedArticles = 6;
/** Own reading: ms between turns of the slider of featured articles, once a visitor asks it to turn. */
export const featuredIntervalMs = 3700;
/** Own reading: popular articles next to the blog. */
export const popularArticles = 5;
/** Articles in the slider of the blog, at most. */
export const featuredArticles = 6;
/** Own reading: tags shown before "more". */
export const tagsBeforeMore = 5;

/** Social preview image, px. R4. */
export const socialImagePx = { width: 1200, height: 630 } as const;

/** The anchor of the contact form on every page that has one. */
export const contactFormAnchor = 'contact-form';

/** Id of the newsletter form, which is on articles and lists. */
export const newsletterFormId = 'newsletter';

/** Id of the form by which glossary readers ask for a missing term. */
export const missingTermFormId = 'glossary-term';

/** What a visitor may allow besides what is needed: counting pages and forms, and recording what led here. */
const consentPurposes = ['counting', 'campaigns'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];
