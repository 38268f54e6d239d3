import type { Visit } from '@frontage/contract/visit.ts';

/** A page of the site as one visitor sees it. */
export interface DrawnPage {
  html: string;
  headers: Record<string, string>;
  /** True if the page contains a form; then the time at which it is sent counts. */
  hasForm: boolean;
}

/**
 * Draws a page of the site with what concerns one visitor. Undefined where the site has no such page or nothing to show
 * on it, and while pages cannot be drawn; the caller then sends something else.
 */
export type Drawer = (path: string, visit: Visit) => Promise<DrawnPage | undefined>;
