import { pagedNames } from '@frontage/kinds/kinds.ts';
import { z } from 'zod';
import { EnvironmentFault } from './EnvironmentFault.ts';
import { ownForm } from './forms/ownForm.ts';
import { previewThemes } from './preview.ts';
import { releaseSummary } from './release.ts';
import { visit } from './visit.ts';

/** Calls between the host and the renderer, over HTTP on a socket of the machine. */
export const rendererPaths = {
  /** Answers in lines: {@link renderedLine}. */
  publish: '/publish',
  draw: '/draw',
  preview: '/preview',
  /**
   * Answers at once with a short id of everything but content that pages depend on: {@link releaseSummary}'s `code`.
   */
  code: '/code',
  /** Tells the renderer that the folder has a release of another host. Answers once drawn pages follow it. */
  follow: '/follow',
} as const;

/** Bytes of a socket path that every system accepts. */
const longestSocketPath = 103;

/** Throws EnvironmentFault for the path of a socket that not every system accepts. */
export function requireShortPath(socketPath: string): void {
  if (new TextEncoder().encode(socketPath).length <= longestSocketPath) return;
  throw new EnvironmentFault(
    `RENDERER_SOCKET: ${socketPath} is too long for the path of a socket. Set RENDERER_SOCKET to one of at most ${longestSocketPath} bytes, for the website and the renderer alike.`,
  );
}

/** Asks for a release of what is published now. */
export const publishRequest = z.object({
  /** The version of the content to show, as the CMS named it. */
  version: z.string(),
  /** Name of the new release: `20261122080312-3fa9c1`. Sorted by name, releases are sorted by time. */
  id: z.string().regex(/^\d{14}-[0-9a-f]+$/),
  /** The moment against which beginnings and ends are measured. */
  moment: z.iso.datetime(),
  /** True makes every page again, whatever is known about it. */
  isFull: z.boolean().default(false),
});

export type PublishRequest = z.input<typeof publishRequest>;

export const renderedLine = z.discriminatedUnion('kind', [
  /** Number of all addresses, of those that are rendered again, and of those among them that are done. */
  z.object({ kind: z.literal('progress'), total: z.int(), toRender: z.int(), rendered: z.int() }),
  z.object({ kind: z.literal('made'), summary: releaseSummary }),
  /** `isPassing`: another try may help. */
  z.object({ kind: z.literal('failed'), message: z.string(), isPassing: z.boolean() }),
]);

export type RenderedLine = z.infer<typeof renderedLine>;

export type PublishProgress = Omit<Extract<RenderedLine, { kind: 'progress' }>, 'kind'>;

/** Asks for one page as one visitor should see it. */
export const drawRequest = z.object({ path: z.string(), visit });

export type DrawRequest = z.infer<typeof drawRequest>;

export const drawAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('drawn'),
    html: z.string(),
    headers: z.record(z.string(), z.string()),
    /** It has a form. */
    hasForm: z.boolean(),
  }),
  /** The site has no such page, or nothing to say on it. */
  z.object({ kind: z.literal('nothing') }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);

/** Asks for a preview of an unpublished document, given as the content API would answer it. */
export const previewRequest = z.object({
  kind: z.enum(pagedNames),
  document: z.record(z.string(), z.unknown()),
  /** It is next to the form in which it is written, and follows what is typed there. */
  isLive: z.boolean(),
  /** The theme to draw it in; without one, it follows the system. */
  theme: z.enum(previewThemes).optional(),
  /** Unpublished settings, in place of those of the site. */
  site: z.record(z.string(), z.unknown()).optional(),
  /** An unpublished form, in place of the published one. */
  form: ownForm.optional(),
});

export type PreviewRequest = z.infer<typeof previewRequest>;

export type DrawAnswer = z.infer<typeof drawAnswer>;
