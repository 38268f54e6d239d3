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

/** Where editors may place a block. */
const kinds = ['pages', 'articles'] as const;
type Kind = (typeof kinds)[number];

export interface Block {
  /** `Hero`, as its folder and its files are called. */
  name: string;
  part: string;
  isOwn: boolean;
  /** Whether it brings its picture for the drawer in which editors choose. */
  hasPicture: boolean;
  layout: string;
  schema: Exported;
  /** For each kind of document that it is for. */
  shown: Partial<Record<Kind, { view: Exported; examples: Exported }>>;
}

/** A name that a file exports. `default` is that of an `.astro` file. */
interface Exported {
  file: string;
  name: string;
}

/** Reads the shape of every block, in the order of their names. The files are not loaded. */
export function findBlocks(root: string): { found: Block[]; faults: Fault[] } {
  const parts = [...foldersIn(root, 'blocks'), ...foldersIn(root, 'own/blocks')];
  // Folders of the core that are no blocks have small letters.
  const { found, faults } = readParts<Block[]>(
    parts.filter((part) => inOwn(part) || /^[A-Z]/.test(basename(part))),
    (part, before) => {
      const blocks = readBlocks(root, part);
      for (const [at, { layout, name, schema }] of blocks.entries()) {
        const others = [...before.flat(), ...blocks.slice(0, at)];
        const other = others.find((one) => one.layout === layout || one.name === name);
        if (other) throw new PartFault(schema.file, `${layout}, ${name} is the name of ${other.part}: take another`);
      }
      return blocks;
    },
  );
  return { found: found.flat().sort(byName), faults };
}

/** A folder holds one block, called as it is, or several that are drawn alike, called as their schemas. */
function readBlocks(root: string, part: string): Block[] {
  const folder = basename(part);
  const schema = `${part}/${folder}.schema.ts`;
  const defined = textOf(root, schema).split(/^(?=export const \w+ = defineBlock\()/m);
  const blocks = defined.flatMap((text) => {
    const [, constant, layout] = /^export const (\w+) = defineBlock\(\s*'([^']+)'/.exec(text) ?? [];
    return constant && layout ? [{ constant, layout, isFor: /^ {2}for: '(\w+)'/m.exec(text)?.[1] ?? 'pages' }] : [];
  });
  if (blocks.length === 0)
    throw new PartFault(schema, `it has no line "export const ${camel(folder)} = defineBlock('...', {"`);
  const examples = examplesOf(root, `${part}/${folder}.examples.ts`);
  return blocks.map(({ constant, isFor, layout }, at) => {
    const name = blocks.length === 1 ? folder : capital(constant);
    const shown = kinds.flatMap((kind) => {
      if (isFor !== kind && isFor !== 'both') return [];
      const drawn = isFor === 'both' && kind === 'articles' ? `${name}InArticle` : name;
      const own = `${part}/${drawn}.examples.ts`;
      const [ofKind] = drawn !== name && existsSync(join(root, own)) ? examplesOf(root, own) : [];
      const shownBy = ofKind ?? examples[at];
      if (!shownBy) throw new PartFault(`${part}/${folder}.examples.ts`, `it has no examples of ${name}`);
      return [[kind, { view: viewOf(root, part, drawn), examples: shownBy }] as const];
    });
    return {
      name,
      part,
      isOwn: inOwn(part),
      hasPicture: existsSync(join(root, part, `${name}.webp`)),
      layout,
      schema: { file: schema, name: constant },
      shown: Object.fromEntries(shown),
    };
  });
}

function viewOf(root: string, part: string, name: string): Exported {
  // A block that needs script in the browser is an `.astro` file, which wakes its own islands.
  if (existsSync(join(root, part, `${name}.astro`))) return { file: `${part}/${name}.astro`, name: 'default' };
  const own = `${part}/${name}.tsx`;
  const file = existsSync(join(root, own)) ? own : `${part}/${basename(part)}.tsx`;
  requireExport(root, file, name);
  return { file, name };
}

/** In the order of the blocks. */
function examplesOf(root: string, file: string): Exported[] {
  const names = [...textOf(root, file).matchAll(/^export const (\w+) = defineExamples\(/gm)];
  if (names.length === 0) throw new PartFault(file, 'it has no line "export const ...Examples = defineExamples(..."');
  return names.map(([, name = '']) => ({ file, name }));
}

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The files of the registry that list all blocks. One that is left out keeps its name, so that its pages stay. */
export function writeBlocks(blocks: readonly Block[], leftOut: ReadonlyMap<string, Fault>): Lines {
  const isIn = keptOf(leftOut);
  const isDrawn = ({ part }: Block) => !leftOut.has(part);
  const of = (kind: Kind) =>
    blocks.flatMap((block) => {
      const shown = block.shown[kind];
      return shown ? [{ block, ...shown }] : [];
    });
  const nameOf = ({ name }: Block) => `${camel(name)}Block`;

  const schemas = [
    "import { z } from 'zod';",
    ...(blocks.every(isIn) ? [] : ["import { standInFor } from '../blocks/defineBlock.ts';"]),
    ...blocks.filter(isIn).map((block) => importLine(block.schema, nameOf(block))),
    '',
    ...blocks
      .filter((block) => !isIn(block))
      .map((block) => `const ${nameOf(block)} = standInFor('${block.layout}', '${block.name}');`),
    ...union(
      'block',
      'Block',
      of('pages').map(({ block }) => nameOf(block)),
    ),
    ...union(
      'articleBlock',
      'ArticleBlock',
      of('articles').map(({ block }) => nameOf(block)),
    ),
    '/** The blocks in `own/` by their layout names: their files without ending, and whether there is a picture among them. */',
    `export const ownBlocks: Readonly<Record<string, { files: string; hasPicture: boolean }>> = ${JSON.stringify(
      Object.fromEntries(
        blocks
          .filter(({ isOwn }) => isOwn)
          .map(({ hasPicture, layout, name, part }) => [layout, { files: `${part}/${name}`, hasPicture }]),
      ),
    )};`,
  ];

  const inExamples = kinds.flatMap((kind) =>
    of(kind)
      .filter(({ block }) => isIn(block))
      .map(({ examples }) => examples),
  );
  const examples = [
    "import type { Example } from '../blocks/examples/example.ts';",
    ...[...new Map(inExamples.map((one) => [`${one.file} ${one.name}`, one])).values()].map((one) =>
      importLine(one, one.name),
    ),
    "import type { ArticleBlockLayout, ArticleBlockOf, BlockLayout, BlockOf } from './schemas.ts';",
    ...kinds.flatMap((kind) => {
      const [name, Layout, Of] =
        {
          pages: ['examples', 'BlockLayout', 'BlockOf'],
          articles: ['articleExamples', 'ArticleBlockLayout', 'ArticleBlockOf'],
        }[kind] ?? [];
      const rows = of(kind).map(({ block, examples: one }) =>
        row(block, isIn(block) ? one.name : `[{ name: 'left out', block: { acf_fc_layout: '${block.layout}' } }]`),
      );
      return [
        '',
        `export const ${name} = {`,
        ...rows,
        `} satisfies { [Layout in ${Layout}]: Example<${Of}<Layout>>[] };`,
      ];
    }),
  ];

  const views = (kind: Kind, [Props, from]: [string, string], [Layout, Of]: [string, string]) => {
    const drawn = of(kind).map(({ block, view }) => ({ block, view, isOut: !isIn(block) || !isDrawn(block) }));
    return [
      ...drawn.filter(({ isOut }) => !isOut).map(({ block, view }) => importLine(view, `${block.name}View`)),
      `import type { ${Props} } from '${from}';`,
      `import type { ${Layout}, ${Of} } from './schemas.ts';`,
      '',
      `export const views: { [Layout in ${Layout}]: (props: ${Props}<${Of}<Layout>>) => unknown } = {`,
      ...drawn.map(({ block, isOut }) => row(block, isOut ? '() => null' : `${block.name}View`)),
      '};',
    ];
  };

  return {
    'schemas.ts': schemas,
    'examples.ts': examples,
    'pageViews.ts': views('pages', ['BlockProps', '../contract/page.ts'], ['BlockLayout', 'BlockOf']),
    'articleViews.ts': views(
      'articles',
      ['ArticleBlockProps', '../blocks/text/articleBlockProps.ts'],
      ['ArticleBlockLayout', 'ArticleBlockOf'],
    ),
  };
}

const row = ({ layout }: Block, value: string) => `  '${layout}': ${value},`;

function importLine({ file, name }: Exported, as: string): string {
  return name === 'default'
    ? `import ${as} from '../${file}';`
    : `import { ${name === as ? name : `${name} as ${as}`} } from '../${file}';`;
}

function union(constant: string, type: string, names: readonly string[]): string[] {
  return [
    `export const ${constant} = z.discriminatedUnion('acf_fc_layout', [${names.join(', ')}]);`,
    `export type ${type} = z.infer<typeof ${constant}>;`,
    `export type ${type}Layout = ${type}['acf_fc_layout'];`,
    '/** The block with a given layout name. */',
    `export type ${type}Of<Layout extends ${type}Layout> = Extract<${type}, { acf_fc_layout: Layout }>;`,
    '',
  ];
}
