import { type BlockSchema, blockGroups, wordsOf } from '@frontage/blocks/defineBlock.ts';
import type { Example } from '@frontage/blocks/examples/example.ts';
import { mapMembers } from '@frontage/contract/primitives/members.ts';
import { once } from '@frontage/contract/primitives/once.ts';
import { type ReadField, readField, type Shape } from '@frontage/contract/primitives/readField.ts';
import { type KindWith, kindOf, nameIn } from '@frontage/kinds/kinds.ts';
import type { Block, BlocksField, Field, UIField } from 'payload';
import { articleExamples, examples } from '../../registry/examples.ts';
import { ownBlocks } from '../../registry/schemas.ts';
import { spokenLanguage } from '../admin/say.ts';
import german from '../admin/words/starters.de.json' with { type: 'json' };
import { type HasLayout, schemasOfBlocks } from '../texts/textOfLayout.ts';
import { formOf } from './payloadFields.ts';
import { uiField } from './uiFields.ts';

/** Links to anything but the contact form, which most pages have: the targets of an example do not exist. */
const leadsSomewhere = /^(?:\/|https:|mailto:|tel:|#(?!contact-form$))/;

/**
 * The initial values of a new block: those of an example, without what belongs to others, such as pictures, links and
 * names of documents. The editor who adds the block chooses those; required ones are asked for on publication.
 */
function starterOf(shape: Shape, example: object): Record<string, unknown> {
  const values = new Map(Object.entries(example));
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, schema]) => {
      // Fields that name another document, and the one by which links name the block.
      const value = name === 'anchor' || nameIn(name) ? undefined : startOf(readField(schema), values.get(name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function startOf(field: ReadField, value: unknown): unknown {
  if (value === undefined || field.kind === 'picture' || field.kind === 'picturesOfText') return undefined;
  // The editor of a text says how to begin. Sentences to write over would be left in between.
  if (field.editing.widget === 'markdown') return undefined;
  if (typeof value === 'string') return leadsSomewhere.test(value) ? undefined : value;
  if (field.kind === 'list') {
    const element = readField(field.element);
    if (element.kind !== 'group' || !Array.isArray(value)) return value;
    return value.map((row) => starterOf(element.shape, Object(row)));
  }
  if (field.kind !== 'group') return value;
  const group = starterOf(field.shape, Object(value));
  // An optional group is left out where it would be incomplete.
  const isWhole = Object.entries(field.shape).every(([name, schema]) => readField(schema).isOptional || name in group);
  return isWhole || !field.isOptional ? group : undefined;
}

type Examples = Record<string, readonly Pick<Example<object>, 'block' | 'startsNew'>[]>;

/** The examples of a union of blocks, and the path of their pictures. */
const shown: Record<KindWith<'blocks'>['blocks'], { examples: Examples; pictures: string }> = {
  page: { examples, pictures: '/blocks' },
  article: { examples: articleExamples, pictures: '/blocks/article' },
};

/** The blocks of a document, in an order chosen by editors; a new block starts open, with sample texts. */
export function layoutOf(collection: HasLayout): [UIField, BlocksField, UIField] {
  const schemas = schemasOfBlocks(collection);
  const inEnglish = startersOf(collection);
  const inGerman = once(() => sayInGerman(inEnglish));
  return [
    uiField(
      'startBlocks',
      {
        path: '/admin/blocks/LayoutParts.tsx#StartBlocks',
        clientProps: {
          layoutPath: 'layout',
          // They become words of the document, and are in those of whoever adds the block.
          get starters() {
            return spokenLanguage() === 'de' ? inGerman() : inEnglish;
          },
        },
      },
      { disableListColumn: true },
    ),
    {
      name: 'layout',
      type: 'blocks',
      label: false,
      blocks: blocksOf(schemas, shown[kindOf(collection).blocks].pictures),
      admin: { initCollapsed: true },
    },
    uiField(
      'pasteBlocks',
      {
        path: '/admin/blocks/LayoutParts.tsx#PasteBlocks',
        clientProps: { layoutPath: 'layout', known: schemas.map(({ shape }) => shape.acf_fc_layout.value) },
      },
      { disableListColumn: true },
    ),
  ];
}

function sayInGerman(value: unknown): unknown {
  return typeof value === 'string' ? (Reflect.get(german, value) ?? value) : mapMembers(value, sayInGerman);
}

export function startersOf(collection: HasLayout): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    schemasOfBlocks(collection).map(({ shape }) => {
      const { acf_fc_layout: layout, ...fields } = shape;
      const examples = shown[kindOf(collection).blocks].examples[layout.value] ?? [];
      const example = examples.find(({ startsNew }) => startsNew) ?? examples[0];
      return [layout.value, starterOf(fields, example?.block ?? {})];
    }),
  );
}

/**
 * The texts of new blocks that are addressed to the person filling them in, whole and by sentence, by layout name and in
 * every language of the admin: those that no other example contains.
 */
export function samplesOf(collection: HasLayout): Record<string, string[]> {
  const starters = startersOf(collection);
  return Object.fromEntries(
    Object.entries(shown[kindOf(collection).blocks].examples).flatMap(([layout, examples]) => {
      const others = examples.filter(({ startsNew }) => !startsNew);
      if (others.length === examples.length) return [];
      const meant = new Set(sentencesOf(others.map(({ block }) => block)));
      const samples = sentencesOf(starters[layout]).filter((sentence) => !meant.has(sentence));
      return [[layout, [...samples, ...sentencesOf(samples.map((one) => Reflect.get(german, one)))]]];
    }),
  );
}

export function sentencesOf(value: unknown): string[] {
  return textsOf(value).flatMap((text) => [text, ...text.split(/\n+|(?<=[.!?])\s/).map((sentence) => sentence.trim())]);
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.trim()];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Group by group. `pictures`: the path of their thumbnails. */
function blocksOf(schemas: readonly BlockSchema[], pictures: string): Block[] {
  const inOrder = blockGroups.flatMap((group) => schemas.filter((schema) => wordsOf(schema).group === group));
  return inOrder.map((schema) => {
    const { acf_fc_layout: layout, ...shape } = schema.shape;
    const { group, title, words } = wordsOf(schema);
    const slug = layout.value;
    return {
      slug,
      // The drawer searches only this label, so it contains the words that people look for.
      labels: { singular: `${title} (${words})`, plural: title },
      fields: moveAnchorLast(formOf(shape)),
      admin: {
        group,
        ...pictureOf(slug, pictures),
        custom: { name: title },
        // A block is named by its own heading; a separate name would be one more thing to maintain.
        disableBlockName: true,
        components: { Label: { path: '/admin/RowLabel.tsx#BlockLabel', clientProps: { kind: title } } },
      },
    };
  });
}

/** Blocks of `own/` bring their picture if they have one: `scripts/registry` puts it there. */
function pictureOf(layout: string, pictures: string) {
  const own = ownBlocks[layout];
  if (own && !own.hasPicture) return {};
  return { images: { thumbnail: { url: `${own ? '/blocks/own' : pictures}/${layout}.webp`, alt: '' } } };
}

/** Puts the anchor last: few editors need it, so it must not precede what they came for. */
function moveAnchorLast(fields: readonly Field[]): Field[] {
  const isAnchor = (field: Field) => 'name' in field && field.name === 'anchor';
  return [...fields.filter((field) => !isAnchor(field)), ...fields.filter(isAnchor)];
}
