import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './files.ts';

/** The contract is an offer as a whole; what a room offers by a pattern is the shape of all its modules. */
const rooms = ['backend', 'bench', 'blocks', 'checks', 'client', 'cms', 'demo', 'design', 'e2e', 'site', 'traces'];

const sources = projectFiles().filter((file) => /\.(?:ts|tsx|mjs|astro)$/.test(file));
/** Modules of rooms that a file of another room names. */
const asked = new Set(
  sources.flatMap((file) =>
    [...read(file).matchAll(/@frontage\/([a-z0-9]+)\/([^'"?\s`)]+)/g)].flatMap(([, room = '', module = '']) =>
      file.startsWith(`${room}/`) ? [] : [`${room}/${module}`],
    ),
  ),
);

const offersOf = (room: string) =>
  Object.keys((JSON.parse(read(`${room}/package.json`)) as { exports: object }).exports);

describe.each(rooms)('what %s offers to other rooms', (room) => {
  const offers = offersOf(room).map((name) => name.replace('./', `${room}/`));

  it('is all that they ask for, and nothing that nobody asks for any more', () => {
    const named = offers.filter((name) => !name.includes('*'));
    const shapes = offers.filter((name) => name.includes('*')).map((name) => name.split('*'));
    const isOfShape = (module: string) =>
      shapes.some(([start = '', end = '']) => module.startsWith(start) && module.endsWith(end));
    const ofRoom = [...asked].filter((module) => module.startsWith(`${room}/`) && !isOfShape(module));
    expect(named.toSorted(), `exports of ${room}/package.json`).toEqual(ofRoom.toSorted());
  });
});
