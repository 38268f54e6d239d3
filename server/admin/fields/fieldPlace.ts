import type { ClientField, TabsFieldClient } from 'payload';
import { blockPlace } from '../../fields/placesOf.ts';

/** The place of a field in its form. */
export interface FieldPlace {
  /** The parts of the form to open for the field, outermost first. */
  parts: string[];
  /** The place in the form's own labels: `Block 3 (Hero) › Items 2 › Title`. */
  words: string;
}

/**
 * Finds the place of a field; undefined if the form has no such field. `kindOf` returns the kind of the block at the
 * path of a row, such as `layout.2`.
 */
export function fieldPlace(
  fields: readonly ClientField[],
  path: string,
  kindOf: (row: string) => unknown,
): FieldPlace | undefined {
  const found = placeAmong(fields, path.split('.'), { above: '', kindOf });
  return found && { parts: found.parts, words: found.names.join(' › ') };
}

interface Found {
  parts: string[];
  names: string[];
}

interface Walk {
  /** Path of the parent of the fields, with a dot at the end; empty at the top level. */
  above: string;
  kindOf(row: string): unknown;
}

function placeAmong(fields: readonly ClientField[], keys: readonly string[], walk: Walk): Found | undefined {
  for (const field of fields) {
    const found = placeIn(field, keys, walk);
    if (found) return found;
  }
  return undefined;
}

function placeIn(field: ClientField, keys: readonly string[], walk: Walk): Found | undefined {
  if (field.type === 'tabs') return placeInTabs(field.tabs, keys, walk);
  if (!('name' in field) || !field.name) return 'fields' in field ? placeAmong(field.fields, keys, walk) : undefined;
  const [key, ...rest] = keys;
  if (field.name !== key) return undefined;
  const [row, ...inner] = rest;
  const name = 'label' in field && typeof field.label === 'string' ? [field.label] : [];
  if (row === undefined) return { parts: [], names: name };
  const path = `${walk.above}${key}`;
  const within = { ...walk, above: `${path}.${row}.` };
  switch (field.type) {
    case 'group':
      return below(name, placeAmong(field.fields, rest, { ...walk, above: `${path}.` }));
    case 'array':
      return below([`${name[0] ?? ''} ${Number(row) + 1}`.trim()], placeAmong(field.fields, inner, within));
    case 'blocks': {
      const kind = walk.kindOf(`${path}.${row}`);
      const fields = field.blocks.find(({ slug }) => slug === kind)?.fields ?? [];
      return below([blockPlace({ blockType: kind }, Number(row), field.blocks)], placeAmong(fields, inner, within));
    }
    default:
      return { parts: [], names: name };
  }
}

/** If nothing within it is found, the place is that of the row or group itself. */
function below(names: readonly string[], inner: Found | undefined): Found {
  return { parts: inner?.parts ?? [], names: [...names, ...(inner?.names ?? [])] };
}

function placeInTabs(tabs: TabsFieldClient['tabs'], keys: readonly string[], walk: Walk): Found | undefined {
  for (const tab of tabs) {
    const found = placeAmong(tab.fields, keys, walk);
    if (!found) continue;
    const label = typeof tab.label === 'string' ? [tab.label] : [];
    // The name of a block already tells its place.
    const names = found.names[0]?.startsWith('Block ') ? found.names : [...label, ...found.names];
    return { parts: [...label, ...found.parts], names };
  }
  return undefined;
}
