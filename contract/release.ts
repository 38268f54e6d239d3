import { z } from 'zod';

/**
 * What lies in the folder of a release. The renderer writes it, the host serves it: `public/` as it is, and beside it
 * these files. A release is whole once `release.json` is in it, which is written last.
 */
export const releaseFiles = {
  /** What is served, each text file with its twin in brotli, sooner or later. */
  public: 'public',
  /** Headers and kinds of the pages: {@link servedPages}. */
  pages: 'pages.json',
  /** What each page was made of; for the renderer alone. */
  made: 'made.json',
  /** Files whose twin is not there yet, or not as small as it can be; gone once all are. */
  twins: 'twins.json',
  /** What all files are, by their hashes; only where hosts share releases. */
  files: 'files.json',
  /** In short: {@link releaseSummary}. */
  summary: 'release.json',
} as const;

/** Whether a file is text, which travels compressed; pictures and fonts are compressed already. */
export function isCompressible(path: string): boolean {
  return /\.(?:html|css|js|mjs|svg|json|xml|txt|webmanifest)$/.test(path);
}

/** What the host must know of the pages of a release. Few pages have headers that no other one has. */
export const servedPages = z.object({
  headers: z.array(z.record(z.string(), z.string())),
  /** By path: the place of its headers, and what is special about it. */
  pages: z.record(z.string(), z.tuple([z.int().min(0), z.string()])),
});

export type ServedPages = z.infer<typeof servedPages>;

/** Letters in the second place of a page's entry. */
export const pageMarks = {
  /** A form is on it, so the moment at which it is served counts. */
  form: 'f',
  /** It shows free hours, which are drawn anew. */
  callDays: 'c',
  /** It notes itself that its form was opened, so that a cache may keep it. */
  opening: 'o',
} as const;

/** A field that keeps a document from its page. */
const fieldFault = z.object({
  /** Where it stands in the document: `layout.2.heading`. */
  path: z.string(),
  /** For people: block, field, what was expected and what was found. */
  words: z.string(),
});

export type FieldFault = z.infer<typeof fieldFault>;

/** A document that could not be shown as it was published. */
export const pageFault = z.object({
  path: z.string(),
  /** Whose editor can mend it; without one, whoever runs the site. */
  document: z.object({ kind: z.enum(['page', 'article']), id: z.int().positive() }).optional(),
  /** For people: what does not fit, where, and what was expected. */
  message: z.string(),
  /** The fields that the message names, where it names any. */
  fields: z.array(fieldFault).optional(),
  /** True where visitors still see the page as it was before, false where they see none. */
  isKept: z.boolean(),
  /** True where visitors see the page as it was published, and only what it tells search engines lacks something. */
  isShown: z.boolean().optional(),
});

export type PageFault = z.infer<typeof pageFault>;

/** Addresses that the summary of a release names. */
export const pathsNamed = 50;

/** What a publication came to. */
export const releaseSummary = z.object({
  /** Name of its folder. */
  id: z.string(),
  /** The version of the content that it shows, as the CMS named it. */
  version: z.string(),
  /** Of the site's code. */
  code: z.string(),
  /** ISO time. */
  madeAt: z.string(),
  /** Addresses in all, those rendered for it, and those taken away by it. */
  total: z.int(),
  rendered: z.int(),
  removed: z.int(),
  /** Some of the addresses that were rendered or taken away, at most {@link pathsNamed}. */
  paths: z.array(z.string()),
  faults: z.array(pageFault),
  ms: z.number(),
});

export type ReleaseSummary = z.infer<typeof releaseSummary>;

/** Undefined where the text is no whole summary: a machine that stops may leave an empty file. */
export function summaryIn(text: string): ReleaseSummary | undefined {
  try {
    return releaseSummary.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
