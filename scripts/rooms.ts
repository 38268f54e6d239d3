/**
 * Counts the files and lines of each room:
 *
 *   npm run rooms                     of the working tree
 *   npm run rooms -- 114e4c20 HEAD~9  next to those of commits, all kinds together
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface RoomCount {
  files: number;
  lines: number;
}

/** The purposes of files. */
const kinds = ['product', 'styles', 'tests', 'examples', 'generated'] as const;
type FileKind = (typeof kinds)[number];

const rooms = [
  ...['contract', 'traces', 'design', 'blocks', 'kinds', 'client', 'site'],
  ...['server', 'demo', 'checks', 'e2e', 'bench', 'scripts', 'deploy'],
];

if (import.meta.main) printRooms(process.argv.slice(2));

function printRooms(commits: readonly string[]): void {
  const before = commits.map((commit) => countRooms(commit));
  const heads = ['room', ...kinds, 'all', ...commits];
  console.log(`| ${heads.join(' | ')} |`);
  console.log(`|${'---|'.repeat(heads.length)}`);
  for (const [room, counts] of countRooms()) {
    const all = [counts, ...before.map((one) => one.get(room))].map((one) => sumOf(Object.values(one ?? {})));
    console.log(`| ${[`${room}/`, ...[...kinds.map((kind) => counts[kind]), ...all].map(cellOf)].join(' | ')} |`);
  }
}

/** Files and lines; empty if there are none. */
function cellOf({ files, lines }: RoomCount): string {
  return files === 0 ? '' : `${files.toLocaleString('en-GB')} / ${lines.toLocaleString('en-GB')}`;
}

function sumOf(counts: readonly RoomCount[]): RoomCount {
  const none = { files: 0, lines: 0 };
  return counts.reduce((sum, one) => ({ files: sum.files + one.files, lines: sum.lines + one.lines }), none);
}

/** Counts files and lines in each room by purpose, of a commit or of the working tree. */
export function countRooms(commit?: string): Map<string, Record<FileKind, RoomCount>> {
  const none = () => Object.fromEntries(kinds.map((kind) => [kind, { files: 0, lines: 0 }]));
  const counts = new Map(rooms.map((room) => [room, none() as Record<FileKind, RoomCount>]));
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
    maxBuffer: 64 * 1024 * 1024,
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
