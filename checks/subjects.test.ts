import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { circlesOf } from './circles.ts';
import { projectFiles, read } from './files.ts';
import { importsOf } from './imports.ts';

/** Where the folders of subjects lie, by room. */
const rooms = { backend: 'backend/src/', cms: 'cms/' } as const;

/** What is of one file alone: a subject has a folder, and each file beside the folders stands for itself. */
const subjectOf = (file: string) => file.split('/', 1)[0] ?? file;

/** Files that run in the product; a test may look anywhere. */
const isProduct = (file: string) =>
  /\.tsx?$/.test(file) && !/\.(?:test|long)\.tsx?$/.test(file) && !file.includes('/testing/');

describe.each(Object.entries(rooms))('the subjects of %s', (room, folder) => {
  it('import each other in one direction: what two share lies below both, or is handed in', () => {
    const files = projectFiles().filter((file) => file.startsWith(folder) && isProduct(file));
    const arrows = files
      .filter((file) => !isProgram(room, file))
      .flatMap((file) =>
        importsOf(read(file))
          .filter((path) => path.startsWith('.'))
          .map((path) => posix.join(posix.dirname(file), path))
          .filter((imported) => imported.startsWith(folder))
          .map((imported) => ({ file, from: file.slice(folder.length), to: imported.slice(folder.length) })),
      )
      .filter(({ from, to }) => subjectOf(from) !== subjectOf(to));
    const circles = circlesOf(arrows.map(({ from, to }) => [subjectOf(from), subjectOf(to)]));
    const within = (one: string, other: string) =>
      circles.some((circle) => circle.includes(subjectOf(one)) && circle.includes(subjectOf(other)));
    expect(arrows.filter(({ from, to }) => within(from, to)).map(({ from, to }) => `${from} imports ${to}`)).toEqual(
      [],
    );
  });
});

/** What the room's manifest starts opens the whole room, so it is above its subjects as `compose.ts` does. */
function isProgram(room: string, file: string): boolean {
  const { scripts = {} } = JSON.parse(read(`${room}/package.json`)) as { scripts?: Record<string, string> };
  return Object.values(scripts).some((script) => script.endsWith(` ${file.slice(room.length + 1)}`));
}
