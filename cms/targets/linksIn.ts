import type { FlattenedField } from 'payload';
import { blockPlace, labelOf, rowsOf } from '../fields/placesOf.ts';
import { readLink } from './readLink.ts';
import type { Wanted } from './target.ts';

/** Something in a document that leads elsewhere within the site. */
export interface StoredLink {
  wanted: Wanted;
  /** A path for a link, empty where it stays on its page; else a name. */
  value: string;
  /** The part of the page that a link leads to. */
  anchor?: string;
  /** For people: `Block 3 (Hero) › Button › Leads to`. */
  place: string;
}

/** Every link within the site, and every name of a document, in the order of a form. */
export function linksIn(fields: FlattenedField[], document: unknown, before = ''): StoredLink[] {
  return fields.flatMap((field) => {
    const value: unknown = Object(document)[field.name];
    if (value === undefined || value === null) return [];
    if (field.type === 'blocks') {
      return rowsOf(value).flatMap((row, index) => {
        const block = field.blocks.find(({ slug }) => slug === Object(row).blockType);
        const place = `${before}${blockPlace(row, index, field.blocks)} › `;
        return block ? linksIn(block.flattenedFields, row, place) : [];
      });
    }
    const place = before + labelOf(field);
    if (field.type === 'text' || field.type === 'textarea') return linksOf(value, wantedOf(field), place);
    if (!('flattenedFields' in field)) return [];
    const rows = field.type === 'array' ? rowsOf(value) : [value];
    return rows.flatMap((row) => linksIn(field.flattenedFields, row, `${place} › `));
  });
}

/** What a field of a form asks for; undefined where it asks for words. */
function wantedOf({ custom }: FlattenedField): Wanted | undefined {
  return custom?.wanted;
}

function linksOf(value: unknown, wanted: Wanted | undefined, place: string): StoredLink[] {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  if (wanted && wanted !== 'link') return texts.map((text) => ({ wanted, value: text, place }));
  const links = wanted ? texts : texts.flatMap(linksInText);
  return links.flatMap((text) => {
    const link = readLink(text);
    if (link.kind === 'anchor') return [{ wanted: 'link', value: '', anchor: link.anchor, place }];
    if (link.kind !== 'path') return [];
    const [, anchor] = text.split('#');
    return [{ wanted: 'link', value: link.path, place, ...(anchor ? { anchor } : {}) }];
  });
}

/** Where links in Markdown lead. */
function linksInText(text: string): string[] {
  const behind = text.split('](').slice(1);
  return behind.map((rest) => rest.split(/[\s)]/, 1)[0] ?? '');
}
