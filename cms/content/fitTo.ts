import { slidePicture, toSlidePicture } from '@frontage/contract/primitives/picture.ts';
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
  const { inner, isOptional } = unwrapped(schema as z.ZodType);
  if (inner.meta()?.widget === 'picture') {
    const shown = toPicture(populated(stored, relations.media));
    return shown && inner === slidePicture ? toSlidePicture(shown) : shown;
  }
  const kind = inner._zod.def.type;
  if (kind === 'object') {
    const fitted = fitObject((inner as z.ZodObject).shape, stored, relations);
    return isOptional && isHollow(fitted) ? undefined : fitted;
  }
  if (kind === 'array') {
    const { element } = inner as z.ZodArray;
    const rows = Array.isArray(stored) ? stored.map((row: unknown) => fitTo(element, row, relations)) : [];
    return isOptional && rows.length === 0 ? undefined : rows;
  }
  return stored;
}

/** The fields of a shape, each cut to its schema; a field that is empty is left out. */
export function fitObject(
  shape: Record<string, z.core.$ZodType>,
  stored: unknown,
  relations: Relations = {},
): Record<string, unknown> {
  const fields = Object(stored) as Record<string, unknown>;
  const fitted: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    // A list that must be there is an empty list where the CMS stored nothing for it.
    const value = fitTo(schema, fields[name] ?? (isArray(schema) ? [] : undefined), relations);
    if (value !== undefined) fitted[name] = value;
  }
  return fitted;
}

function populated(relation: unknown, media: ReadonlyMap<number, Media> | undefined): unknown {
  return typeof relation === 'number' ? media?.get(relation) : relation;
}

function isArray(schema: z.core.$ZodType): boolean {
  return unwrapped(schema as z.ZodType).inner._zod.def.type === 'array';
}

/** Nothing was typed into the group; an untouched checkbox counts as nothing. */
function isHollow(fields: Record<string, unknown>): boolean {
  return Object.values(fields).every((value) => value === false);
}

function unwrapped(schema: z.ZodType): { inner: z.ZodType; isOptional: boolean } {
  const def = schema._zod.def as { type: string; innerType?: z.ZodType };
  const isWrapper = def.type === 'optional' || def.type === 'default' || def.type === 'nullable';
  if (!isWrapper || !def.innerType) return { inner: schema, isOptional: false };
  return { inner: unwrapped(def.innerType).inner, isOptional: true };
}
