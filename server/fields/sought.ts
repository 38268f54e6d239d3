import { picturesIn } from '@frontage/contract/primitives/pictureInText.ts';
import type { FlattenedField } from 'payload';
import { idIn } from '../references/idOf.ts';
import { isRunningText } from './isRunningText.ts';

/** A way in which one document can refer to another. */
export type Sought =
  /** A relation of its form, for example to a picture, or a picture within a text. */
  | { kind: 'relation'; collection: string; id: number }
  /** A name in one of these fields, at any depth of a block. */
  | { kind: 'name'; fields: readonly string[]; name: string }
  /** A link to a path of the site, typed as an address or within a text. */
  | { kind: 'link'; path: string };

export function holds(field: FlattenedField, value: unknown, sought: Sought): boolean {
  switch (sought.kind) {
    case 'relation':
      if (isRunningText(field)) return sought.collection === 'media' && picturesIn(String(value)).includes(sought.id);
      return isRelationTo(field, sought.collection) && listOf(value).some((one) => idIn(one) === sought.id);
    case 'name':
      return sought.fields.includes(field.name) && listOf(value).includes(sought.name);
    case 'link':
      return isText(field) && listOf(value).some((one) => typeof one === 'string' && leadsTo(one, sought.path));
  }
}

export function isRelationTo(field: FlattenedField, collection: string): boolean {
  return (field.type === 'upload' || field.type === 'relationship') && field.relationTo === collection;
}

export function isText({ type }: FlattenedField): boolean {
  return type === 'text' || type === 'textarea';
}

/** True where a text is or contains a link to the path; anything after # or ? is ignored. */
export function leadsTo(text: string, path: string): boolean {
  if (text === path || text.startsWith(`${path}#`) || text.startsWith(`${path}?`)) return true;
  // A single slash is common in ordinary sentences.
  if (path === '/') return text.includes('](/)') || text.includes('](/#');
  for (let at = text.indexOf(path); at >= 0; at = text.indexOf(path, at + 1)) {
    const before = text.slice(0, at);
    const behind = text.slice(at + path.length).replace(/^\//, '');
    if (!/[\w/.-]$/.test(before) && !/^[\w/-]/.test(behind)) return true;
  }
  return false;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}
