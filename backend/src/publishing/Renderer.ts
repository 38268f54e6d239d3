import type { ReleaseSummary } from '@frontage/contract/release.ts';
import type { DrawRequest, PreviewRequest } from '@frontage/contract/rendering.ts';
import type { DrawnPage } from '../drawing/Drawer.ts';

/** How far a publication has come. */
export interface PublishProgress {
  /** Addresses in all, those that are rendered anew, and those of them that are done. */
  total: number;
  toRender: number;
  rendered: number;
}

export interface PublishRequest {
  /** The version of the content that is to be shown. */
  version: string;
  /** Name of the new release. */
  id: string;
  /** ISO time; what has begun and what has ended is measured against it. */
  moment: string;
  /** True renders every page, whatever is known of it. */
  isFull?: boolean;
}

/** What the host asks of the renderer, which is a process of its own. */
export interface Renderer {
  /** A page for one visitor; undefined where there is nothing to draw. Rejects with a {@link RendererFault}. */
  draw(request: DrawRequest): Promise<DrawnPage | undefined>;
  /** A document that nobody has published. Rejects with a {@link RendererFault}. */
  preview(request: PreviewRequest): Promise<DrawnPage | undefined>;
  /** Makes a release; it is served only once it is made current. Rejects with a {@link RendererFault}. */
  publish(request: PublishRequest, onProgress: (progress: PublishProgress) => void): Promise<ReleaseSummary>;
  /** The `code` of releases that it makes. Rejects with a {@link RendererFault}. */
  code(): Promise<string>;
  /** Says that a release of another host lies in the folder. Rejects with a {@link RendererFault}. */
  follow(): Promise<void>;
}

/** What was asked for was not rendered. The message is for editors and operators. */
export class RendererFault extends Error {
  override name = 'RendererFault';
  /** Another try may help: the renderer is away, or something it needs is. */
  readonly isPassing: boolean;
  constructor(message: string, { isPassing }: { isPassing: boolean }) {
    super(message);
    this.isPassing = isPassing;
  }
}
