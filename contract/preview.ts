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

/** What a page knows of itself while it is drawn for editors alone. */
export interface Preview {
  faults: readonly DraftFault[];
  /** It follows what is typed in the form beside it. */
  isLive: boolean;
  /** Settings that nobody has published yet; else the page shows those of the site. */
  site?: SiteSettings;
}

/** Marks a page that follows a form: its policy lets one script put HTML in the place of what is shown. */
export const previewMark = 'data-preview';

/** Name of the policy by which the script of a preview hands its HTML to the browser. Trusted Types. */
export const previewPolicy = 'preview';
