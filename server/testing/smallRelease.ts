import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pageMarks, type ReleaseSummary, releaseFiles, type ServedPages } from '@frontage/contract/release.ts';

interface SmallPage {
  html: string;
  headers?: Record<string, string>;
  /** Its special features. */
  marks?: (keyof typeof pageMarks)[];
}

export interface SmallRelease {
  /** By path. */
  pages: Record<string, string | SmallPage>;
  /** Other served files, by name. */
  files?: Record<string, string>;
  /** The version of its content. */
  version?: string;
  /** How it and the next one belong together. */
  parts?: Pick<ReleaseSummary, 'completes' | 'later'> | undefined;
}

/** Writes a release of a few pages and makes it current in one step, as renderer and publisher do. */
export function publishSmallRelease(releasesDir: string, id: string, release: SmallRelease): void {
  writeSmallRelease(releasesDir, id, release);
  symlinkSync(id, join(releasesDir, `.next-${id}`));
  renameSync(join(releasesDir, `.next-${id}`), join(releasesDir, 'current'));
}

/** Writes a release that is not served yet, as the renderer does: the file that makes it complete comes last. */
export function writeSmallRelease(
  releasesDir: string,
  id: string,
  { files = {}, pages, parts, version = 'first' }: SmallRelease,
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
  const summary = { id, version, code: 'small', madeAt: '2026-11-21T00:00:00.000Z', ...figures, ...parts };
  writeFileSync(join(directory, releaseFiles.summary), JSON.stringify(summary));
  return summary;
}

/** Writes a file; text files get a Brotli twin. */
function writeServed(directory: string, name: string, content: string): void {
  const path = join(directory, releaseFiles.public, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  if (/\.(?:html|js|css|txt|xml)$/.test(name)) writeFileSync(`${path}.br`, brotliCompressSync(content));
}
