import { mapMembers } from '@frontage/contract/primitives/members.ts';
import { kindNamed, type Named, nameIn } from '@frontage/kinds/kinds.ts';
import type { FlattenedField } from 'payload';
import { type PlacedValue, valuesIn } from '../fields/placesOf.ts';

export interface NamedReference extends Pick<PlacedValue, 'path' | 'place'> {
  kind: Named;
  slug: string;
}

/** The fields by which blocks name a document so. */
export function nameFields(name: Named): string[] {
  return [kindNamed(name).how.field ?? [`${name}Slug`, `${name}Slugs`]].flat();
}

/** What a document names, with the place of each name. */
export function namesIn(fields: FlattenedField[], document: unknown): NamedReference[] {
  return valuesIn(fields, document).flatMap(({ field, path, place, value }) => {
    const kind = nameIn(field.name);
    const slugs = kind ? [value].flat().filter((slug) => typeof slug === 'string') : [];
    return kind ? slugs.map((slug) => ({ kind, slug, path, place })) : [];
  });
}

export interface Renaming {
  kind: Named;
  from: string;
  to: string;
}

/** A copy of the value with one name replaced by another; undefined where the name does not occur. */
export function renamedIn(value: unknown, { kind, from, to }: Renaming): unknown {
  let isFound = false;
  const swap = (slug: unknown) => {
    if (slug !== from) return slug;
    isFound = true;
    return to;
  };
  const renamed = (one: unknown): unknown =>
    mapMembers(one, (entry, name = '') => {
      if (nameIn(name) !== kind) return renamed(entry);
      return Array.isArray(entry) ? entry.map(swap) : swap(entry);
    });
  const copy = renamed(value);
  return isFound ? copy : undefined;
}
