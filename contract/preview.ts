import type { SiteSettings } from './siteSettings.ts';

/** Where the website answers previews: `/preview/pages/12?token=…`. No page has three parts in its address. */
export const previewPath = '/preview';

/**
 * Put before the path of a page, it leads editors to the form of that page: `/edit/services/flow`. No page has an
 * address of so many parts below this one.
 */
export const editPath = '/edit';

/** A fault of a document that is not published yet. */
export interface DraftFault {
  /** Index of the block, from 0; undefined where the fault is in the document itself. */
  position?: number;
  /** For editors: block, field, what was expected and what was found. */
  message: string;
}

/** Themes in which a preview can be drawn, whatever theme the viewer's system has; chosen by its parameter `theme`. */
export const previewThemes = ['light', 'dark'] as const;
export type PreviewTheme = (typeof previewThemes)[number];

/** The theme with that name; undefined where the page should follow the system, as it does for visitors. */
export function themeNamed(name: unknown): PreviewTheme | undefined {
  return previewThemes.find((theme) => theme === name);
}

/** What a page knows about itself while it is drawn for editors alone. */
export interface Preview {
  faults: readonly DraftFault[];
  /** It follows what is typed in the form next to it. */
  isLive: boolean;
  /** Without one, it follows the system. */
  theme?: PreviewTheme;
  /** Settings that are not published yet; without them, the page shows those of the site. */
  site?: SiteSettings;
}

/**
 * What a preview says above faults. Where its words for editors are marked with `data-spoken`, the host says them in the
 * language of the admin, which the address has as `language`.
 */
export const faultTitles = { block: 'This block cannot be shown', document: 'This is missing, or does not fit' };

/** What the button over a block says, marked in the same way. */
export const editBlock = 'Edit block {number}';

/** On a page that follows a form: its policy lets one script replace the HTML that is shown. */
export const previewMark = 'data-preview';

/** The message of a preview to its form when an editor chooses a block, counted from 0. */
export const blockMessage = 'frontage-preview-block';

/** Name of the Trusted Types policy with which a preview's script passes its HTML to the browser. */
export const previewPolicy = 'preview';
