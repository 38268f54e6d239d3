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

const exifName = 'Exif\0\0';
const endOfPicture = 0xd9;
const startOfScan = 0xda;
/** The beginnings of application segments that are kept: the file type, its colours and their coding. */
const keptApplications = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

/** Reads a JPEG by its segments; undefined if they are broken. ITU-T T.81 annex B. */
export async function readJpeg(bytes: FileWindow): Promise<Picture | undefined> {
  const pieces: Piece[] = [];
  let size: { widthPx: number; heightPx: number } | undefined;
  let orientation: number | undefined;
  addRange(pieces, 0, 2);
  let at = 2;
  for (let part = 0; part < maxParts; part += 1) {
    const head = await bytes.read(at, 22);
    if (head[0] !== 0xff || head.length < 2) return undefined;
    const marker = head[1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === endOfPicture) {
      addRange(pieces, at, at + 2);
      // Data after the end is not part of the picture: another one, a film, an archive.
      return size && { ...size, orientation, pieces };
    }
    if (head.length < 4) return undefined;
    const next = at + 2 + head.readUInt16BE(2);
    if (next < at + 4 || next > bytes.sizeBytes) return undefined;
    if (isFrame(marker)) {
      if (head.length < 9) return undefined;
      const found = { heightPx: head.readUInt16BE(5), widthPx: head.readUInt16BE(7) };
      if (size && found.heightPx * found.widthPx !== size.heightPx * size.widthPx) return undefined;
      size = found;
    }
    if (isKept(marker, head)) addRange(pieces, at, next);
    else if (marker === 0xe1 && orientation === undefined && head.toString('latin1', 4, 10) === exifName) {
      orientation = orientationOf(await bytes.read(at + 10, Math.min(next - at - 10, maxExifBytes)));
      if (orientation !== undefined) pieces.push(segmentOf(orientation));
    } else if (!isDropped(marker)) return undefined;
    at = next;
    if (marker === startOfScan) {
      const end = await bytes.nextMarker(at);
      addRange(pieces, at, end ?? bytes.sizeBytes);
      // Cut off on its way to us. Browsers show it too, and nothing follows.
      if (end === undefined) return size && { ...size, orientation, pieces };
      at = end;
    }
  }
  return undefined;
}

/** Frames, tables and scans. Not the marker of hierarchical pictures, which no program opens. */
function isKept(marker: number, head: Buffer): boolean {
  if ((marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= 0xda && marker <= 0xdd)) return true;
  const beginning = keptApplications.get(marker);
  return beginning !== undefined && head.toString('latin1', 4, 4 + beginning.length) === beginning;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

/** Everything else that programs write about the picture: Exif, XMP, IPTC, comments, previews. */
function isDropped(marker: number): boolean {
  return (marker >= 0xe0 && marker <= 0xef) || marker >= 0xf0;
}

function segmentOf(orientation: number): Buffer {
  const content = Buffer.concat([Buffer.from(exifName, 'latin1'), tiffWithOrientation(orientation)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}
