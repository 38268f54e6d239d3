import { describe, expect, it } from 'vitest';
import { listProjectFiles, read } from './files.ts';

/** The whole contract is exported. A room that exports a pattern offers all modules that match it. */
const rooms = ['bench', 'blocks', 'checks', 'client', 'demo', 'design', 'e2e', 'kinds', 'site', 'traces'];

const sources = listProjectFiles().filter((file) => /\.(?:ts|tsx|mjs|astro)$/.test(file));
/** Modules of rooms that a file of another room imports. */
const asked = new Set(
  sources.flatMap((file) =>
    [...read(file).matchAll(/@frontage\/([a-z0-9]+)\/([^'"?\s`)]+)/g)].flatMap(([, room = '', module = '']) =>
      file.startsWith(`${room}/`) ? [] : [`${room}/${module}`],
    ),
  ),
);

const offersOf = (room: string) =>
  Object.keys((JSON.parse(read(`${room}/package.json`)) as { exports: object }).exports);

describe.each(rooms)('the exports of %s for other rooms', (room) => {
  const offers = offersOf(room).map((name) => name.replace('./', `${room}/`));

  it('are exactly those that other rooms import', () => {
    const named = offers.filter((name) => !name.includes('*'));
    const shapes = offers.filter((name) => name.includes('*')).map((name) => name.split('*'));
    const isOfShape = (module: string) =>
      shapes.some(([start = '', end = '']) => module.startsWith(start) && module.endsWith(end));
    const ofRoom = [...asked].filter((module) => module.startsWith(`${room}/`) && !isOfShape(module));
    expect(named.toSorted(), `exports of ${room}/package.json`).toEqual(ofRoom.toSorted());
  });
});
