import { toAbsolute } from '../headOf.ts';

/** The ids by which the nodes of a graph refer to each other. Company and site have the same ids on every page. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;
export const websiteId = (siteUrl: string) => `${siteUrl}/#website`;
export const pageId = (siteUrl: string, path: string) => `${toAbsolute(siteUrl, path)}#page`;
export const breadcrumbsId = (siteUrl: string, path: string) => `${toAbsolute(siteUrl, path)}#breadcrumbs`;
