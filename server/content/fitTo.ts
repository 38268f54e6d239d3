import { slidePicture, toSlidePicture } from '@frontage/contract/primitives/picture.ts';
import { picturesField, picturesIn } from '@frontage/contract/primitives/pictureInText.ts';
import { readField, type Shape } from '@frontage/contract/primitives/readField.ts';
import type { z } from 'zod';
import { mediaUrl } from '../files/namesOfFiles.ts';
import { inLanguages, toPicture } from './picture.ts';

/**
 * Cuts what the CMS stored to the shape of a schema: removes its own ids, nulls and empty inputs, and converts pictures
 * to those of the contract. It repairs nothing: invalid values are still there for the reader of the content API to
 * report. Pictures must be populated.
 */
export function fitTo(schema: z.core.$ZodType, stored: unknown): unknown {
  if (stored === null || stored === '') return undefined;
  const field = readField(schema);
  switch (field.kind) {
    case 'picture': {
      const shown = toPicture(stored);
      if (!shown || field.schema !== slidePicture) return shown;
      const words: unknown = Reflect.get(shown, inLanguages);
      return { ...toSlidePicture(shown), ...(words ? { [inLanguages]: words } : {}) };
    }
    case 'recorded': {
      const { filename, metrics, mimeType } = Object(stored) as {
        filename?: string;
        metrics?: unknown;
        mimeType?: string;
      };
      return filename ? { url: mediaUrl(filename), type: mimeType, ...(metrics ? { metrics } : {}) } : undefined;
    }
    case 'relation':
      return typeof stored === 'number' ? stored : Reflect.get(Object(stored), 'id');
    case 'group': {
      const fitted = fitObject(field.shape, stored);
      return field.isOptional && isHollow(fitted) ? undefined : fitted;
    }
    case 'list': {
      const rows = Array.isArray(stored) ? stored.map((row: unknown) => fitTo(field.element, row)) : [];
      return field.isOptional && rows.length === 0 ? undefined : rows;
    }
    default:
      return stored;
  }
}

/** The fields of a shape, each cut to its schema; empty fields are left out. */
export function fitObject(shape: Shape, stored: unknown): Record<string, unknown> {
  const fields = Object(stored) as Record<string, unknown>;
  const fitted: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(shape)) {
    const { kind } = readField(schema);
    // A required list for which the CMS stored nothing is an empty list.
    const value =
      kind === 'picturesOfText'
        ? fitPictures(shape, fields)
        : fitTo(schema, fields[name] ?? (kind === 'list' ? [] : undefined));
    if (value !== undefined) fitted[name] = value;
  }
  return fitted;
}

/**
 * The pictures that the texts of an object name. A picture that is gone is left out, and the page says that it is
 * missing.
 */
function fitPictures(shape: Shape, fields: Record<string, unknown>) {
  const texts = Object.keys(shape).filter(
    (name) => shape[name] && readField(shape[name]).editing.widget === 'markdown',
  );
  const ids = texts.flatMap((name) => picturesIn(String(fields[name] ?? '')));
  const read = Object(fields[picturesField]) as Record<string, unknown>;
  const found = ids.flatMap((id) => {
    const shown = toPicture(read[id]);
    return shown ? [[id, shown] as const] : [];
  });
  return ids.length > 0 ? Object.fromEntries(found) : undefined;
}

/** True where nothing was typed into the group; an unticked checkbox counts as nothing. */
function isHollow(fields: Record<string, unknown>): boolean {
  return Object.values(fields).every((value) => value === false);
}
