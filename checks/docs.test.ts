import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, read, root } from './files.ts';

const documents = projectFiles().filter((file) => file.endsWith('.md'));
/** Paths of the repository in code marks: they begin with a folder or file of the root and have no placeholder. */
const codeMark = /`([\w.()@[\]-]+(?:\/[\w.()@[\]-]*)+)`/g;
const rooms = new Set(projectFiles().map((file) => file.split('/')[0]));

const named = documents.flatMap((document) =>
  [...read(document).matchAll(codeMark)]
    .map(([, path = '']) => ({ document, path }))
    .filter(({ path }) => rooms.has(path.split('/')[0])),
);

describe('the documents', () => {
  it('name paths at all, or this check could not fail', () => {
    expect(named.length).toBeGreaterThan(10);
  });

  it('name only paths that exist', () => {
    const missing = named.filter(({ path }) => !existsSync(join(root, path)) && !path.startsWith('data/'));
    expect(missing.map(({ document, path }) => `${document} names ${path}`)).toEqual([]);
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
});
