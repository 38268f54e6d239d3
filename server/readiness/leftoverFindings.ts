import type { FlattenedField } from 'payload';
import { textsIn } from '../fields/textsIn.ts';
import { wantedOf } from '../targets/linksIn.ts';
import type { Finding } from './Finding.ts';
import { leftoversIn, type Present } from './leftoversIn.ts';

/** Leftovers in the texts of a document: see {@link leftoversIn}. */
export function leftoverFindings(fields: FlattenedField[], document: unknown, present?: Present): Finding[] {
  return textsIn(fields, document)
    .filter(({ field }) => wantedOf(field) === undefined)
    .flatMap(({ place, text }) => leftoversIn(text, present).map((words) => ({ kind: 'leftover', place, words })));
}
