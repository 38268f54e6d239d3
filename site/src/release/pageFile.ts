import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** What a page asks for beside what all pages share: a file that pages with the same content share. */
export interface PageFile {
  /** With a hash of the content. */
  address: string;
  content: string;
}

/** Says whether a page may ask for a file: it can have the file written, or knows that it is there. */
export type KeepFile = (file: PageFile) => boolean;

/** The kinds of such files, and how their names end. */
const endings = { later: 'css', drawings: 'svg' } as const;

/** Files whose hash is remembered: pages of one kind ask for the same. */
const mostKnown = 200;

/** What the names of such files have in common. */
export const pageFileName = /^(?:later|drawings)\.[\w-]{10}\.(?:css|svg)(?:\.br)?$/;

export function pageFileOf(kind: keyof typeof endings, content: string): PageFile {
  return { address: `/_astro/${kind}.${hashes.memo(content)}.${endings[kind]}`, content };
}

const hashes = new LRUCache({
  max: mostKnown,
  memoMethod: (content: string) => createHash('sha256').update(content).digest('base64url').slice(0, 10),
});
