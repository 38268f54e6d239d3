import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, parse } from 'node:path';

/** Why a part of `own/` is left out. */
export interface Fault {
  /** Its folder or file, from the root of the repository: `own/blocks/Ladder`. */
  part: string;
  /** File and line, as far as known: `own/blocks/Ladder/Ladder.tsx:12`. */
  place: string;
  reason: string;
  /** What it is and holds is sound: only what draws it is left out. */
  isView: boolean;
}

/** A name that a file exports. `default` is that of an `.astro` file. */
export interface Exported {
  file: string;
  name: string;
}

interface Part {
  /** `Hero` or `vacancy`, as its folder and its files are called. */
  name: string;
  part: string;
}

/** Where editors may place a block. */
const places = ['pages', 'articles'] as const;
export type Place = (typeof places)[number];

export interface Block extends Part {
  /** Whether it brings its picture for the drawer in which editors choose. */
  hasPicture: boolean;
  layout: string;
  schema: Exported;
  /** For each kind of document that it is for. */
  shown: Partial<Record<Place, { view: Exported; examples: Exported }>>;
}

export interface Kind extends Part {
  declared: Exported;
  /** How the site draws it, where its pages follow from its declaration. */
  drawn?: { declared: Exported; view: Exported };
}

/** A kind of question in `own/questions`: `own_draught` in forms, as no kind of the core ever is. */
export interface Question extends Part {
  declared: Exported;
  control: Exported;
}

/** A file of `own/` in a folder of its sort. */
export interface Shelved extends Part {
  shelf: ShelfName;
  /** A style sheet exports nothing. */
  exported: Exported;
  /** Of an email that is sent by itself. */
  title?: string | undefined;
}

/**
 * Folders of `own/` with a file for each part: its ending, what it exports – a drawing what it is called – and the type
 * of the table in the registry, with the file that it comes from.
 */
export const shelves = {
  styles: { ending: '.css' },
  drawings: { ending: '.tsx', type: 'OwnDrawing', from: '../design/drawings/OwnDrawing.ts' },
  deliveries: { ending: '.ts', exported: 'delivery', type: 'OwnDelivery', from: '../server/delivery/OwnDelivery.ts' },
  emails: { ending: '.ts', exported: 'email', type: 'OwnEmail', from: '../server/delivery/OwnEmail.ts' },
  words: { ending: '.ts', exported: 'words', type: 'Words', from: '../contract/words/say.ts' },
} as const satisfies Record<string, Shelf>;
export type ShelfName = keyof typeof shelves;
export interface Shelf {
  ending: '.ts' | '.tsx' | '.css';
  exported?: string;
  type?: string;
  from?: string;
}
const isShelf = (name: string): name is ShelfName => name in shelves;

/** Other folders of `own/`, and its page. */
const others = ['README.md', 'blocks', 'kinds', 'migrations', 'migrations-postgres', 'questions', 'testing'];

/** Blocks, kinds and questions are folders, all else is a file each. */
export const partOf = (file: string): string => /^own\/(?:blocks|kinds|questions)\/[^/]+/.exec(file)?.[0] ?? file;

export const inOwn = ({ part }: Pick<Part, 'part'>): boolean => part.startsWith('own/');

/** Files of `own/` that an output names, with their lines where it says them. `root` itself may be called own. */
export function placesIn(output: string, root: string): string[] {
  const relative = output
    .replaceAll('\\', '/')
    .replaceAll(`file://${root}/`, '')
    .replaceAll(`${root}/`, '')
    .replaceAll('../', '');
  return [...relative.matchAll(/(?<![\w./-])own\/[\w./-]{1,200}\w(?::\d+)?/g)].map(String);
}

/** What is wrong with the shape of a part. */
class PartFault extends Error {
  readonly place: string;
  constructor(place: string, reason: string) {
    super(reason);
    this.place = place;
  }
}

/**
 * Reads the shape of every part, as text: no file is loaded. One of an agency that has a fault is left out and named;
 * one of the core throws it: nothing works without it.
 */
export function findParts(root: string) {
  const faults: Fault[] = [];
  /** In the order of their names. */
  function readEach<Found extends Part>(
    parts: readonly string[],
    read: (root: string, part: string, before: readonly Found[]) => Found[],
  ): Found[] {
    const found: Found[] = [];
    for (const part of parts) {
      try {
        found.push(...read(root, part, found));
      } catch (error) {
        if (!inOwn({ part }) || !(error instanceof PartFault)) throw error;
        faults.push({ part, place: error.place, reason: error.message, isView: false });
      }
    }
    return found.sort((one, other) => (one.name < other.name ? -1 : 1));
  }
  // Folders of the core that are no blocks have small letters.
  const coreBlocks = foldersIn(root, 'blocks').filter((part) => /^[A-Z]/.test(basename(part)));
  const coreKinds = foldersIn(root, 'kinds').filter((part) => existsSync(join(root, part, kindFile(part))));
  return {
    blocks: readEach([...coreBlocks, ...foldersIn(root, 'own/blocks')], readBlocks),
    kinds: readEach([...coreKinds, ...foldersIn(root, 'own/kinds')], readKind),
    questions: readEach(foldersIn(root, 'own/questions'), readQuestion),
    shelved: readEach(listShelved(root), readShelved),
    faults,
  };
}

/** A folder holds one block, called as it is, or several that are drawn alike, called as their schemas. */
function readBlocks(root: string, part: string, before: readonly Block[]): Block[] {
  const folder = basename(part);
  const schema = `${part}/${folder}.schema.ts`;
  const defined = textOf(root, schema).split(/^(?=export const \w+ = defineBlock\()/m);
  const found = defined.flatMap((text) => {
    const [, constant, layout] = /^export const (\w+) = defineBlock\(\s*'([^']+)'/.exec(text) ?? [];
    return constant && layout ? [{ constant, layout, isFor: /^ {2}for: '(\w+)'/m.exec(text)?.[1] ?? 'pages' }] : [];
  });
  if (found.length === 0)
    throw new PartFault(schema, `it has no line "export const ${camel(folder)} = defineBlock('...', {"`);
  const examples = examplesOf(root, `${part}/${folder}.examples.ts`);
  const blocks: Block[] = [];
  for (const [at, { constant, isFor, layout }] of found.entries()) {
    const name = found.length === 1 ? folder : capital(constant);
    const shown = places.flatMap((place) => {
      if (isFor !== place && isFor !== 'both') return [];
      const drawn = isFor === 'both' && place === 'articles' ? `${name}InArticle` : name;
      const own = `${part}/${drawn}.examples.ts`;
      const [ofPlace] = drawn !== name && existsSync(join(root, own)) ? examplesOf(root, own) : [];
      const shownBy = ofPlace ?? examples[at];
      if (!shownBy) throw new PartFault(`${part}/${folder}.examples.ts`, `it has no examples of ${name}`);
      return [[place, { view: viewOf(root, part, drawn), examples: shownBy }] as const];
    });
    const other = [...before, ...blocks].find((one) => one.layout === layout || one.name === name);
    if (other) throw new PartFault(schema, `${layout}, ${name} is the name of ${other.part}: take another`);
    const hasPicture = existsSync(join(root, part, `${name}.webp`));
    const declared = { file: schema, name: constant };
    blocks.push({ name, part, hasPicture, layout, schema: declared, shown: Object.fromEntries(shown) });
  }
  return blocks;
}

function viewOf(root: string, part: string, name: string): Exported {
  // A block with islands, or with scripts of its own, is an `.astro` file.
  if (existsSync(join(root, part, `${name}.astro`))) return { file: `${part}/${name}.astro`, name: 'default' };
  const own = `${part}/${name}.tsx`;
  return requireExport(root, existsSync(join(root, own)) ? own : `${part}/${basename(part)}.tsx`, name);
}

/** In the order of the blocks. */
function examplesOf(root: string, file: string): Exported[] {
  const names = [...textOf(root, file).matchAll(/^export const (\w+) = defineExamples\(/gm)];
  if (names.length === 0) throw new PartFault(file, 'it has no line "export const ...Examples = defineExamples(..."');
  return names.map(([, name = '']) => ({ file, name }));
}

const kindFile = (part: string) => `${basename(part)}.kind.ts`;

function readKind(root: string, part: string, before: readonly Kind[]): Kind[] {
  const name = basename(part);
  if (!/^[a-z]+$/.test(name)) throw new PartFault(part, 'the name of a kind is one word in small letters');
  const file = `${part}/${kindFile(part)}`;
  const declared = requireLine(root, file, /^export const (\w+) = defineKind\(/m, `${name} = defineKind({`);
  const other = before.find((one) => one.name === name);
  if (other) throw new PartFault(part, `${name} is the name of ${other.part}: take another`);
  const drawing = `${part}/${name}.drawn.ts`;
  // Some of the core are drawn by routes of their own.
  if (!inOwn({ part }) && !existsSync(join(root, drawing))) return [{ name, part, declared }];
  const line = `drawn${capital(name)} = defineDrawn<`;
  const drawn = requireLine(root, drawing, /^export const (\w+) = defineDrawn\b/m, line);
  const view = requireExport(root, `${part}/${capital(name)}View.tsx`, `${capital(name)}View`);
  return [{ name, part, declared, drawn: { declared: drawn, view } }];
}

function readQuestion(root: string, part: string): Question[] {
  const name = basename(part);
  if (!/^[a-z]{1,30}$/.test(name)) throw new PartFault(part, 'the name of a question is one word in small letters');
  const declared = requireExport(root, `${part}/${name}.question.ts`, 'question');
  const control = requireExport(root, `${part}/${capital(name)}.tsx`, capital(name));
  return [{ name, part, declared, control }];
}

/** What lies in `own/` on its shelves, and what has no place there, as nothing would ever read it. */
function listShelved(root: string): string[] {
  return listFiles(root, 'own').flatMap((folder) => {
    if (others.includes(folder) || /\.test\.tsx?$/.test(folder)) return [];
    if (!isShelf(folder)) return [`own/${folder}`];
    const files = listFiles(root, `own/${folder}`);
    return files
      .filter((file) => file.endsWith(shelves[folder].ending) && !/\.(?:test|module)\./.test(file))
      .map((file) => `own/${folder}/${file}`);
  });
}

function readShelved(root: string, file: string): Shelved[] {
  const [, shelf = ''] = file.split('/');
  if (!isShelf(shelf)) {
    const known = [...Object.keys(shelves), ...others].sort().join(', ');
    throw new PartFault(file, `nothing is read by this name. What is: ${known}`);
  }
  const { name } = parse(file);
  const { exported = name, type }: Shelf = shelves[shelf];
  if (!type) return [{ name, part: file, shelf, exported: { file, name } }];
  const found = { name, part: file, shelf, exported: requireExport(root, file, exported) };
  if (shelf !== 'emails') return [found];
  const text = textOf(root, file);
  const title = /^export const email = defineEmail(?:<\w+>)?\(\s*'([^']+)'/m.exec(text)?.[1];
  if (title || /^export const email = rewriteEmail\(/m.test(text)) return [{ ...found, title }];
  throw new PartFault(
    file,
    'it has no line "export const email = defineEmail(\'To whom and when\', {", or "= rewriteEmail("',
  );
}

/** `Draught` of `draught`. */
const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
export const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Folders directly in a folder, as paths from the root of the repository. */
const foldersIn = (root: string, folder: string): string[] =>
  listFiles(root, folder)
    .map((name) => `${folder}/${name}`)
    .filter((path) => statSync(join(root, path)).isDirectory());

function listFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => !name.startsWith('.'))
    .sort();
}

function textOf(root: string, file: string): string {
  if (!existsSync(join(root, file))) throw new PartFault(file, 'there is no such file');
  return readFileSync(join(root, file), 'utf8');
}

function requireExport(root: string, file: string, name: string): Exported {
  const exported = [...textOf(root, file).matchAll(/^export (?:const|(?:async )?function) (\w+)/gm)];
  if (!exported.some(([, one]) => one === name)) throw new PartFault(file, `it exports nothing called ${name}`);
  return { file, name };
}

function requireLine(root: string, file: string, line: RegExp, words: string): Exported {
  const name = line.exec(textOf(root, file))?.[1];
  if (!name) throw new PartFault(file, `it has no line "export const ${words}"`);
  return { file, name };
}
