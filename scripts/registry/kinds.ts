import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  byName,
  capital,
  type Fault,
  foldersIn,
  inOwn,
  keptOf,
  type Lines,
  PartFault,
  readParts,
  requireExport,
  textOf,
} from './Fault.ts';

interface FoundKind {
  /** `vacancy`, as its folder and its files are called. */
  name: string;
  part: string;
  isOwn: boolean;
  /** The constant that declares it. */
  declared: string;
  /** How the site draws it, where its pages follow from its declaration. */
  drawn?: { constant: string; view: string };
}

/** Reads the shape of every kind of content, in the order of their names. The files are not loaded. */
export function findKinds(root: string): { found: FoundKind[]; faults: Fault[] } {
  const core = foldersIn(root, 'kinds').filter((part) => existsSync(join(root, fileOf(part))));
  const { found, faults } = readParts<FoundKind>([...core, ...foldersIn(root, 'own/kinds')], (part, before) => {
    const kind = readKind(root, part);
    const other = before.find(({ name }) => name === kind.name);
    if (other) throw new PartFault(part, `${kind.name} is the name of ${other.part}: take another`);
    return kind;
  });
  return { found: found.sort(byName), faults };
}

function readKind(root: string, part: string): FoundKind {
  const isOwn = inOwn(part);
  const name = basename(part);
  if (!/^[a-z]+$/.test(name)) throw new PartFault(part, 'the name of a kind is one word in small letters');
  const file = fileOf(part);
  const declared = /^export const (\w+) = defineKind\(/m.exec(textOf(root, file))?.[1];
  if (!declared) throw new PartFault(file, `it has no line "export const ${name} = defineKind({"`);
  const drawing = `${part}/${name}.drawn.ts`;
  // Some of the core are drawn by routes of their own.
  if (!isOwn && !existsSync(join(root, drawing))) return { name, part, isOwn, declared };
  const constant = /^export const (\w+) = defineDrawn\b/m.exec(textOf(root, drawing))?.[1];
  if (!constant) throw new PartFault(drawing, `it has no line "export const drawn${capital(name)} = defineDrawn<"`);
  const view = `${capital(name)}View`;
  requireExport(root, `${part}/${view}.tsx`, view);
  return { name, part, isOwn, declared, drawn: { constant, view } };
}

export const fileOf = (part: string) => `${part}/${basename(part)}.kind.ts`;

/** The files of the registry that list them. Those of the core are in `kinds/kinds.ts`, whose types know them. */
export function writeKinds(kinds: readonly FoundKind[], leftOut: ReadonlyMap<string, Fault>): Lines {
  const isIn = keptOf(leftOut);
  const own = kinds.filter((kind) => kind.isOwn && isIn(kind));
  const all = kinds.filter(isIn).flatMap(({ drawn, ...kind }) => (drawn ? [{ ...kind, ...drawn }] : []));
  const seen = all.filter(({ part }) => !leftOut.has(part));
  return {
    'kinds.ts': [
      "import type { OwnKind } from '../kinds/defineKind.ts';",
      ...own.map(
        ({ declared, name, part }) => `import { ${declared} as ${name}Kind } from '../${part}/${name}.kind.ts';`,
      ),
      '',
      `export const own: readonly OwnKind[] = [${own.map(({ name }) => `${name}Kind`).join(', ')}];`,
    ],
    'drawnKinds.ts': [
      "import type { DrawnKind } from '../kinds/defineDrawn.ts';",
      ...all.map(
        ({ constant, name, part }) => `import { ${constant} as ${name}Drawn } from '../${part}/${name}.drawn.ts';`,
      ),
      '',
      '/** Kinds whose pages the site draws by their declaration, by name. Node loads it, so their views are in another table. */',
      'export const drawnKinds: Readonly<Record<string, DrawnKind>> = {',
      ...all.map(({ name }) => `  ${name}: ${name}Drawn,`),
      '};',
    ],
    'kindViews.ts': [
      "import type { ComponentType } from 'react';",
      "import type { KindViewProps } from '../kinds/defineDrawn.ts';",
      ...seen.map(({ name, part, view }) => `import { ${view} as ${name}View } from '../${part}/${view}.tsx';`),
      '',
      '/** What the page of a document shows between header and form, by the name of its kind. */',
      'export const kindViews = {',
      ...all.map(({ name, part }) => `  ${name}: ${leftOut.has(part) ? '() => null' : `${name}View`},`),
      '} as Record<string, ComponentType<KindViewProps>>;',
    ],
  };
}
