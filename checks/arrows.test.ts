import { dirname, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, read } from './files.ts';
import { importsOf } from './imports.ts';

const rooms = [
  'contract',
  'design',
  'blocks',
  'client',
  'site',
  'backend',
  'cms',
  'demo',
  'checks',
  'e2e',
  'bench',
  'scripts',
] as const;
type Room = (typeof rooms)[number];

/** Which rooms a room may import from. Tests and tools may look anywhere. */
const arrows: Record<Room, readonly Room[]> = {
  contract: ['blocks'],
  design: ['contract'],
  client: ['contract'],
  blocks: ['contract', 'design', 'client'],
  site: ['contract', 'design', 'blocks', 'client'],
  cms: ['contract', 'blocks', 'demo'],
  backend: ['contract', 'cms'],
  demo: ['contract'],
  checks: rooms,
  e2e: rooms,
  bench: rooms,
  scripts: rooms,
};

/** What a test stands on belongs to the tests. */
const testing = /\.(?:test|e2e|long)\.tsx?$|\/testing\//;

const sources = projectFiles().filter((file) => /\.(?:ts|tsx|astro|mjs)$/.test(file) && !testing.test(file));

function roomOf(file: string): Room | undefined {
  return rooms.find((room) => file.startsWith(`${room}/`));
}

/** The file a specifier leads to, from the root; undefined for packages. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('@frontage/')) return specifier.slice('@frontage/'.length);
  return specifier.startsWith('.') ? normalize(`${dirname(file)}/${specifier}`) : undefined;
}

const crossings = sources.flatMap((file) =>
  importsOf(read(file)).flatMap((specifier) => {
    const target = targetOf(file, specifier);
    const [from, to] = [roomOf(file), target === undefined ? undefined : roomOf(target)];
    return from && to && target && from !== to ? [{ file, from, target, to }] : [];
  }),
);

describe('the arrows between the rooms', () => {
  it('sees imports at all, or it could not fail', () => {
    expect(crossings.length).toBeGreaterThan(50);
  });

  it('point only where docs/decisions/002-rooms-and-arrows.md allows', () => {
    const wrong = crossings.filter(({ from, to }) => !arrows[from].includes(to));
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it('lead from nothing that runs to what only tests stand on', () => {
    const wrong = sources
      .filter((file) => !/^(?:checks|e2e|bench|scripts)\//.test(file))
      .flatMap((file) =>
        importsOf(read(file))
          .filter((specifier) => testing.test(targetOf(file, specifier) ?? ''))
          .map((specifier) => `${file} imports ${specifier}`),
      );
    expect(wrong).toEqual([]);
  });

  it('let the contract see nothing of a block but its schema', () => {
    const wrong = crossings.filter(
      ({ from, to, target }) => from === 'contract' && to === 'blocks' && !target.endsWith('.schema.ts'),
    );
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it('keep block schemas on the primitives of the contract', () => {
    const wrong = crossings.filter(
      ({ file, to, target }) =>
        file.endsWith('.schema.ts') &&
        file.startsWith('blocks/') &&
        (to !== 'contract' ||
          !/^contract\/(?:primitives|contact)\/|^contract\/(?:constants|article)\.ts$/.test(target)),
    );
    expect(wrong.map(({ file, target }) => `${file} imports ${target}`)).toEqual([]);
  });

  it('keep the contract free of React, Node and network', () => {
    const wrong = sources
      .filter((file) => file.startsWith('contract/'))
      .filter(
        (file) =>
          importsOf(read(file)).some((specifier) => /^(?:react|node:|axios)/.test(specifier)) ||
          /\bfetch\(/.test(read(file)),
      );
    expect(wrong).toEqual([]);
  });
});
