import { SaxesParser } from 'saxes';
import type { Piece } from './inlineCodes.ts';

export interface ReadUnit {
  id: string;
  /** Where the text was, in words. */
  name: string;
  source: Piece[];
  /** Empty where there is none. */
  target: Piece[];
}

/** Most units, and codes among their words, of a file: whoever asks for it goes on serving while it comes. */
const maxParts = 30_000;

export interface ReadXliff {
  version: string;
  source: string;
  target: string;
  files: { id: string; units: ReadUnit[] }[];
}

/**
 * Reads XLIFF 2 as whichever program writes it: segments and what is between them are joined, groups are opened, marks
 * of terms and comments are left out, and the order of attributes does not matter. Entities of a document type are not
 * expanded. Throws where it is no XML.
 */
export function readXliff(xml: string): ReadXliff {
  const read: ReadXliff = { version: '', source: '', target: '', files: [] };
  const parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
  let unit: ReadUnit | undefined;
  let pieces: Piece[] | undefined;
  let parts = 0;
  /** What each open element is within a source or a target, so that its end is known. */
  const spans: (string | undefined)[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ attributes, isSelfClosing, local, uri }) => {
    const of = (name: string) => attributes[name]?.value ?? '';
    if (pieces || local === 'unit' || local === 'file') parts += 1;
    if (parts > maxParts) throw new Error(`More than ${maxParts} units and codes`);
    if (pieces) {
      const isOurs = uri.startsWith('urn:oasis:names:tc:xliff:document:2');
      spans.push(isOurs && local === 'pc' ? of('id') : undefined);
      if (isOurs) addCode(pieces, local, of);
    } else if (local === 'xliff')
      Object.assign(read, { version: of('version'), source: of('srcLang'), target: of('trgLang') });
    else if (local === 'file') read.files.push({ id: of('id'), units: [] });
    else if (local === 'unit') {
      unit = { id: of('id'), name: of('name'), source: [], target: [] };
      read.files.at(-1)?.units.push(unit);
    } else if (unit && (local === 'source' || local === 'target')) pieces = isSelfClosing ? undefined : unit[local];
  });
  parser.on('closetag', ({ local, isSelfClosing }) => {
    if (pieces && spans.length > 0) {
      const span = spans.pop();
      if (span !== undefined) pieces.push({ close: span });
    } else if (!isSelfClosing && (local === 'source' || local === 'target')) pieces = undefined;
    else if (local === 'unit') unit = undefined;
  });
  const add = (text: string) => {
    const last = pieces?.at(-1);
    if (pieces && typeof last === 'string') pieces[pieces.length - 1] = last + text;
    else pieces?.push(text);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(xml).close();
  return read;
}

function addCode(pieces: Piece[], local: string, of: (name: string) => string): void {
  if (local === 'pc' || local === 'sc') pieces.push({ open: of('id') });
  else if (local === 'ec') pieces.push({ close: of('startRef') || of('id') });
  else if (local === 'ph') pieces.push({ code: of('id') });
}
