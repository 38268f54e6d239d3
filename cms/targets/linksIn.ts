import type { FlattenedField } from 'payload';
import { type PlacedText, textsIn } from '../fields/textsIn.ts';
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
export function linksIn(fields: FlattenedField[], document: unknown): StoredLink[] {
  return textsIn(fields, document).flatMap(linksOf);
}

/** What a field of a form asks for; undefined where it asks for words. */
export function wantedOf({ custom }: FlattenedField): Wanted | undefined {
  return custom?.wanted;
}

function linksOf({ field, place, text }: PlacedText): StoredLink[] {
  const wanted = wantedOf(field);
  if (wanted && wanted !== 'link') return [{ wanted, value: text, place }];
  const links = wanted ? [text] : linksInText(text);
  return links.flatMap((written) => {
    const link = readLink(written);
    if (link.kind === 'anchor') return [{ wanted: 'link', value: '', anchor: link.anchor, place }];
    if (link.kind !== 'path') return [];
    const [, anchor] = written.split('#');
    return [{ wanted: 'link', value: link.path, place, ...(anchor ? { anchor } : {}) }];
  });
}

/** Where links in Markdown lead. */
function linksInText(text: string): string[] {
  const behind = text.split('](').slice(1);
  return behind.map((rest) => rest.split(/[\s)]/, 1)[0] ?? '');
}
