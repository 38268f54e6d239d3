import type { ReleaseSummary } from '@frontage/contract/release.ts';

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
}

/** What the host asks of the renderer, which is a process of its own. */
export interface Renderer {
  /** Makes a release; it is served only once it is made current. Rejects with a {@link RendererFault}. */
  publish(request: PublishRequest, onProgress: (progress: PublishProgress) => void): Promise<ReleaseSummary>;
}

/** Nothing was rendered. The message is for editors and operators. */
export class RendererFault extends Error {
  override name = 'RendererFault';
  /** Another try may help: the renderer is away, or something it needs is. */
  readonly isPassing: boolean;
  constructor(message: string, { isPassing }: { isPassing: boolean }) {
    super(message);
    this.isPassing = isPassing;
  }
}
