import { SaxesParser } from 'saxes';
import type { Piece } from './inlineCodes.ts';

export interface ReadUnit {
  id: string;
  /** Where the text was, in words. */
  name: string;
  source: Piece[];
  /** Empty where there is none. */
  target: Piece[];
  /** A segment of it has no translation, but others have. */
  isPartial: boolean;
}

/** A segment of a unit, or what is between two of them. */
interface Part {
  isSegment: boolean;
  isTranslated: boolean;
  /** The place of its target in the unit, counted from 1. */
  order: number;
  source: Piece[];
  target: Piece[] | undefined;
}

/** Most units, and codes among their words, of a file: whoever asks for it goes on serving while it comes. */
const maxParts = 30_000;
/** Elements within one another: for each, the parser looks through all around it. */
const maxLevels = 500;

export interface ReadXliff {
  version: string;
  /** Without a region, which programs add: `de` of `de-DE`. */
  source: string;
  target: string;
  files: { id: string; units: ReadUnit[] }[];
}

/**
 * Reads XLIFF 2 as whichever program writes it: segments and what is between them are joined, groups are opened, marks
 * of terms and comments and what a memory suggests are left out, and the order of attributes does not matter. Entities
 * of a document type are not expanded. Throws where it is no XML.
 */
export function readXliff(xml: string): ReadXliff {
  const read: ReadXliff = { version: '', source: '', target: '', files: [] };
  const parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
  let unit: (Pick<ReadUnit, 'id' | 'name'> & { parts: Part[] }) | undefined;
  let part: Part | undefined;
  let pieces: Piece[] | undefined;
  let [levels, parts] = [0, 0];
  /** What each open element is within a source or a target, so that its end is known. */
  const spans: (string | undefined)[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ attributes, isSelfClosing, local, uri }) => {
    const of = (name: string) => attributes[name]?.value ?? '';
    if (pieces || local === 'unit' || local === 'file') parts += 1;
    levels += 1;
    if (parts > maxParts || levels > maxLevels) throw new Error('More units, codes or levels than any program writes');
    if (pieces) {
      const isOurs = uri.startsWith('urn:oasis:names:tc:xliff:document:2');
      spans.push(isOurs && local === 'pc' ? of('id') : undefined);
      if (isOurs) addCode(pieces, local, of);
    } else if (local === 'xliff')
      Object.assign(read, {
        version: of('version'),
        source: withoutRegion(of('srcLang')),
        target: withoutRegion(of('trgLang')),
      });
    else if (local === 'file') read.files.push({ id: of('id'), units: [] });
    else if (local === 'unit') unit = { id: of('id'), name: of('name'), parts: [] };
    else if (unit && (local === 'segment' || local === 'ignorable')) {
      const isTranslated = /^(?:translated|reviewed|final)$/.test(of('state'));
      const order = unit.parts.length + 1;
      part = { isSegment: local === 'segment', isTranslated, order, source: [], target: undefined };
      unit.parts.push(part);
    } else if (part && (local === 'source' || local === 'target')) {
      if (local === 'target') part.order = Number(of('order')) || part.order;
      const own: Piece[] = [];
      part[local] = own;
      pieces = isSelfClosing ? undefined : own;
    }
  });
  parser.on('closetag', ({ local, isSelfClosing }) => {
    levels -= 1;
    if (pieces && spans.length > 0) {
      const span = spans.pop();
      if (span !== undefined) pieces.push({ close: span });
    } else if (!isSelfClosing && (local === 'source' || local === 'target')) pieces = undefined;
    else if (local === 'segment' || local === 'ignorable') part = undefined;
    else if (local === 'unit' && unit) {
      read.files.at(-1)?.units.push(joined(unit));
      unit = undefined;
    }
  });
  const add = (text: string) => {
    if (pieces) append(pieces, text);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(xml).close();
  return read;
}

/** Adds a piece: words go on with those before them, so that there are no more pieces than codes make. */
function append(pieces: Piece[], one: Piece): Piece[] {
  const last = pieces.at(-1);
  if (typeof one === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + one;
  else pieces.push(one);
  return pieces;
}

const withoutRegion = (tag: string) => tag.toLowerCase().split(/[-_]/, 1)[0];

/**
 * The unit of its parts. What has no words is as in the source where it has no target. An empty target is meant where the
 * segment counts as translated, as after two sentences became one.
 */
function joined({ parts, ...unit }: Pick<ReadUnit, 'id' | 'name'> & { parts: readonly Part[] }): ReadUnit {
  const hasWords = ({ isSegment, source }: Part) =>
    isSegment && source.some((one) => typeof one === 'string' && /\S/.test(one));
  const segments = parts.filter(hasWords);
  const missing = segments.filter(({ isTranslated, target }) => !isTranslated && !target?.length).length;
  const isEmpty = missing === segments.length;
  const target = parts
    .toSorted((one, other) => one.order - other.order)
    .flatMap((part) => part.target ?? (hasWords(part) ? [] : part.source));
  return {
    ...unit,
    source: parts.flatMap(({ source }) => source).reduce(append, []),
    target: isEmpty ? [] : target.reduce(append, []),
    isPartial: missing > 0 && !isEmpty,
  };
}

function addCode(pieces: Piece[], local: string, of: (name: string) => string): void {
  if (local === 'pc' || local === 'sc') pieces.push({ open: of('id') });
  else if (local === 'ec') pieces.push({ close: of('startRef') || of('id') });
  else if (local === 'ph') pieces.push({ code: of('id') });
}
