import type { CompletedPage, PageSettings } from '../release/completePage.ts';
import type { Drawing } from '../views.ts';
import type { BuiltApp } from './builtApp.ts';
import type { Shared } from './viewContext.ts';

/** A page that was rendered and completed, with its HTML if it was not written to a file. */
export type RenderedPage = Omit<CompletedPage, 'asks' | 'pieces'> & {
  html?: string;
  /** Addresses of styles and drawings that are not visible at first and that the page requests. */
  asks: string[];
  used: string[];
  /** Faults of its structured data; only for pages that are written. */
  lacks?: string[];
};

export type ThreadData = PageSettings & Pick<BuiltApp, 'entry'>;

/** A task for a thread. */
export type Work =
  /**
   * Without a file the HTML is returned. `root`: the served folder of the release that the page is written into, or of
   * one whose styles it may request. `quality`: of brotli; undefined if the compressed twin is made later.
   */
  | { kind: 'page'; drawing: Drawing; file?: string; root?: string; quality: number | undefined }
  | { kind: 'file'; file: string; content: string | Uint8Array<ArrayBuffer>; quality: number | undefined };
/** `rest`: many pages have been written, and nothing follows immediately. */
export type RenderTask = (Work & { id: number }) | SharedTask | { kind: 'rest' };

/** Written pages show what is being published; pages drawn meanwhile show what was published before. */
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

/**
 * `content`: an editor can fix it, and the message says how. `render`: the code failed. `system`: the machine failed.
 */
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
