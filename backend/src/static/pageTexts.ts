import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Releases, ServedRelease } from './releases.ts';

/** The HTML of a page of the release that is served, and its headers. */
export interface PageText {
  html: string;
  headers: Record<string, string>;
  release: ServedRelease;
}

/**
 * Gives the text of the few pages that the backend writes into before it sends them; each is read once for a release.
 * Undefined where the release has no such page, or nothing was published yet.
 */
export function openPageTexts(releases: Releases): (path: string) => PageText | undefined {
  let release: ServedRelease | undefined;
  let texts = new Map<string, string | undefined>();
  return (path) => {
    const current = releases.current();
    if (!current) return undefined;
    if (current.id !== release?.id) {
      release = current;
      texts = new Map();
    }
    if (!texts.has(path)) texts.set(path, textOf(join(current.directory, `${path.slice(1)}.html`)));
    const html = texts.get(path);
    return html === undefined ? undefined : { html, headers: current.pageAt(path)?.headers ?? {}, release: current };
  };
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
