import { slidePicture, toSlidePicture } from '@frontage/contract/primitives/picture.ts';
import { picturesField, picturesIn } from '@frontage/contract/primitives/pictureInText.ts';
import { readField, type Shape } from '@frontage/contract/primitives/readField.ts';
import type { z } from 'zod';
import type { Media } from '../payload-types.ts';
import { toPicture } from './picture.ts';
import type { Relations } from './relations.ts';

/**
 * What the CMS stored, cut to the shape of a schema: its own ids, its nulls and its empty inputs gone, pictures as
 * the contract has them. It mends nothing: what does not fit is still there for the reader of the content API to
 * report. Pictures must be populated, or be found by their ids among the relations.
 */
export function fitTo(schema: z.core.$ZodType, stored: unknown, relations: Relations = {}): unknown {
  if (stored === null || stored === '') return undefined;
  const field = readField(schema);
  switch (field.kind) {
    case 'picture': {
      const shown = toPicture(populated(stored, relations.media));
      return shown && field.schema === slidePicture ? toSlidePicture(shown) : shown;
    }
    case 'group': {
      const fitted = fitObject(field.shape, stored, relations);
      return field.isOptional && isHollow(fitted) ? undefined : fitted;
    }
    case 'list': {
      const rows = Array.isArray(stored) ? stored.map((row: unknown) => fitTo(field.element, row, relations)) : [];
      return field.isOptional && rows.length === 0 ? undefined : rows;
    }
    default:
      return stored;
  }
}

/** The fields of a shape, each cut to its schema; a field that is empty is left out. */
export function fitObject(shape: Shape, stored: unknown, relations: Relations = {}): Record<string, unknown> {
  const fields = Object(stored) as Record<string, unknown>;
  const fitted: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const { kind } = readField(schema);
    // A list that must be there is an empty list where the CMS stored nothing for it.
    const value =
      kind === 'picturesOfText'
        ? fitPictures(shape, fields, relations)
        : fitTo(schema, fields[name] ?? (kind === 'list' ? [] : undefined), relations);
    if (value !== undefined) fitted[name] = value;
  }
  return fitted;
}

/** The pictures that the texts of an object name. One that is gone is left out, and the page says that it is missing. */
function fitPictures(shape: Shape, fields: Record<string, unknown>, { media }: Relations) {
  const texts = Object.keys(shape).filter(
    (name) => shape[name] && readField(shape[name]).editing.widget === 'markdown',
  );
  const ids = texts.flatMap((name) => picturesIn(String(fields[name] ?? '')));
  const read = Object(fields[picturesField]) as Record<string, unknown>;
  const found = ids.flatMap((id) => {
    const shown = toPicture(populated(read[id] ?? id, media));
    return shown ? [[id, shown] as const] : [];
  });
  return ids.length > 0 ? Object.fromEntries(found) : undefined;
}

function populated(relation: unknown, media: ReadonlyMap<number, Media> | undefined): unknown {
  return typeof relation === 'number' ? media?.get(relation) : relation;
}

/** Nothing was typed into the group; an untouched checkbox counts as nothing. */
function isHollow(fields: Record<string, unknown>): boolean {
  return Object.values(fields).every((value) => value === false);
}
