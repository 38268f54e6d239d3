import type { FlattenedField } from 'payload';
import { type PlacedText, textsIn } from '../fields/textsIn.ts';
import { readLink, type Wanted } from './target.ts';

/** A link within the site, or the name of a document, in a document. */
export interface StoredLink {
  wanted: Wanted;
  /** For a link its path, empty for one on the same page; else a name. */
  value: string;
  /** The part of the page that the link leads to. */
  anchor?: string;
  /** In words: `Block 3 (Hero) › Button › Leads to`. */
  place: string;
}

/** Every link within the site and every name of a document, in the order of the form. */
export function linksIn(fields: FlattenedField[], document: unknown): StoredLink[] {
  return textsIn(fields, document).flatMap(linksOf);
}

/** What a field asks for; undefined where it asks for plain text. */
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

/** The targets of links in Markdown. */
function linksInText(text: string): string[] {
  const behind = text.split('](').slice(1);
  return behind.map((rest) => rest.split(/[\s)]/, 1)[0] ?? '');
}
