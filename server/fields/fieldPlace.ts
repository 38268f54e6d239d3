import type { ClientField, Field } from 'payload';
import { blockPlace } from './valuesIn.ts';

interface FieldPlace {
  /** The parts of the form to open for the field, outermost first. */
  parts: string[];
  /** The place in the form's own labels: `Block 3 (Hero) › Items 2 › Title`. */
  words: string;
}

/** A field as the server has it, or as a form in the browser. */
type AnyField = ClientField | Field;

/** Undefined if the form has no such field. `kindOf`: the kind of the block at a row, such as `layout.2`. */
export function fieldPlace(
  fields: readonly AnyField[],
  path: string,
  kindOf: (row: string) => unknown,
): FieldPlace | undefined {
  const found = placeAmong(fields, path.split('.'), '');
  return found && { parts: found.parts, words: found.names.join(' › ') };

  /** `above`: the path of the parent of the fields, with a dot at the end; empty at the top level. */
  function placeAmong(among: readonly AnyField[], keys: readonly string[], above: string): Found | undefined {
    for (const field of among) {
      const place = placeIn(field, keys, above);
      if (place) return place;
    }
    return undefined;
  }

  function placeIn(field: AnyField, keys: readonly string[], above: string): Found | undefined {
    if (field.type === 'tabs') return placeInTabs(field.tabs, keys, above);
    if (!('name' in field) || !field.name) return 'fields' in field ? placeAmong(field.fields, keys, above) : undefined;
    const [key, row, ...inner] = keys;
    if (field.name !== key) return undefined;
    const names = labelsOf(field);
    if (row === undefined) return { parts: [], names };
    const own = `${above}${key}.`;
    const within = `${own}${row}.`;
    switch (field.type) {
      case 'group':
        return below(names, placeAmong(field.fields, keys.slice(1), own));
      case 'array':
        return below([`${names[0] ?? ''} ${Number(row) + 1}`.trim()], placeAmong(field.fields, inner, within));
      case 'blocks': {
        const kind = kindOf(`${own}${row}`);
        const ofKind = field.blocks.find(({ slug }) => slug === kind)?.fields ?? [];
        return below([blockPlace({ blockType: kind }, Number(row), field.blocks)], placeAmong(ofKind, inner, within));
      }
      default:
        return { parts: [], names };
    }
  }

  function placeInTabs(
    tabs: readonly { fields: readonly AnyField[] }[],
    keys: readonly string[],
    above: string,
  ): Found | undefined {
    for (const tab of tabs) {
      const place = placeAmong(tab.fields, keys, above);
      if (!place) continue;
      const label = labelsOf(tab);
      // The name of a block already tells its place, and that of a group that is all of its tab is the same.
      const isTold = place.names[0]?.startsWith('Block ') || place.names[0] === label[0];
      const names = isTold ? place.names : [...label, ...place.names];
      return { parts: [...label, ...place.parts], names };
    }
    return undefined;
  }
}

/** The place in the labels of the form of a stored document. Undefined if the form has no such field. */
export function placeInForm(fields: readonly Field[], path: string, document: unknown): string | undefined {
  const kindOf = (row: string) => row.split('.').reduce<unknown>((value, key) => Object(value)[key], document);
  return fieldPlace(fields, path, (row) => Object(kindOf(row)).blockType)?.words;
}

interface Found {
  parts: string[];
  names: string[];
}

const labelsOf = (one: object) => ('label' in one && typeof one.label === 'string' ? [one.label] : []);

/** If nothing within it is found, the place is that of the row or group itself. */
const below = (names: readonly string[], inner: Found | undefined): Found => ({
  parts: inner?.parts ?? [],
  names: [...names, ...(inner?.names ?? [])],
});
