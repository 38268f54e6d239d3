import {
  addRange,
  type FileWindow,
  maxExifBytes,
  maxParts,
  orientationOf,
  type Picture,
  type Piece,
  tiffWithOrientation,
} from './Picture.ts';

const kept = new Set(['VP8 ', 'VP8L', 'ALPH', 'ICCP', 'ANIM', 'ANMF']);
const riffBytes = 12;
const exifFlag = 0x08;
const xmpFlag = 0x04;

/** Reads a WebP by its chunks; undefined if they are broken. RFC 9649. */
export async function readWebp(bytes: FileWindow): Promise<Picture | undefined> {
  const riff = await bytes.read(0, riffBytes);
  if (riff.length < riffBytes) return undefined;
  const end = Math.min(8 + riff.readUInt32LE(4), bytes.sizeBytes);
  const pieces: Piece[] = [];
  let size: Pick<Picture, 'widthPx' | 'heightPx'> | undefined;
  let extended: Buffer | undefined;
  let orientation: number | undefined;
  let frames = 0;
  let at = riffBytes;
  for (let part = 0; at + 8 <= end; part += 1) {
    if (part === maxParts) return undefined;
    const head = await bytes.read(at, 18);
    const name = head.toString('latin1', 0, 4);
    const contentBytes = head.readUInt32LE(4);
    const next = at + 8 + contentBytes + (contentBytes % 2);
    // Some programs omit the last padding.
    if (at + 8 + contentBytes > bytes.sizeBytes) return undefined;
    if (part === 0) {
      size = sizeIn(name, await bytes.read(at + 8, 10));
      if (!size) return undefined;
    }
    if (name === 'ANMF') frames += 1;
    if (name === 'VP8X') extended ??= await bytes.read(at, 18);
    else if (kept.has(name)) addRange(pieces, at, Math.min(next, bytes.sizeBytes));
    else if (name === 'EXIF') {
      orientation ??= orientationOf(withoutName(await bytes.read(at + 8, Math.min(contentBytes, maxExifBytes))));
    }
    at = next;
  }
  if (!size || pieces.length === 0) return undefined;
  return { ...size, orientation, isMoving: frames > 1, pieces: assemble(pieces, extended, orientation) };
}

/** The chunks with new headers, which state their size and which kinds of chunk follow. */
function assemble(pieces: Piece[], extended: Buffer | undefined, orientation: number | undefined): Piece[] {
  const all: Piece[] = [...pieces];
  if (extended) {
    const flags = (extended[8] ?? 0) & ~exifFlag & ~xmpFlag;
    extended[8] = orientation === undefined ? flags : flags | exifFlag;
    all.unshift(extended);
    if (orientation !== undefined) all.push(exifChunk(orientation));
  }
  const contentBytes = all.reduce(
    (sum, piece) => sum + (piece instanceof Uint8Array ? piece.length : piece.to - piece.from),
    4,
  );
  const riff = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  riff.writeUInt32LE(contentBytes, 4);
  return [riff, ...all];
}

function exifChunk(orientation: number): Buffer {
  const tiff = tiffWithOrientation(orientation);
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1');
  head.writeUInt32LE(tiff.length, 4);
  return Buffer.concat([head, tiff]);
}

/** Some programs write the name that comes before the block in a JPEG. */
function withoutName(exif: Buffer): Buffer {
  return exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif;
}

function sizeIn(name: string, content: Buffer): Pick<Picture, 'widthPx' | 'heightPx'> | undefined {
  if (content.length < 10) return undefined;
  if (name === 'VP8X') return { widthPx: content.readUIntLE(4, 3) + 1, heightPx: content.readUIntLE(7, 3) + 1 };
  if (name === 'VP8 ') {
    return { widthPx: content.readUInt16LE(6) & 0x3fff, heightPx: content.readUInt16LE(8) & 0x3fff };
  }
  if (name !== 'VP8L') return undefined;
  const bits = content.readUInt32LE(1);
  return { widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >>> 14) & 0x3fff) + 1 };
}
