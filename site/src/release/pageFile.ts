import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** A file that a page requests in addition to those that all pages share. Pages with the same content share it. */
export interface PageFile {
  /** Contains a hash of the content. */
  address: string;
  content: string;
}

/** Whether a page may request a file: it can be written, or exists already. */
export type KeepFile = (file: PageFile) => boolean;

/** The kinds of such files, and their extensions. */
const endings = { later: 'css', drawings: 'svg' } as const;

/** How many hashes are remembered: pages of one kind request the same files. */
const mostKnown = 200;

/** Matches the names of such files. */
export const pageFileName = /^(?:later|drawings)\.[\w-]{10}\.(?:css|svg)(?:\.br)?$/;

export function pageFileOf(kind: keyof typeof endings, content: string): PageFile {
  return { address: `/_astro/${kind}.${hashes.memo(content)}.${endings[kind]}`, content };
}

const hashes = new LRUCache({
  max: mostKnown,
  memoMethod: (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 10),
});
