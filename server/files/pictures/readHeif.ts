import { addRange, type FileWindow, maxParts, type Picture, type Piece, tiffWithOrientation } from './Picture.ts';

/** Brands of pictures in the format of iPhones, and of sequences of pictures. ISO 23008-12, AV1 Image File Format. */
const avifBrands = ['avif', 'avis'];
const sequenceBrands = ['avis', 'msf1', 'hevc', 'hevx'];
const maxMetaBytes = 1_000_000;

interface Box {
  name: string;
  /** Where its content begins and ends. */
  from: number;
  to: number;
}

/** A range of bytes in the file, and what takes its place. */
interface Blanked {
  from: number;
  to: number;
  by: (length: number) => Buffer;
}

/**
 * Reads an AVIF by its boxes; undefined if they are broken, `other` if it is one of its siblings, such as HEIC. What it
 * says about its making is overwritten in place, because the boxes name places in the file.
 */
export async function readHeif(bytes: FileWindow): Promise<Picture | 'other' | undefined> {
  const boxes = await topBoxesOf(bytes);
  const brands = await brandsOf(bytes, boxes);
  const meta = boxes.find(({ name }) => name === 'meta');
  if (!brands.some((brand) => avifBrands.includes(brand))) return 'other';
  if (!meta || meta.to - meta.from > maxMetaBytes) return undefined;
  const content = await bytes.read(meta.from, meta.to - meta.from);
  // A version and flags come first.
  const inner = boxesIn(content, 4, content.length);
  const size = sizeIn(content, inner);
  if (!size) return undefined;
  const isMoving = boxes.some(({ name }) => name === 'moov') || sequenceBrands.includes(brands[0] ?? '');
  const blanked = [
    ...privateItems(content, inner, meta.from),
    ...boxes.filter(({ name }) => name === 'uuid').map((box) => ({ ...box, by: spaces })),
  ];
  return { ...size, isMoving, pieces: piecesOf(boxes, blanked) };
}

async function topBoxesOf(bytes: FileWindow): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.sizeBytes && boxes.length < maxParts; ) {
    const head = await bytes.read(at, 16);
    const name = head.toString('latin1', 4, 8);
    const short = head.readUInt32BE(0);
    const length =
      short === 0 ? bytes.sizeBytes - at : short === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : short;
    // What follows the last whole box is not part of the picture.
    if (!/^[\w -]{4}$/.test(name) || length < 8 || at + length > bytes.sizeBytes) break;
    boxes.push({ name, from: at + (short === 1 ? 16 : 8), to: at + length });
    at += length;
  }
  return boxes;
}

/** The main brand first. */
async function brandsOf(bytes: FileWindow, [first]: readonly Box[]): Promise<string[]> {
  if (first?.name !== 'ftyp') return [];
  const text = (await bytes.read(first.from, Math.min(first.to - first.from, 400))).toString('latin1');
  return [text.slice(0, 4), ...(text.slice(8).match(/.{4}/gs) ?? [])];
}

function boxesIn(content: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const length = content.readUInt32BE(at);
    if (length < 8 || at + length > to) break;
    boxes.push({ name: content.toString('latin1', at + 4, at + 8), from: at + 8, to: at + length });
    at += length;
  }
  return boxes;
}

const within = (content: Buffer, boxes: readonly Box[], name: string, skipped = 0) =>
  boxes.filter((box) => box.name === name).flatMap(({ from, to }) => boxesIn(content, from + skipped, to));

/** The largest of the sizes that it names: the picture itself, whatever tiles and previews there are. */
function sizeIn(content: Buffer, meta: readonly Box[]): Pick<Picture, 'widthPx' | 'heightPx'> | undefined {
  const properties = within(content, within(content, meta, 'iprp'), 'ipco');
  return properties
    .filter(({ from, name, to }) => name === 'ispe' && to - from >= 12)
    .map(({ from }) => ({ widthPx: content.readUInt32BE(from + 4), heightPx: content.readUInt32BE(from + 8) }))
    .toSorted((one, other) => other.widthPx * other.heightPx - one.widthPx * one.heightPx)[0];
}

/** Where Exif and XMP are in the file, with what takes their place. */
function privateItems(content: Buffer, meta: readonly Box[], metaAt: number): Blanked[] {
  const list = meta.find(({ name }) => name === 'iinf');
  const places = meta.find(({ name }) => name === 'iloc');
  const idat = meta.find(({ name }) => name === 'idat');
  if (!list || !places) return [];
  const wanted = new Map<number, Blanked['by']>();
  for (const { from, name, to } of boxesIn(content, list.from + (content[list.from] === 0 ? 6 : 8), list.to)) {
    if (name !== 'infe' || to - from < 12) continue;
    const isLong = content[from] === 3;
    const id = isLong ? content.readUInt32BE(from + 4) : content.readUInt16BE(from + 4);
    const type = content.toString('latin1', from + (isLong ? 10 : 8), from + (isLong ? 14 : 12));
    if (type === 'Exif') wanted.set(id, emptyExif);
    else if (type === 'mime') wanted.set(id, spaces);
  }
  return rangesOf(content.subarray(places.from, places.to), wanted, idat && metaAt + idat.from);
}

/** ISO 14496-12 §8.11.3: the places of the wanted items. */
function rangesOf(iloc: Buffer, wanted: ReadonlyMap<number, Blanked['by']>, idatAt: number | undefined): Blanked[] {
  const version = iloc[0] ?? 0;
  const [offsetBytes, lengthBytes] = [(iloc[4] ?? 0) >> 4, (iloc[4] ?? 0) & 15];
  const [baseBytes, indexBytes] = [(iloc[5] ?? 0) >> 4, version === 0 ? 0 : (iloc[5] ?? 0) & 15];
  const ranges: Blanked[] = [];
  let at = 6;
  const take = (length: number) => {
    at += length;
    if (at > iloc.length) return 0;
    return length === 8
      ? Number(iloc.readBigUInt64BE(at - 8))
      : length === 0
        ? 0
        : iloc.readUIntBE(at - length, length);
  };
  const wide = version < 2 ? 2 : 4;
  const count = take(wide);
  for (let item = 0; item < count && at < iloc.length; item += 1) {
    const id = take(wide);
    const method = version === 0 ? 0 : take(2) & 15;
    take(2);
    const base = take(baseBytes) + (method === 1 ? (idatAt ?? 0) : 0);
    const extents = take(2);
    for (let extent = 0; extent < extents && at <= iloc.length; extent += 1) {
      take(indexBytes);
      const from = base + take(offsetBytes);
      const length = take(lengthBytes);
      const by = wanted.get(id);
      if (by && method < 2) ranges.push({ from, to: from + length, by });
    }
  }
  return ranges;
}

/** The boxes as they are, with nothing that can be read in the blanked ranges. */
function piecesOf(boxes: readonly Box[], blanked: readonly Blanked[]): Piece[] {
  const pieces: Piece[] = [];
  const end = boxes.at(-1)?.to ?? 0;
  let at = 0;
  for (const { by, from, to } of blanked.toSorted((one, other) => one.from - other.from)) {
    if (from < at || to > end || to <= from) continue;
    addRange(pieces, at, from);
    pieces.push(by(to - from));
    at = to;
  }
  addRange(pieces, at, end);
  return pieces;
}

const spaces = (length: number) => Buffer.alloc(length, ' ');

/** An Exif block that says nothing. */
function emptyExif(length: number): Buffer {
  const empty = Buffer.concat([Buffer.alloc(4), tiffWithOrientation(1)]);
  return length < empty.length ? Buffer.alloc(length) : Buffer.concat([empty, Buffer.alloc(length - empty.length)]);
}
