import type { Visit } from '@frontage/contract/visit.ts';

/** A page of the site as one visitor is to see it. */
export interface DrawnPage {
  html: string;
  headers: Record<string, string>;
  /** A form is on it, so the moment at which it is sent counts. */
  hasForm: boolean;
}

/**
 * Draws a page of the site with what concerns one visitor. Undefined where the site has no such page or nothing to say
 * on it, and while pages cannot be drawn: whoever asks has something to send instead.
 */
export type Drawer = (path: string, visit: Visit) => Promise<DrawnPage | undefined>;
