import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listProjectFiles, read, root } from './files.ts';

const documents = listProjectFiles().filter((file) => file.endsWith('.md'));
/**
 * Matches paths of the repository in code marks: they begin with a folder or file of the root and have no placeholder.
 */
const codeMark = /`([\w.()@[\]-]+(?:\/[\w.()@[\]-]*)+)`/g;
const rooms = new Set(listProjectFiles().map((file) => file.split('/')[0]));

const named = documents.flatMap((document) =>
  [...read(document).matchAll(codeMark)]
    .map(([, path = '']) => ({ document, path }))
    .filter(({ path }) => rooms.has(path.split('/')[0])),
);

/** Rows of tables whose last column names the tests that ensure what the row says. */
const heldRows = documents.flatMap((document) =>
  read(document)
    .split('\n\n')
    .filter((part) => /\| (?:test|what holds it off) \|\n\|-/.test(part))
    .flatMap((part) => part.trim().split('\n').slice(2))
    .map((row) => ({ document, row, tests: testsOf(row) })),
);

function testsOf(row: string): string[] {
  const [, last = ''] = /\|([^|]*)\|$/.exec(row) ?? [];
  return [...last.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
}

describe('the documents', () => {
  it('name paths at all, otherwise this check could not fail', () => {
    expect(named.length).toBeGreaterThan(10);
  });

  it('name only paths that exist', () => {
    // A clone that was never started has no data, no code of the website that was built, and nothing of an agency.
    const comesLater = (path: string) => /^(?:data|own)\//.test(path) || path === 'site/dist';
    const missing = named.filter(({ path }) => !existsSync(join(root, path)) && !comesLater(path));
    expect(missing.map(({ document, path }) => `${document} names ${path}`)).toEqual([]);
  });

  it('name no source file that does not exist', () => {
    const names = new Set(listProjectFiles().map((file) => basename(file)));
    // The benchmarks also name files of other products.
    const ours = documents.filter((document) => document !== 'docs/benchmarks.md' && document !== 'CHANGELOG.md');
    const missing = ours.flatMap((document) =>
      [...read(document).matchAll(/`(?:[\w./()[\]-]*\/)?(\w[\w.-]*\.(?:tsx?|astro|mjs))`/g)].flatMap(
        ([mark, name = '']) => (names.has(name) ? [] : [`${document} names ${mark}`]),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('name no function of ours that does not exist', () => {
    const code = listProjectFiles().filter((file) => /\.(?:tsx?|astro|m?js|css)$/.test(file));
    const names = new Set(code.flatMap((file) => read(file).match(/[A-Za-z_]\w*/g) ?? []));
    // What Payload has is in the others.
    const missing = ['docs/recipes.md', 'docs/words.md', 'docs/rules.md', 'docs/operations.md'].flatMap((document) =>
      [...read(document).matchAll(/`([a-z][a-z\d]*[A-Z]\w*)(?:\(\))?`/g)].flatMap(([, name = '']) =>
        names.has(name) ? [] : [`${document} names ${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('link only to files that exist', () => {
    const links = documents.flatMap((document) =>
      [...read(document).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, target = '']) => ({
        document,
        target,
      })),
    );
    const missing = links.filter(({ document, target }) => !existsSync(join(root, document, '..', target)));
    expect(missing).toEqual([]);
  });

  it('name an existing test in each row that says how it is ensured', () => {
    expect(new Set(heldRows.map(({ document }) => document))).toEqual(
      new Set(['docs/editing.md', 'docs/operations/threats.md', 'docs/visitors.md']),
    );
    const isTest = (path: string) => /\.(?:test\.tsx?|e2e\.ts)$/.test(path) && existsSync(join(root, path));
    const loose = heldRows.filter(({ tests }) => tests.length === 0 || !tests.every(isTest));
    expect(loose.map(({ document, row }) => `${document}: ${row}`)).toEqual([]);
  });

  it('number such rows consecutively, so that each can be named', () => {
    for (const document of ['docs/editing.md', 'docs/visitors.md']) {
      const numbers = heldRows.flatMap(({ document: of, row }) => (of === document ? [Number(row.split('|')[1])] : []));
      expect(numbers, document).toEqual(numbers.map((_, index) => index + 1));
    }
  });
});
