import { join } from 'node:path';
import { boxOf, everySizeKeys, largeSizeKeys, pictureSizeKeys } from '@frontage/contract/primitives/picture.ts';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { Media } from '../payload-types.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { pictureForm } from '../testing/operations/Operation.ts';
import { samplePng } from '../testing/samplePicture.ts';
import { openStage } from '../testing/stage.ts';
import { findFormerFiles } from './findFormerFiles.ts';
import { sizeNameOf } from './imageSizes.ts';

async function opened() {
  const { payload, environment, close } = await openTestDatabase('SQLite');
  onTestFinished(close);
  const upload = async (alt: string, data: Buffer, { focalX = 50, name = 'picture.png' } = {}) =>
    payload.create({
      collection: 'media',
      data: { alt, focalX, focalY: 50 },
      file: { data, name, mimetype: 'image/png', size: data.length },
    });
  return { upload, pathOf: (name: string) => join(environment.mediaDir, name) };
}

test.each(['', '   ', 'a'.repeat(201)])(
  'refuses a picture whose alternative text, for people who do not see it, is %j',
  async (alt) => {
    const { upload } = await opened();
    await expect(upload(alt, await samplePng(20, 20))).rejects.toThrow(/What it shows/);
  },
);

test('cuts a picture to each of the eight boxes exactly, as AVIF and WebP, even a smaller one', async () => {
  const { upload, pathOf } = await opened();
  const { sizes } = await upload('A picture', await samplePng(300, 200));
  for (const key of everySizeKeys) {
    for (const format of ['avif', 'webp'] as const) {
      const filename = Object.entries(sizes ?? {}).find(([name]) => name === sizeNameOf(key, format))?.[1]?.filename;
      const found = await sharp(pathOf(filename ?? 'missing')).metadata();
      expect({ width: found.width, height: found.height }, `${key} as ${format}`).toEqual(boxOf(key));
      expect(found.format).toBe(format === 'avif' ? 'heif' : 'webp');
    }
  }
});

/** The boxes to which a picture was cut. */
function cutsOf({ sizes }: Media) {
  const files = new Map(Object.entries(sizes ?? {}).map(([name, size]) => [name, size?.filename]));
  return pictureSizeKeys.filter((key) => files.get(sizeNameOf(key, 'avif')) && files.get(sizeNameOf(key, 'webp')));
}

test('does not cut the raster of a drawing to the boxes of dense screens', async () => {
  const { upload } = await opened();
  expect(cutsOf(await upload('A picture', await samplePng(1200, 900)))).toEqual(everySizeKeys);
});

test('keeps the focal point in each cut', async () => {
  const { upload, pathOf } = await opened();
  const right = { input: await samplePng(200, 300), left: 1000, top: 0 };
  const wide = await sharp({ create: { width: 1200, height: 300, channels: 3, background: '#000000' } })
    .composite([right])
    .png()
    .toBuffer();
  const { sizes } = await upload('White at the right', wide, { focalX: 95 });
  const { channels } = await sharp(pathOf(sizes?.webp120x120?.filename ?? 'missing')).stats();
  // The sample is light; a cut around the middle would be black.
  expect(channels[0]?.mean).toBeGreaterThan(60);
});

test.each([
  ['poly.html', 'poly.png'],
  ['.png', 'picture.png'],
  ['quay', 'quay.png'],
  ['Port (2).JPEG', 'Port (2).png'],
])('names a picture that arrives as %s by its content', async (name, kept) => {
  const { upload } = await opened();
  const data = Buffer.concat([await samplePng(20, 20), Buffer.from('<script>alert(1)</script>')]);
  const { filename, mimeType } = await upload('A picture with a page behind it', data, { name });
  expect([filename, mimeType]).toEqual([kept, 'image/png']);
});

test('refuses a file that is not a picture, and says what can be uploaded', async () => {
  const { upload } = await opened();
  await expect(upload('A page', Buffer.from('<!doctype html><p>Hello</p>'))).rejects.toThrow('Upload a PNG');
  await expect(upload('Nothing', Buffer.alloc(0))).rejects.toThrow('Upload a PNG');
});

test('accepts a picture as the admin sends it', async () => {
  const { asAdmin, close } = await openStage('SQLite');
  onTestFinished(close);
  const { body, status } = await asAdmin('POST', 'media', await pictureForm({ alt: 'A quay' }));
  expect([status, body.doc?.filename]).toEqual([201, 'quay.png']);
});

test('cuts a large picture to the boxes of dense screens too, and again when its focal point moves, also to boxes to which it was not cut before', async () => {
  const { asAdmin, close, payload } = await openStage('SQLite');
  onTestFinished(close);
  const data = await samplePng(2400, 1600);
  const file = { data, name: 'quay.png', mimetype: 'image/png', size: data.length };
  const doc = await payload.create({ collection: 'media', data: { alt: 'A quay', focalX: 50, focalY: 50 }, file });
  expect(cutsOf(doc)).toEqual([...everySizeKeys, ...largeSizeKeys]);
  const [name, without] = [sizeNameOf('1380-1034', 'webp'), { filename: null, url: null }];
  await payload.db.updateOne({ collection: 'media', id: doc.id, data: { sizes: { ...doc.sizes, [name]: without } } });
  const cutOf = async () => (await asAdmin('GET', `media/${doc.id}`)).body.sizes[name].filename;
  expect(await cutOf()).toBeNull();
  await asAdmin('PATCH', `media/${doc.id}?uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=50`, {});
  expect(await cutOf()).toBe('quay-1380x1034.webp');
});

test("leads from a picture's former names to the files that replaced them", async () => {
  const { asAdmin, close, payload } = await openStage('SQLite');
  onTestFinished(close);
  const first = (await asAdmin('POST', 'media', await pictureForm({ alt: 'A quay' }))).body.doc;
  const replace = async (name: string) =>
    (await asAdmin('PATCH', `media/${first.id}`, await pictureForm({}, name))).body.doc;
  await replace('quay at night.png');
  const now = await replace('crane.png');
  const names = await findFormerFiles(payload);
  expect(names.get('quay.png')).toBe('crane.png');
  expect(names.get('quay at night.png')).toBe('crane.png');
  expect(names.get(first.sizes.webp120x120.filename)).toBe(now.sizes.webp120x120.filename);
  await replace('quay.png');
  expect((await findFormerFiles(payload)).has('quay.png'), 'it has this name again').toBe(false);
});
