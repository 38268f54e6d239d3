import { picturesIn } from '@frontage/contract/primitives/pictureInText.ts';
import type { FlattenedField, PayloadRequest } from 'payload';
import { isRunningText } from '../fields/isRunningText.ts';
import { isRelationTo } from '../fields/sought.ts';
import { type PlacedValue, valuesIn } from '../fields/valuesIn.ts';
import { idOf } from '../references/idOf.ts';
import type { Finding } from './Finding.ts';
import { saysNothing } from './saysNothing.ts';

/**
 * Pictures of a document whose description is only their file name, as imports and haste leave them. The library
 * requires a description, so none is empty.
 */
export async function findPictureFindings(
  req: PayloadRequest,
  fields: FlattenedField[],
  document: unknown,
): Promise<Finding[]> {
  const placed = valuesIn(fields, document).flatMap((one) => pictureIdsOf(one).map((id) => ({ id, place: one.place })));
  if (placed.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(placed.map(({ id }) => id))] } },
    select: { alt: true, filename: true },
    pagination: false,
    depth: 0,
    req,
  });
  const silent = new Map(
    docs.filter(({ alt, filename }) => saysNothing(alt, filename ?? '')).map((one) => [one.id, one]),
  );
  return placed.flatMap(({ id, place }): Finding[] => {
    const picture = silent.get(id);
    if (!picture) return [];
    const words = `Its picture is described as “${picture.alt}”, which says nothing to whoever does not see it. Open the picture, and say what it shows`;
    return [{ kind: 'picture', place, words }];
  });
}

function pictureIdsOf({ field, value }: PlacedValue): number[] {
  if (isRunningText(field)) return picturesIn(String(value));
  if (!isRelationTo(field, 'media')) return [];
  const related: unknown[] = Array.isArray(value) ? value : [value];
  return related.flatMap((one) => Number(idOf(one as number | { id: number })) || []);
}
