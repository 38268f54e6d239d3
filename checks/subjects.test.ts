import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesOf } from './circles.ts';
import { listProjectFiles, read } from './files.ts';
import { importsOf } from './imports.ts';

interface Room {
  room: string;
  /** The folder that contains the subjects. */
  folder: string;
  /** Subjects that put the room together, from the inside of every other one too. */
  shells: readonly string[];
  /** Folders within a subject that are made for others: mails and what they are put together from, fields and buttons. */
  kits: readonly string[];
}

const rooms: Room[] = [
  { room: 'backend', folder: 'server/', shells: [], kits: ['delivery/mails'] },
  {
    room: 'cms',
    folder: 'server/',
    shells: ['app', 'config'],
    kits: [
      'admin/fields',
      'admin/refusals',
      'admin/search',
      'clock/admin',
      'delivery/admin',
      'files/downloads',
      'privacy/erasure',
      'settings/admin/identity',
      'targets/admin',
      'texts/html',
    ],
  },
];

/** Returns the subject of a file: its folder, or the file itself if it is in none. */
const subjectOf = (file: string) => file.split('/', 1)[0] ?? file;

/** Whether a file runs in the product; a test may import anything. */
const isProduct = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(?:test|long)\.tsx?$/.test(file) && !file.includes('/testing/');

describe.each(rooms)('the subjects of $room', ({ folder, kits, room, shells }) => {
  const files = listProjectFiles().filter((file) => file.startsWith(folder) && isProduct(file));
  const arrows = files
    .filter((file) => !isProgram(room, file))
    .flatMap((file) =>
      importsOf(read(file))
        .filter((path) => path.startsWith('.'))
        .map((path) => posix.join(posix.dirname(file), path))
        .filter((imported) => imported.startsWith(folder))
        .map((imported) => ({ from: file.slice(folder.length), to: imported.slice(folder.length) })),
    )
    .filter(({ from, to }) => subjectOf(from) !== subjectOf(to));

  it('import nothing from the inside of another, its folders, except what is made for others', () => {
    const isShell = (file: string) => !file.includes('/') || shells.includes(subjectOf(file));
    const inside = arrows.filter(({ from, to }) => to.split('/').length > 2 && !isShell(from));
    const isKit = (file: string) => kits.includes(posix.dirname(file));
    expect(inside.filter(({ to }) => !isKit(to)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
    const used = new Set(inside.map(({ to }) => posix.dirname(to)));
    expect(
      kits.filter((kit) => !used.has(kit)),
      'kits that nobody uses',
    ).toEqual([]);
  });

  it('import each other in one direction: what two share is below both, or passed in', () => {
    const circles = circlesOf(arrows.map(({ from, to }) => [subjectOf(from), subjectOf(to)]));
    const within = (one: string, other: string) =>
      circles.some((circle) => circle.includes(subjectOf(one)) && circle.includes(subjectOf(other)));
    expect(arrows.filter(({ from, to }) => within(from, to)).map(({ from, to }) => `${from} imports ${to}`)).toEqual(
      [],
    );
  });
});

/** Whether a manifest starts the file. It then opens the whole room, so it is above the subjects, like `compose.ts`. */
function isProgram(room: string, file: string): boolean {
  const { scripts = {} } = JSON.parse(read(`${room}/package.json`)) as { scripts?: Record<string, string> };
  return Object.values(scripts).some((script) => script.endsWith(` ${file.slice(room.length + 1)}`));
}
