import { type HasLayout, schemaOfBlock } from '../texts/textOfLayout.ts';
import { fitObject, type Library } from './fitTo.ts';

/**
 * A block as the contract has it: `blockType` becomes `acf_fc_layout`. A block without a schema keeps only its name.
 */
export function toBlock(
  collection: HasLayout,
  stored: { blockType: string },
  library?: Library,
): Record<string, unknown> {
  const layout = stored.blockType;
  const schema = schemaOfBlock(collection, layout);
  if (!schema) return { acf_fc_layout: layout };
  const { acf_fc_layout: _, ...shape } = schema.shape;
  return { acf_fc_layout: layout, ...fitObject(shape, stored, library) };
}
