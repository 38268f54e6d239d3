import type { CompletedPage, PageSettings } from '../release/completePage.ts';
import type { Drawing } from '../views.ts';
import type { BuiltApp } from './builtApp.ts';
import type { Shared, SharedPart } from './viewContext.ts';

/** A page that was rendered and completed; with its HTML where it was not written to a file. */
export type RenderedPage = Omit<CompletedPage, 'asks' | 'pieces'> & {
  html?: string;
  /** Addresses of the styles and drawings that nobody sees at first, where it asks for them. */
  asks: string[];
  used: SharedPart[];
  /** What its data for search engines lacks; of pages that are written. */
  lacks?: string[];
};

export type ThreadData = PageSettings & Pick<BuiltApp, 'entry'>;

/** What a thread is asked for. */
export type Work =
  /**
   * Without a file the HTML comes back. `root`: the folder that is served, of the release that the page is written into,
   * or of one whose styles it may ask for. `quality`: of brotli; undefined where the twin is made later.
   */
  | { kind: 'page'; drawing: Drawing; file?: string; root?: string; quality: number | undefined }
  | { kind: 'file'; file: string; content: string | Uint8Array<ArrayBuffer>; quality: number | undefined };
/** `rest`: many pages are written, and nothing follows at once. */
export type RenderTask = (Work & { id: number }) | SharedTask | { kind: 'rest' };

/** Pages that are written show what is being published; those that are drawn meanwhile, what was published before. */
export type PagePurpose = 'written' | 'drawn';
export interface SharedTask {
  kind: 'shared';
  purpose: PagePurpose;
  shared: Shared;
}

export interface RenderAnswer {
  id: number;
  page?: RenderedPage;
  fault?: Fault;
}

/** `content`: an editor can mend it, and the message says how. `render`: the code failed. `system`: the machine did. */
interface Fault {
  kind: 'content' | 'render' | 'system';
  message: string;
}

/** A page that could not be rendered. */
export class RenderFault extends Error {
  override name = 'RenderFault';
  readonly kind: Fault['kind'];
  constructor({ kind, message }: Fault) {
    super(message);
    this.kind = kind;
  }
}
