import type { FlattenedField } from 'payload';
import { type PlacedValue, valuesIn } from './valuesIn.ts';

/** A text in a document, its field, and its place. */
export interface PlacedText extends Pick<PlacedValue, 'field' | 'place'> {
  text: string;
}

/** Every text of a document, in the order of its form. */
export function textsIn(fields: FlattenedField[], document: unknown): PlacedText[] {
  return valuesIn(fields, document).flatMap(({ field, place, value }) => {
    if (field.type !== 'text' && field.type !== 'textarea') return [];
    const texts: unknown[] = Array.isArray(value) ? value : [value];
    return texts.filter((text) => typeof text === 'string').map((text) => ({ text, field, place }));
  });
}
