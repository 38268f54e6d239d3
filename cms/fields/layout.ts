import { articleEditors } from '@frontage/blocks/articleEditors.ts';
import { articleExamples } from '@frontage/blocks/articleExamples.ts';
import type { EditorBlock } from '@frontage/blocks/editor/editorBlock.ts';
import { editors } from '@frontage/blocks/editors.ts';
import type { Example } from '@frontage/blocks/examples/example.ts';
import { examples } from '@frontage/blocks/examples.ts';
import type { BlocksField, UIField } from 'payload';
import type { HasLayout } from '../content/textOfLayout.ts';
import { blocksOf } from './blocksOf.ts';
import { starterOf } from './starterOf.ts';

/** The blocks of a kind of document: their forms, what they look like filled in, and where their pictures lie. */
const blockSets: Record<
  HasLayout,
  {
    editors: Record<string, EditorBlock>;
    examples: Record<string, readonly Pick<Example<object>, 'block' | 'startsNew'>[]>;
    pictures: string;
  }
> = {
  pages: { editors, examples, pictures: '/blocks' },
  articles: { editors: articleEditors, examples: articleExamples, pictures: '/blocks/article' },
};

/** The blocks of a document, in an order that editors choose; a new one begins with texts and stands open. */
export function layoutOf(collection: HasLayout): [UIField, BlocksField, UIField] {
  const { editors, pictures } = blockSets[collection];
  return [
    {
      name: 'startBlocks',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: {
          Field: {
            path: '/admin/blocks/StartBlocks.tsx#StartBlocks',
            clientProps: { layoutPath: 'layout', starters: startersOf(collection) },
          },
        },
      },
    },
    {
      name: 'layout',
      type: 'blocks',
      label: false,
      blocks: blocksOf(editors, pictures),
      admin: { initCollapsed: true },
    },
    {
      name: 'pasteBlocks',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: {
          Field: {
            path: '/admin/blocks/PasteBlocks.tsx#PasteBlocks',
            clientProps: { layoutPath: 'layout', known: Object.keys(editors) },
          },
        },
      },
    },
  ];
}

/** What each block begins with, by its layout name. */
export function startersOf(collection: HasLayout): Record<string, Record<string, unknown>> {
  const { editors, examples } = blockSets[collection];
  return Object.fromEntries(
    Object.entries(editors).map(([layout, { fields }]) => {
      const shown = examples[layout] ?? [];
      const example = shown.find(({ startsNew }) => startsNew) ?? shown[0];
      return [layout, starterOf(fields, example?.block ?? {})];
    }),
  );
}
