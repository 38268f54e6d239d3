import fc from 'fast-check';
import sharp from 'sharp';
import { expect } from 'vitest';
import { lookAtUpload } from '../media/lookAtUpload.ts';

/** What cameras, phones and their programs note of a person, a place, a day and a device; none of it may go public. */
const told = {
  IFD0: {
    Make: 'Canarycam',
    Model: 'Canarycam X1',
    Artist: 'Ada Canary',
    Software: 'Canarysoft 3',
    DateTime: '2026:01:02 03:04:05',
  },
  IFD2: { DateTimeOriginal: '2026:01:02 03:04:05', LensModel: 'Canarylens', BodySerialNumber: 'Canary-77' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '4/1 53/1 0/1' },
};
type Directory = keyof typeof told;

/** A photograph as a camera or a program for photographs writes it. */
export const photographDialects = fc
  .record({
    format: fc.constantFrom('jpeg', 'webp', 'png', 'avif'),
    /** How the camera was held, as EXIF says it. In an AVIF browsers pass over that. */
    orientation: fc.integer({ min: 1, max: 8 }),
    isWide: fc.boolean(),
    space: fc.constantFrom('srgb', 'p3', 'cmyk', 'grey'),
    directories: fc.subarray<Directory>(['IFD0', 'IFD2', 'IFD3']),
    hasXmp: fc.boolean(),
    isProgressive: fc.boolean(),
  })
  .map((made) => (made.format === 'avif' ? { ...made, orientation: 1 } : made));
type Photograph = typeof photographDialects extends fc.Arbitrary<infer Made> ? Made : never;

/** Where the corner that is stored at the top left is shown: on the right, at the bottom. */
const shownAt: Record<number, [isRight: boolean, isLow: boolean]> = {
  ...{ 1: [false, false], 2: [true, false], 3: [true, true], 4: [false, true] },
  ...{ 5: [false, false], 6: [true, false], 7: [true, true], 8: [false, true] },
};
const [long, short] = [48, 32];

async function write({ directories, format, hasXmp, isProgressive, isWide, orientation, space }: Photograph) {
  const [width, height] = isWide ? [long, short] : [short, long];
  const corner = { create: { width: width / 2, height: height / 2, channels: 3, background: '#e6e6e6' } } as const;
  const image = sharp({ create: { width, height, channels: 3, background: '#202020' } })
    .composite([{ input: await sharp(corner).png().toBuffer(), gravity: 'northwest' }])
    .withMetadata({ orientation })
    .withExifMerge(Object.fromEntries(directories.map((name) => [name, told[name]])));
  if (hasXmp) image.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>Ada Canary</creator></x:xmpmeta>');
  // Only a JPEG may be made of four inks.
  if (space === 'cmyk' && format === 'jpeg') image.toColourspace('cmyk');
  if (space === 'grey') image.toColourspace('b-w');
  if (space === 'p3') image.withIccProfile('p3');
  const bytes = await image
    .toFormat(format, format === 'jpeg' || format === 'png' ? { progressive: isProgressive } : {})
    .toBuffer();
  return { bytes, shown: orientation < 5 ? { width, height } : { width: height, height: width } };
}

/** Expects that the library keeps a photograph upright, in its size and its tones, and nothing that it tells of people. */
export async function expectPhotographKept(photograph: Photograph): Promise<void> {
  const { bytes, shown } = await write(photograph);
  const kept = await lookAtUpload(bytes, {});
  if ('refusal' in kept) throw new Error(kept.refusal);
  expect(kept.size).toEqual(shown);
  const { data, info } = await sharp(kept.bytes)
    .autoOrient()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual(shown);
  const toneAt = (isRight: boolean, isLow: boolean) => {
    const [x, y] = [isRight ? shown.width - 5 : 4, isLow ? shown.height - 5 : 4];
    return data[(y * info.width + x) * info.channels] ?? 0;
  };
  for (const isRight of [false, true]) {
    for (const isLow of [false, true]) {
      const isCorner = String([isRight, isLow]) === String(shownAt[photograph.orientation]);
      expect(
        Math.abs(toneAt(isRight, isLow) - (isCorner ? 0xe6 : 0x20)),
        `right ${isRight}, low ${isLow}`,
      ).toBeLessThan(48);
    }
  }
  expect(kept.bytes.toString('latin1')).not.toMatch(/Canary|2026:01:02/);
  const { exif, xmp } = await sharp(kept.bytes).metadata();
  // Overwritten in place in a format whose parts refer to one another by their places.
  expect(xmp?.toString().trim() ?? '').toBe('');
  // EXIF may still say how the pixels are turned and how dense they are. A directory of places begins with 0x8825.
  expect(exif?.includes(Buffer.from('8825', 'hex')) || exif?.includes(Buffer.from('2588', 'hex'))).toBeFalsy();
}
