import type { ReleaseSummary } from '@frontage/contract/release.ts';
import type { DrawRequest, PreviewRequest } from '@frontage/contract/rendering.ts';
import type { DrawnPage } from '../drawing/Drawer.ts';

export interface PublishProgress {
  /** Number of all addresses, of those that must be rendered, and of those that already are. */
  total: number;
  toRender: number;
  rendered: number;
}

export interface PublishRequest {
  /** The version of the content to show. */
  version: string;
  /** Name of the new release. */
  id: string;
  /** ISO time by which the release decides what has begun and what has ended. */
  moment: string;
  /** True renders every page, even unchanged ones. */
  isFull?: boolean;
}

/** What the host asks of the renderer, which is a separate process. */
export interface Renderer {
  /** Draws a page for one visitor; undefined if there is nothing to draw. Rejects with a {@link RendererFault}. */
  draw(request: DrawRequest): Promise<DrawnPage | undefined>;
  /** Draws an unpublished document. Rejects with a {@link RendererFault}. */
  preview(request: PreviewRequest): Promise<DrawnPage | undefined>;
  /** Makes a release, which is served only once it is made current. Rejects with a {@link RendererFault}. */
  publish(request: PublishRequest, onProgress: (progress: PublishProgress) => void): Promise<ReleaseSummary>;
  /** Returns the `code` of the releases that it makes. Rejects with a {@link RendererFault}. */
  code(): Promise<string>;
  /** Tells the renderer that another host's release is in the folder. Rejects with a {@link RendererFault}. */
  follow(): Promise<void>;
}

/** A rendering that failed. The message is for editors and operators. */
export class RendererFault extends Error {
  override name = 'RendererFault';
  /** Another attempt may help: the renderer, or something it needs, is not available. */
  readonly isPassing: boolean;
  constructor(message: string, { isPassing }: { isPassing: boolean }) {
    super(message);
    this.isPassing = isPassing;
  }
}
