const orientationTag = 0x0112;
const shortType = 3;
/** The most bytes of an Exif block that are read: the first directory is at its beginning. */
export const maxExifBytes = 65_536;

/** The orientation of a picture, from the TIFF structure of its Exif block: 2 to 8; undefined if it is upright. */
export function orientationOf(tiff: Buffer): number | undefined {
  const order = tiff.toString('latin1', 0, 2);
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return undefined;
  const isLittle = order === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return undefined;
  const count = short(directory);
  for (let index = 0; index < count; index += 1) {
    const at = directory + 2 + index * 12;
    if (at + 12 > tiff.length) return undefined;
    if (short(at) !== orientationTag || short(at + 2) !== shortType) continue;
    const value = short(at + 8);
    return value >= 2 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** A TIFF structure with the orientation of the picture and nothing else. */
export function tiffWithOrientation(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(shortType, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
