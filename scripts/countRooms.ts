import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export interface RoomCount {
  files: number;
  lines: number;
}

/** The purpose of a file. */
export type FileKind = 'product' | 'styles' | 'tests' | 'examples' | 'generated';

const rooms = [
  'contract',
  'traces',
  'design',
  'blocks',
  'kinds',
  'client',
  'site',
  'server',
  'demo',
  'checks',
  'e2e',
  'bench',
  'scripts',
  'deploy',
];
const largest = 64 * 1024 * 1024;

/** Counts files and lines in each room by purpose, of a commit or of the working tree. */
export function countRooms(commit?: string): Map<string, Record<FileKind, RoomCount>> {
  const counts = new Map(rooms.map((room) => [room, createCount()]));
  for (const [file, lines] of linesOfFiles(commit)) {
    const kind = kindOf(file);
    const count = kind && counts.get(file.split('/', 1)[0] ?? '')?.[kind];
    if (!count) continue;
    count.files += 1;
    count.lines += lines;
  }
  return counts;
}

/** Undefined for files that are not written line by line: pictures, documents, settings. */
export function kindOf(file: string): FileKind | undefined {
  if (/(?:^|\/)migrations(?:-postgres)?\/|payload-types\.ts$|importMap\.js$/.test(file))
    return /\.(?:ts|js|json)$/.test(file) ? 'generated' : undefined;
  if (file.endsWith('.css')) return 'styles';
  if (!/\.(?:tsx?|mjs|js|astro|sh)$/.test(file)) return undefined;
  if (/\.(?:test|long|e2e)\.tsx?$|\/testing\/|^(?:checks|e2e|bench)\//.test(file)) return 'tests';
  return /examples?\b|\/gallery\//i.test(file) ? 'examples' : 'product';
}

function linesOfFiles(commit: string | undefined): [file: string, lines: number][] {
  const files = commit ? ['-e', '', commit] : ['--untracked', '-e', ''];
  const counted = execFileSync('git', ['grep', '--count', '-I', ...files], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
    maxBuffer: largest,
  });
  return counted
    .trim()
    .split('\n')
    .map((line) => {
      const named = commit ? line.slice(commit.length + 1) : line;
      const colon = named.lastIndexOf(':');
      return [named.slice(0, colon), Number(named.slice(colon + 1))];
    });
}

function createCount(): Record<FileKind, RoomCount> {
  const none = () => ({ files: 0, lines: 0 });
  return { product: none(), styles: none(), tests: none(), examples: none(), generated: none() };
}
