/**
 * Writes `registry/`: the rooms' and an agency's own parts, found by their shape, as imports that compilers, builds,
 * programs and tests read alike (docs/own.md). A part of `own/` with a fault is left out, and told.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import {
  type Block,
  camel,
  type Exported,
  type Fault,
  findParts,
  inOwn,
  type Kind,
  type Place,
  partOf,
  placesIn,
  type Question,
  type Shelf,
  type Shelved,
  shelves,
} from './findParts.ts';

const home = join(import.meta.dirname, '..', '..');

/** Where builds look, and the sources that they are made from, as a mark of each. */
interface Sources {
  build: string;
  mark: string;
}

/** A part at which a build ended: left out of all builds until that one is made from other sources. */
interface LeftOut extends Fault {
  endedAt?: Sources;
}

/** What is left out, by its part. */
type AllLeftOut = ReadonlyMap<string, Fault>;

/** The lines of files of the registry, by the names of the files. */
type Lines = Record<string, readonly string[]>;

/** One line, as people read it in a terminal and on the dashboard. */
export const inWords = ({ isView, part, place, reason }: Fault): string =>
  `${part} is left out${isView ? ', which shows nothing until this is mended' : ''}: ${place}: ${reason}`;

/** Finds everything anew. Returns what is left out. `sources`: of the build that follows. */
export function writeRegistry(root = home, sources?: Sources): Fault[] {
  const { blocks, faults, kinds, questions, shelved } = findParts(root);
  const noted = readLeftOut(root);
  const faultsOfBuilds = noted.filter(
    ({ endedAt, part }) =>
      endedAt && existsSync(join(root, part)) && (endedAt.build !== sources?.build || endedAt.mark === sources.mark),
  );
  const leftOut = new Map([...faults, ...faultsOfBuilds].map((fault) => [fault.part, fault]));
  const tryThem = (files: readonly string[]) => {
    for (const fault of tryFiles(root, files)) leftOut.set(fault.part, fault);
  };
  const ownKinds = kinds.filter(inOwn);
  const declarations = ownKinds.map(({ declared }) => declared.file);
  const shapes = blocks
    .filter(inOwn)
    .flatMap(({ schema, shown }) => [schema.file, ...Object.values(shown).map(({ examples }) => examples.file)]);
  const programs = [
    ...ownKinds.flatMap(({ drawn }) => drawn?.declared.file ?? []),
    ...shelved.map(({ part }) => part).filter((file) => file.endsWith('.ts')),
  ];

  // Questions before all else: whatever loads forms loads them.
  tryThem(questions.map(({ declared }) => declared.file));
  writeAll(root, writeQuestions(questions, leftOut));
  // Then definitions: a program may import what knows every block, and a kind is tried among all others. One that was
  // left out before stays so until then: host and admin follow what is written, and would start anew for nothing.
  const before = noted.filter(({ part }) => ownKinds.some((kind) => kind.part === part));
  const writeRest = (outside: AllLeftOut) =>
    writeAll(root, {
      ...writeBlocks(blocks, leftOut),
      ...writeKinds(kinds, outside),
      ...writeShelves(shelved, leftOut),
    });
  tryThem([...shapes, ...declarations]);
  writeRest(new Map([...before.map((fault) => [fault.part, fault] as const), ...leftOut]));
  tryThem([...programs, ...declarations.map((file) => `kind:${file}`)]);
  writeRest(leftOut);
  for (const { hasPicture, layout, name, part } of blocks.filter(inOwn)) {
    if (hasPicture)
      writeIfOther(root, `../server/public/blocks/own/${layout}.webp`, readFileSync(join(root, part, `${name}.webp`)));
  }
  keepLeftOut(root, [...leftOut.values()]);
  return [...leftOut.values()];
}

/** Leaves out the part of `own/` that the output of a failed build names. Undefined where it names none. */
export function leaveOut(output: string, endedAt: Sources, root = home): Fault | undefined {
  const known = readLeftOut(root);
  const lines = stripVTControlCharacters(output).split('\n');
  const places = placesIn(lines.join('\n'), root).filter((place) =>
    /^own\/(?:blocks|drawings|kinds|questions|styles)\//.test(place),
  );
  for (const named of places) {
    const part = partOf(named.replace(/:\d+$/, ''));
    if (!existsSync(join(root, part)) || known.some((one) => one.part === part)) continue;
    const place = places.find((one) => one.startsWith(part) && /:\d+$/.test(one)) ?? named;
    const said = lines.find((line) => line.includes(part) && !/^\s*at /.test(line)) ?? 'the build ends here';
    keepLeftOut(root, [
      ...known,
      { part, place, reason: said.replaceAll(`${root}/`, '').trim(), isView: !place.includes('.question.ts'), endedAt },
    ]);
    return writeRegistry(root, endedAt).find((fault) => fault.part === part);
  }
  return undefined;
}

/** Loads files, and tries each `kind:<file>` as a collection of the CMS. */
function tryFiles(root: string, files: readonly string[]): Fault[] {
  if (files.length === 0) return [];
  const words = ['--disable-warning=ExperimentalWarning', join(home, 'scripts/registry/tryFiles.ts'), ...files];
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8', timeout: 60_000 });
  // The CMS may say something of its own, before it or after.
  const [, faults] = /^faults: (.*)$/m.exec(stdout) ?? [];
  if (faults) return JSON.parse(faults) as Fault[];
  // It ended its process, or never ended: whichever of several it was is found by trying each alone.
  if (files.length > 1) return files.flatMap((one) => tryFiles(root, [one]));
  const [file = ''] = files.map((one) => one.replace('kind:', ''));
  const reason = stderr.trim().split('\n').at(-1) || 'it does not end';
  return [{ part: partOf(file), place: file, reason, isView: false }];
}

const leftOutFile = (root: string) => join(root, 'registry', 'leftOut.json');

function readLeftOut(root: string): LeftOut[] {
  return existsSync(leftOutFile(root)) ? (JSON.parse(readFileSync(leftOutFile(root), 'utf8')) as LeftOut[]) : [];
}

function keepLeftOut(root: string, faults: readonly LeftOut[]): void {
  const told = faults.map((fault) => ({ ...fault, words: inWords(fault) }));
  writeIfOther(root, 'leftOut.json', `${JSON.stringify(told, null, 2)}\n`);
}

function writeAll(root: string, files: Lines): void {
  for (const [name, lines] of Object.entries(files)) writeIfOther(root, name, `${lines.join('\n')}\n`);
}

/** Others may read it at the same time, and what follows sources follows this. */
function writeIfOther(root: string, name: string, content: string | Buffer): void {
  const file = join(root, 'registry', name);
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, content);
  renameSync(`${file}.${process.pid}`, file);
}

/** A row of a table. */
interface Row {
  key: string;
  from: Exported;
  /** Its name in the file. */
  as: string;
  /** Stands in for what is left out and keeps its row, so that its pages stay. */
  standIn?: string | false;
}

const importOf = ({ file, name }: Exported, as: string): string =>
  name === 'default'
    ? `import ${as} from '../${file}';`
    : `import { ${name === as ? name : `${name} as ${as}`} } from '../${file}';`;

const importsOf = (rows: readonly Row[]): string[] => [
  ...new Set(rows.flatMap(({ as, from, standIn }) => (standIn ? [] : [importOf(from, as)]))),
];

const nothing = '() => null';

/** What is declared, with a row for each. */
const tableOf = (opening: string, rows: readonly Row[], closing = '};'): string[] => [
  '',
  opening,
  ...rows.map(({ as, key, standIn }) => `  '${key}': ${standIn || as},`),
  closing,
];

/** A file with one table, of values of a type that comes from a file. */
const fileOf = (table: string, type: string, from: string, rows: readonly Row[]): string[] => [
  `import type { ${type} } from '${from}';`,
  ...importsOf(rows),
  ...tableOf(`export const ${table}: Readonly<Record<string, ${type}>> = {`, rows),
];

/** Tells the parts whose declarations stay: of one whose view alone is left out, all else does. */
const keptOf =
  (leftOut: AllLeftOut) =>
  ({ part }: { part: string }): boolean =>
    leftOut.get(part)?.isView !== false;

/** The files of the registry that list all blocks. One that is left out keeps its name, so that its pages stay. */
function writeBlocks(blocks: readonly Block[], leftOut: AllLeftOut): Lines {
  const isIn = keptOf(leftOut);
  const nameOf = ({ name }: Block) => `${camel(name)}Block`;
  const inPlace = (place: Place) =>
    blocks.flatMap((block) => (block.shown[place] ? [{ block, ...block.shown[place] }] : []));
  const unionOf = (constant: string, type: string, place: Place) => [
    `export const ${constant} = z.discriminatedUnion('acf_fc_layout', [${inPlace(place)
      .map(({ block }) => nameOf(block))
      .join(', ')}]);`,
    `export type ${type} = z.infer<typeof ${constant}>;`,
    `export type ${type}Layout = ${type}['acf_fc_layout'];`,
    '/** The block with a given layout name. */',
    `export type ${type}Of<Layout extends ${type}Layout> = Extract<${type}, { acf_fc_layout: Layout }>;`,
    '',
  ];
  const own = blocks
    .filter(inOwn)
    .map(({ hasPicture, layout, name, part }) => [layout, { files: `${part}/${name}`, hasPicture }]);
  const examplesOf = (place: Place) =>
    inPlace(place).map(({ block, examples }) => ({
      key: block.layout,
      from: examples,
      as: examples.name,
      standIn: !isIn(block) && `[{ name: 'left out', block: { acf_fc_layout: '${block.layout}' } }]`,
    }));
  const viewsOf = (place: Place, type: string, props: string, from: string) => {
    const rows = inPlace(place).map(({ block, view }) => ({
      key: block.layout,
      from: view,
      as: `${block.name}View`,
      standIn: leftOut.has(block.part) && nothing,
    }));
    return [
      ...importsOf(rows),
      `import type { ${props} } from '${from}';`,
      `import type { ${type}Layout, ${type}Of } from './schemas.ts';`,
      ...tableOf(
        `export const views: { [Layout in ${type}Layout]: (props: ${props}<${type}Of<Layout>>) => unknown } = {`,
        rows,
      ),
    ];
  };
  const [ofPages, ofArticles] = [examplesOf('pages'), examplesOf('articles')];
  return {
    'schemas.ts': [
      "import { z } from 'zod';",
      ...(blocks.every(isIn) ? [] : ["import { standInFor } from '../blocks/defineBlock.ts';"]),
      ...blocks.filter(isIn).map((block) => importOf(block.schema, nameOf(block))),
      '',
      ...blocks.flatMap((block) =>
        isIn(block) ? [] : [`const ${nameOf(block)} = standInFor('${block.layout}', '${block.name}');`],
      ),
      ...unionOf('block', 'Block', 'pages'),
      ...unionOf('articleBlock', 'ArticleBlock', 'articles'),
      '/** The blocks in `own/` by their layout names: their files without ending, and whether there is a picture among them. */',
      `export const ownBlocks: Readonly<Record<string, { files: string; hasPicture: boolean }>> = ${JSON.stringify(Object.fromEntries(own))};`,
    ],
    'examples.ts': [
      "import type { Example } from '../blocks/examples/example.ts';",
      ...importsOf([...ofPages, ...ofArticles]),
      "import type { ArticleBlockLayout, ArticleBlockOf, BlockLayout, BlockOf } from './schemas.ts';",
      ...tableOf(
        'export const examples = {',
        ofPages,
        '} satisfies { [Layout in BlockLayout]: Example<BlockOf<Layout>>[] };',
      ),
      ...tableOf(
        'export const articleExamples = {',
        ofArticles,
        '} satisfies { [Layout in ArticleBlockLayout]: Example<ArticleBlockOf<Layout>>[] };',
      ),
    ],
    'pageViews.ts': viewsOf('pages', 'Block', 'BlockProps', '../contract/page.ts'),
    'articleViews.ts': viewsOf('articles', 'ArticleBlock', 'ArticleBlockProps', '../blocks/text/articleBlockProps.ts'),
  };
}

/** The files of the registry that list kinds. Those of the core are in `kinds/kinds.ts`, whose types know them. */
function writeKinds(kinds: readonly Kind[], leftOut: AllLeftOut): Lines {
  const isIn = kinds.filter(keptOf(leftOut));
  const own = isIn.filter(inOwn).map(({ declared, name }) => ({ key: name, from: declared, as: `${name}Kind` }));
  const drawn = isIn.flatMap(({ drawn: one, name }) =>
    one ? [{ key: name, from: one.declared, as: `${name}Drawn` }] : [],
  );
  const views = isIn.flatMap(({ drawn: one, name, part }) =>
    one ? [{ key: name, from: one.view, as: `${name}View`, standIn: leftOut.has(part) && nothing }] : [],
  );
  return {
    'kinds.ts': [
      "import type { OwnKind } from '../kinds/defineKind.ts';",
      ...importsOf(own),
      '',
      `export const own: readonly OwnKind[] = [${own.map(({ as }) => as).join(', ')}];`,
    ],
    // Node loads it, so views are in another table.
    'drawnKinds.ts': fileOf('drawnKinds', 'DrawnKind', '../kinds/defineDrawn.ts', drawn),
    'kindViews.ts': [
      "import type { ComponentType } from 'react';",
      "import type { KindViewProps } from '../kinds/defineDrawn.ts';",
      ...importsOf(views),
      ...tableOf('export const kindViews = {', views, '} as Record<string, ComponentType<KindViewProps>>;'),
    ],
  };
}

/** The files of the registry that list questions. One whose control cannot be built is asked as a line of text. */
function writeQuestions(questions: readonly Question[], leftOut: AllLeftOut): Lines {
  const isIn = questions.filter(keptOf(leftOut));
  const asked = isIn.map(({ declared, name }) => ({ key: `own_${name}`, from: declared, as: `${name}Question` }));
  const controls = isIn.flatMap(({ control, name, part }) =>
    leftOut.has(part) ? [] : [{ key: `own_${name}`, from: control, as: `${name}Control` }],
  );
  return {
    'questions.ts': fileOf('own', 'OwnQuestionKind', '../contract/forms/questionKinds.ts', asked),
    'questionControls.ts': fileOf('own', 'QuestionControl', '../blocks/form/formLook.ts', controls),
  };
}

/** The files of the registry that list what lies on shelves, each by the name of its file. */
function writeShelves(shelved: readonly Shelved[], leftOut: AllLeftOut): Lines {
  const isIn = ({ part }: Shelved) => !leftOut.has(part);
  const files = Object.entries<Shelf>(shelves).map(([shelf, { from, type }]): [string, string[]] => {
    const all = shelved.filter((one) => one.shelf === shelf);
    if (!type || !from)
      return [`${shelf}.ts`, [...all.filter(isIn).map(({ part }) => `import '../${part}';`), 'export {};']];
    // A drawing that is left out keeps its name, so that its pages stay.
    const rows = all
      .filter((one) => isIn(one) || shelf === 'drawings')
      .map((one) => ({ key: one.name, from: one.exported, as: `${one.name}Own`, standIn: !isIn(one) && nothing }));
    return [`${shelf}.ts`, fileOf('own', type, from, rows)];
  });
  const drawings = shelved.filter(({ shelf }) => shelf === 'drawings').map(({ name }) => name);
  const titles = shelved.filter(isIn).flatMap(({ title }) => title ?? []);
  return {
    ...Object.fromEntries(files),
    // Read as text: browsers load names, and not what they name.
    'drawingNames.ts': [`export const ownDrawingNames = ${JSON.stringify(drawings)} as const;`],
    'emailTitles.ts': [`export const ownEmailTitles: readonly string[] = ${JSON.stringify(titles)};`],
  };
}

if (import.meta.main) for (const fault of writeRegistry()) console.warn(inWords(fault));
