import { z } from 'zod';
import { previewThemes } from './preview.ts';
import { releaseSummary } from './release.ts';
import { visit } from './visit.ts';

/** What the host and the renderer say to each other, over HTTP on a socket of the machine. */
export const rendererPaths = {
  health: '/health',
  /** Answers line by line: {@link renderedLine}. */
  publish: '/publish',
  draw: '/draw',
  preview: '/preview',
  /** Answers by what pages follow from beside content, in a few letters: {@link releaseSummary}'s `code`. */
  code: '/code',
  /** Says that a release of another host lies in the folder. Answers once what is drawn follows it. */
  follow: '/follow',
} as const;

/** Bytes of a path to a socket that every system takes. */
export const longestSocketPath = 103;

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

/** Asks for one page as one visitor is to see it. */
export const drawRequest = z.object({ path: z.string(), visit });

export type DrawRequest = z.infer<typeof drawRequest>;

export const drawAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('drawn'),
    html: z.string(),
    headers: z.record(z.string(), z.string()),
    /** A form is on it. */
    hasForm: z.boolean(),
  }),
  /** The site has no such page, or nothing to say on it. */
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);

/** Asks for a document that nobody has published, as the content API would answer it. */
export const previewRequest = z.object({
  kind: z.enum(['page', 'article']),
  document: z.record(z.string(), z.unknown()),
  /** It is beside the form in which it is written, and follows what is typed there. */
  isLive: z.boolean(),
  /** In which it is drawn; else it follows the system. */
  theme: z.enum(previewThemes).optional(),
  /** Settings that nobody has published, in place of those of the site. */
  site: z.record(z.string(), z.unknown()).optional(),
});

export type PreviewRequest = z.infer<typeof previewRequest>;

export type DrawAnswer = z.infer<typeof drawAnswer>;
