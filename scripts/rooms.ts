/**
 * Counts the files and lines of each room:
 *
 *   npm run rooms                     of the working tree
 *   npm run rooms -- 114e4c20 HEAD~9  next to those of commits, all kinds together
 */
import { countRooms, type RoomCount } from './countRooms.ts';

const commits = process.argv.slice(2);
const before = commits.map((commit) => countRooms(commit));

const heads = ['room', 'product', 'styles', 'tests', 'examples', 'generated', 'all', ...commits];
console.log(`| ${heads.join(' | ')} |`);
console.log(`|${'---|'.repeat(heads.length)}`);
for (const [room, kinds] of countRooms()) {
  const { examples, generated, product, styles, tests } = kinds;
  const all = [kinds, ...before.map((counts) => counts.get(room))].map((count) => sumOf(Object.values(count ?? {})));
  const cells = [product, styles, tests, examples, generated, ...all].map(cellOf);
  console.log(`| ${[`${room}/`, ...cells].join(' | ')} |`);
}

/** Files and lines; empty if there are none. */
function cellOf({ files, lines }: RoomCount): string {
  return files === 0 ? '' : `${files.toLocaleString('en-GB')} / ${lines.toLocaleString('en-GB')}`;
}

function sumOf(counts: readonly RoomCount[]): RoomCount {
  return counts.reduce((sum, one) => ({ files: sum.files + one.files, lines: sum.lines + one.lines }), {
    files: 0,
    lines: 0,
  });
}
