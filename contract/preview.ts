import type { SiteSettings } from './siteSettings.ts';

/** Where the website answers previews: `/preview/pages/12?token=…`. No page has three parts in its address. */
export const previewPath = '/preview';

/** What does not fit in a document that is not published yet. */
export interface DraftFault {
  /** The block, counted from 0; undefined where it is the document itself. */
  position?: number;
  /** For editors: block, field, what was expected and what was found. */
  message: string;
}

/** Themes that a preview can be drawn in, whatever the system of whoever looks has; by its parameter `theme`. */
export const previewThemes = ['light', 'dark'] as const;
export type PreviewTheme = (typeof previewThemes)[number];

/** The theme that somebody asks for; undefined where the page is to follow the system, as it does for visitors. */
export function themeNamed(name: unknown): PreviewTheme | undefined {
  return previewThemes.find((theme) => theme === name);
}

/** What a page knows of itself while it is drawn for editors alone. */
export interface Preview {
  faults: readonly DraftFault[];
  /** It follows what is typed in the form beside it. */
  isLive: boolean;
  /** Else it follows the system. */
  theme?: PreviewTheme;
  /** Settings that nobody has published yet; else the page shows those of the site. */
  site?: SiteSettings;
}

/** Marks a page that follows a form: its policy lets one script put HTML in the place of what is shown. */
export const previewMark = 'data-preview';

/** What a preview says to its form where its editor chose a block, counted from 0. */
export const blockMessage = 'frontage-preview-block';

/** Name of the policy by which the script of a preview hands its HTML to the browser. Trusted Types. */
export const previewPolicy = 'preview';
