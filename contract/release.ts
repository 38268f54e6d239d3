import { pagedNames } from '@frontage/kinds/kinds.ts';
import { z } from 'zod';
import { readJson } from './primitives/readJson.ts';

/**
 * The files in a release's folder. The renderer writes them, the host serves `public/` as it is and reads the files
 * next to it. A release is complete once it has `release.json`, which is written last.
 */
export const releaseFiles = {
  /** What is served; each text file gets a twin in brotli, sooner or later. */
  public: 'public',
  /** Headers and kinds of the pages: {@link servedPages}. */
  pages: 'pages.json',
  /** What each page was made of; only the renderer reads it. */
  made: 'made.json',
  /** Files whose twin is missing, or not as small as it can be; removed once all are done. */
  twins: 'twins.json',
  /** The hashes of all files; only where hosts share releases. */
  files: 'files.json',
  /** The summary: {@link releaseSummary}. */
  summary: 'release.json',
} as const;

/** Whether a file is text, which is sent compressed; pictures and fonts are compressed already. */
export function isCompressible(path: string): boolean {
  return /\.(?:html|css|js|mjs|svg|json|xml|txt|webmanifest)$/.test(path);
}

/** What the host must know about the pages of a release. Few pages have headers that no other page has. */
export const servedPages = z.object({
  headers: z.array(z.record(z.string(), z.string())),
  /** By path: the index of its headers, and its {@link pageMarks}. */
  pages: z.record(z.string(), z.tuple([z.int().min(0), z.string()])),
});

export type ServedPages = z.infer<typeof servedPages>;

/** Letters in the second part of a page's entry. */
export const pageMarks = {
  /** The page has a form, so the moment at which it is served counts. */
  form: 'f',
  /** It shows free hours, so it is drawn at each visit. */
  callDays: 'c',
  /** Calls are booked on it, so it is drawn for each visitor with the hours that are free. */
  hours: 'h',
  /** It reports itself that its form was opened, so a cache may keep it. */
  opening: 'o',
} as const;

export const readMarks = (marks: string) => ({
  hasForm: marks.includes(pageMarks.form),
  hasCallDays: marks.includes(pageMarks.callDays),
  hasHours: marks.includes(pageMarks.hours),
  notesOpening: marks.includes(pageMarks.opening),
});

export type PageMarks = ReturnType<typeof readMarks>;

/** A field that keeps a document from its page. */
const fieldFault = z.object({
  /** Its path in the document: `layout.2.heading`. */
  path: z.string(),
  /** For people: block, field, what was expected and what was found. */
  words: z.string(),
});

export type FieldFault = z.infer<typeof fieldFault>;

/** A document that could not be shown as it was published. */
export const pageFault = z.object({
  path: z.string(),
  /** The document whose editor can fix it; without one, the operator of the site has to. */
  document: z.object({ kind: z.enum(pagedNames), id: z.int().positive() }).optional(),
  /** For people: what does not fit, where, and what was expected. */
  message: z.string(),
  /** The fields that the message names, where it names any. */
  fields: z.array(fieldFault).optional(),
  /** True where visitors still see the page as it was before, false where they see none. */
  isKept: z.boolean(),
  /** True where visitors see the page as it was published, and only something for search engines is missing. */
  isShown: z.boolean().optional(),
});

export type PageFault = z.infer<typeof pageFault>;

/** Addresses that the summary of a release names, at most. */
export const pathsNamed = 50;

/** The outcome of a publication. */
export const releaseSummary = z.object({
  /** Name of the release's folder. */
  id: z.string(),
  /** The version of the content that it shows, as the CMS named it. */
  version: z.string(),
  /** The version of the site's code. */
  code: z.string(),
  /** ISO time. */
  madeAt: z.string(),
  /** Number of all addresses, of those rendered for it, and of those removed by it. */
  total: z.int(),
  rendered: z.int(),
  removed: z.int(),
  /** Number of pages that changed and are shown as they were until the next release, which follows at once. */
  later: z.int().optional(),
  /** The release of which this one brings the later pages. */
  completes: z.string().optional(),
  /** Some of the addresses that were rendered or removed, at most {@link pathsNamed}. */
  paths: z.array(z.string()),
  faults: z.array(pageFault),
  ms: z.number(),
});

export type ReleaseSummary = z.infer<typeof releaseSummary>;

/** Reads a summary; undefined where the text is not a complete one: a machine that stops may leave an empty file. */
export function summaryIn(text: string): ReleaseSummary | undefined {
  return releaseSummary.safeParse(readJson(text)).data;
}
