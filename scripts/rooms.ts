/**
 * Counts the files and lines of each room:
 *
 *   npm run rooms                     of the working tree
 *   npm run rooms -- 114e4c20 HEAD~9  next to those of commits, all kinds together
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Count {
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
  const [now, ...before] = [countRooms(), ...commits.map((commit) => countRooms(commit))];
  const heads = ['room', ...kinds, 'all', ...commits];
  const rows = rooms.map((room) => {
    const counts = [...kinds, 'all'].map((kind) => now.get(`${room} ${kind}`));
    return [`${room}/`, ...[...counts, ...before.map((one) => one.get(`${room} all`))].map(cellOf)];
  });
  for (const row of [heads, heads.map(() => '---'), ...rows]) console.log(`| ${row.join(' | ')} |`);
}

/** Files and lines; empty if there are none. */
function cellOf(count: Count | undefined): string {
  return count ? `${count.files.toLocaleString('en-GB')} / ${count.lines.toLocaleString('en-GB')}` : '';
}

/** Counts files and lines, of a commit or of the working tree, by room with purpose: `site styles`, `site all`. */
export function countRooms(commit?: string): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const [file, lines] of linesOfFiles(commit)) {
    const kind = kindOf(file);
    if (!kind) continue;
    for (const one of [kind, 'all']) {
      const key = `${file.split('/', 1)[0]} ${one}`;
      const before = counts.get(key) ?? { files: 0, lines: 0 };
      counts.set(key, { files: before.files + 1, lines: before.lines + lines });
    }
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
  return [...counted.matchAll(/^(.+):(\d+)$/gm)].map(([, file = '', lines]) => [
    commit ? file.slice(commit.length + 1) : file,
    Number(lines),
  ]);
}
