import { wordsOf } from '@frontage/blocks/defineBlock.ts';
import { labelOf } from '@frontage/blocks/editor/fieldWords.ts';
import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import { sentence } from '../fields/validatorOf.ts';
import { type HasLayout, schemaOfBlock } from '../texts/textOfLayout.ts';
import { toBlock } from './toBlock.ts';

/**
 * Refuses to publish a document of which a block breaks a rule of its own that no single field can see, such as a price
 * that is not the sum of its rows: its page could not be drawn. A draft is stored.
 */
export function checkRules(collection: HasLayout): CollectionBeforeChangeHook {
  return ({ data, originalDoc, req }) => {
    const { _status, deletedAt, layout } = { ...originalDoc, ...data };
    if (_status !== 'published' || deletedAt) return data;
    const errors = brokenRules(collection, layout);
    if (errors.length === 0) return data;
    throw new ValidationError({ collection, errors, ...(originalDoc ? { id: originalDoc.id } : {}), req });
  };
}

/** Zod looks at a block as a whole only where each of its fields fits: what does not is told by its own field. */
function brokenRules(collection: HasLayout, layout: unknown): { path: string; message: string; label: string }[] {
  const blocks: { blockType: string }[] = Array.isArray(layout) ? layout : [];
  return blocks.flatMap((block, row) => {
    const schema = schemaOfBlock(collection, block.blockType);
    if (!schema) return [];
    const { issues = [] } = schema.safeParse(toBlock(collection, block, { media: everyPicture })).error ?? {};
    return issues
      .filter(({ code }) => code === 'custom')
      .map(({ message, path }) => {
        // A row has no mark of its own, the list has one.
        const field = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
        const place = `Block ${row + 1} (${wordsOf(schema).title}), ${labelOf(String(field.at(-1)))}`;
        // The label stands in the sentence that the editor sees above the form.
        return { path: ['layout', row, ...field].join('.'), message: sentence(message), label: `${place}: ${message}` };
      });
  });
}

/** Whether the library has a picture is for Payload to say. */
const everyPicture = { get: () => ({ alt: 'A picture', filename: 'picture.png', width: 1, height: 1 }) };
