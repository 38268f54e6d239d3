import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageMarks, type ReleaseSummary, releaseFiles, type ServedPages } from '@frontage/contract/release.ts';

interface SmallPage {
  html: string;
  headers?: Record<string, string>;
  /** What is special about it. */
  marks?: (keyof typeof pageMarks)[];
}

export interface SmallRelease {
  /** By their paths. */
  pages: Record<string, string | SmallPage>;
  /** Served beside them, by their names. */
  files?: Record<string, string>;
  /** Of the content that it shows. */
  version?: string;
}

/** Writes a release of a few pages and makes it current in one step, as renderer and publisher do. */
export function publishSmallRelease(releasesDir: string, id: string, release: SmallRelease): void {
  writeSmallRelease(releasesDir, id, release);
  symlinkSync(id, join(releasesDir, `.next-${id}`));
  renameSync(join(releasesDir, `.next-${id}`), join(releasesDir, 'current'));
}

/** Writes a release that nobody sees yet, as the renderer does: what makes it whole comes last. */
export function writeSmallRelease(
  releasesDir: string,
  id: string,
  { files = {}, pages, version = 'first' }: SmallRelease,
): ReleaseSummary {
  const directory = join(releasesDir, id);
  const served: ServedPages = { headers: [], pages: {} };
  for (const [path, page] of Object.entries(pages)) {
    const { headers = {}, html, marks = [] } = typeof page === 'string' ? { html: page } : page;
    const place = served.headers.push(headers) - 1;
    served.pages[path] = [place, marks.map((mark) => pageMarks[mark]).join('')];
    writeServed(directory, path === '/' ? 'index.html' : `${path.slice(1)}.html`, html);
  }
  for (const [name, content] of Object.entries(files)) writeServed(directory, name, content);
  writeFileSync(join(directory, releaseFiles.pages), JSON.stringify(served));
  const total = Object.keys(pages).length;
  const figures = { total, rendered: total, removed: 0, paths: Object.keys(pages), faults: [], ms: 1 };
  const summary = { id, version, code: 'small', madeAt: '2026-11-21T00:00:00.000Z', ...figures };
  writeFileSync(join(directory, releaseFiles.summary), JSON.stringify(summary));
  return summary;
}

/** A text gets its twin in brotli. */
function writeServed(directory: string, name: string, content: string): void {
  const path = join(directory, releaseFiles.public, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  if (/\.(?:html|js|css|txt|xml)$/.test(name)) writeFileSync(`${path}.br`, brotliCompressSync(content));
}
