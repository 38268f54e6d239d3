import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './files.ts';

const staticImport = /^(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm;

/** Every file of ours that Node links before the first line of `file` runs. */
function listLinked(file: string, linked = new Set<string>()): Set<string> {
  if (linked.has(file)) return linked;
  linked.add(file);
  if (!existsSync(join(root, file))) return linked;
  for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(staticImport)) {
    if (specifier.startsWith('.')) listLinked(relative(root, resolve(root, dirname(file), specifier)), linked);
    else if (specifier.startsWith('@frontage/')) listLinked(specifier.slice('@frontage/'.length), linked);
  }
  return linked;
}

it.each(['scripts/serve.ts', 'scripts/develop.ts', 'scripts/runTests.ts'])(
  '%s can begin in a fresh copy of the repository, which has no registry/ yet',
  (program) => {
    const linked = [...listLinked(program)];
    expect(linked.length).toBeGreaterThan(2);
    expect(linked.filter((file) => file.startsWith('registry/'))).toEqual([]);
  },
);
