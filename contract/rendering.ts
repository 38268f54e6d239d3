import { z } from 'zod';
import { releaseSummary } from './release.ts';

/** What the host and the renderer say to each other, over HTTP on a socket of the machine. */
export const rendererPaths = {
  health: '/health',
  /** Answers line by line: {@link renderedLine}. */
  publish: '/publish',
  draw: '/draw',
} as const;

/** Asks for a release of what is published now. */
export const publishRequest = z.object({
  /** The version of the content that is to be shown, as the CMS named it. */
  version: z.string(),
  /** Name of the new release: `20261122080312-3fa9c1`. Sorted by name, releases are sorted by time. */
  id: z.string().regex(/^\d{14}-[0-9a-f]+$/),
  /** What has begun and what has ended is measured against it. */
  moment: z.iso.datetime(),
  /** True makes every page anew, whatever is known of it. */
  isFull: z.boolean().default(false),
});

export const renderedLine = z.discriminatedUnion('kind', [
  /** Addresses in all, those that are rendered anew, and those of them that are done. */
  z.object({ kind: z.literal('progress'), total: z.int(), toRender: z.int(), rendered: z.int() }),
  z.object({ kind: z.literal('made'), summary: releaseSummary }),
  /** `isPassing`: another try may help. */
  z.object({ kind: z.literal('failed'), message: z.string(), isPassing: z.boolean() }),
]);

export type RenderedLine = z.infer<typeof renderedLine>;
