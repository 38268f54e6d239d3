import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { listProjectFiles, read, root } from './files.ts';

/** An export of a file. */
interface Exported {
  name: string;
  /** A type is part of what a file exports if another of its exports uses it. */
  isType: boolean;
}

const exported = /^export (?:async )?(const|function\*?|class|interface|type|enum) (\w+)/gm;

/** Returns a module's named exports, as we write them. */
function exportsOf(source: string): Exported[] {
  return [...source.matchAll(exported)].map(([, kind = '', name = '']) => ({
    name,
    isType: kind === 'interface' || kind === 'type',
  }));
}

/** Returns every word of a source that may be a name. */
function findNames(source: string): string[] {
  return source.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

/** With the registry, which imports every block. */
const sources = [...listProjectFiles(), ...globSync('registry/*.ts', { cwd: root })]
  .filter((file) => /\.(?:ts|tsx|astro|mjs)$/.test(file))
  .map((file) => ({ file, text: read(file) }));

/** The number of files that contain each name. */
const filesWith = new Map<string, number>();
for (const { text } of sources)
  for (const name of new Set(findNames(text))) filesWith.set(name, (filesWith.get(name) ?? 0) + 1);

/** Generated files; exports used by frameworks by name; code that articles show; helpers of journeys. */
const left =
  /^(?:server\/payload-types\.ts$|(?:registry|own|server\/app|server\/migrations|site\/src\/pages|demo\/articles|e2e)\/)|\.config\.ts$/;

describe('exports', () => {
  it('are found however they are written', () => {
    const source = 'export const a = 1;\nexport async function b() {}\nexport type C = string;\nconst export_ = 2;';
    expect(exportsOf(source).map(({ name }) => name)).toEqual(['a', 'b', 'C']);
  });

  it('are used: a value by another file, a type at least by its own file', () => {
    const unused = sources
      .filter(({ file }) => /\.tsx?$/.test(file) && !left.test(file))
      .flatMap(({ file, text }) =>
        exportsOf(text)
          .filter(({ name }) => filesWith.get(name) === 1)
          .filter(({ isType, name }) => !isType || findNames(text).filter((one) => one === name).length === 1)
          .map(({ name }) => `${file}: ${name}`),
      );
    expect(unused).toEqual([]);
  });
});
