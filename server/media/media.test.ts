import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paletteOf } from '@frontage/contract/identity/palette.ts';
import { boxOf, everySizeKeys, largeSizeKeys, pictureSizeKeys } from '@frontage/contract/primitives/picture.ts';
import { cutInText } from '@frontage/contract/primitives/pictureInText.ts';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import type { Media } from '../payload-types.ts';
import { emptySeed } from '../seed/emptySeed.ts';
import { defined } from '../seed/stored.ts';
import { describeOnEach, openTestDatabase } from '../testing/databases.ts';
import { pictureForm } from '../testing/operations/Operation.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { samplePng, withoutCuts } from '../testing/samplePicture.ts';
import { openStage, signInForToken } from '../testing/stage.ts';
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
  return { payload, upload, pathOf: (name: string) => join(environment.mediaDir, name) };
}

test.each(['', '   ', 'a'.repeat(201)])(
  'refuses a picture whose alternative text, for people who do not see it, is %j',
  async (alt) => {
    const { payload, upload } = await opened();
    const png = await samplePng(20, 20);
    await expect(withoutCuts(payload, () => upload(alt, png))).rejects.toThrow(/What it shows/);
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

test('puts a photograph into the two tones of the site, and takes it out of them again', { tags: 'long' }, async () => {
  const { payload, pathOf } = await opened();
  const identity = { ink: '#12372a', ground: '#ffffff' };
  await payload.updateGlobal({ slug: 'site-settings', data: defined({ ...emptySeed().settings, identity }) });
  const grey = Buffer.from(Array.from({ length: 256 * 192 * 3 }, (_, at) => 40 + (Math.floor(at / 3) % 256) / 2));
  const data = await sharp(grey, { raw: { width: 256, height: 192, channels: 3 } })
    .png()
    .toBuffer();
  const file = { data, name: 'ines.png', mimetype: 'image/png', size: data.length };
  const { id } = await payload.create({ collection: 'media', data: { alt: 'Ines', isToned: true }, file });
  const endsOf = async () => {
    const { filename, sizes } = await payload.findByID({ collection: 'media', id });
    const cut = new Map(Object.entries(sizes ?? {})).get(sizeNameOf('480-360', 'webp'))?.filename;
    const { data: pixels, info } = await sharp(await readFile(pathOf(cut ?? 'missing')))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const last = (info.width - 1) * info.channels;
    expect(await readFile(pathOf(filename ?? 'missing')), 'the file itself').toEqual(data);
    return [pixels.subarray(0, 3), pixels.subarray(last, last + 3)].map((pixel) => [...pixel]);
  };
  const near = (colour: string) => [...Buffer.from(colour.slice(1), 'hex')].map((one) => expect.closeTo(one, -1));
  const { paper, root } = paletteOf(identity);
  expect(await endsOf()).toEqual([near(paper.text[0]), near(root['ground-water'][0])]);
  await payload.update({ collection: 'media', id, data: { isToned: false } });
  expect(await endsOf()).toEqual([near('#282828'), near('#a7a7a7')]);
});

test('takes from nobody what is measured: neither the name of a file nor its size can be written', async () => {
  const stage = await openStage('SQLite');
  onTestFinished(() => stage.close());
  const token = await signInForToken(stage, 'editor');
  const form = await pictureForm({ alt: 'A quay' });
  const { doc } = (await withoutCuts(stage.payload, () => stage.call('POST', 'media', form, token))).body;
  const made = {
    filename: 'frontage.sqlite',
    url: '/x',
    width: 9,
    height: 9,
    filesize: 1,
    mimeType: 'text/html',
  };
  const hidden = { sizes: { webp120x120: { filename: 'x.webp' } }, drawn: true, formerFiles: { 'a.png': 'picture' } };
  const sent = { ...made, ...hidden, rasterised: 'no', alt: 'A pier' };
  const { status } = await stage.call('PATCH', `media/${doc.id}`, sent, token);
  const { body } = await stage.call('GET', `media/${doc.id}`, undefined, token);
  const { alt: _alt, updatedAt: _now, editedBy: _by, ...before } = doc;
  expect([status, body]).toMatchObject([200, { ...before, alt: 'A pier' }]);
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
  const { payload, upload } = await opened();
  const data = Buffer.concat([await samplePng(20, 20), Buffer.from('<script>alert(1)</script>')]);
  const { filename, mimeType } = await withoutCuts(payload, () => upload('A page is behind it', data, { name }));
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

test('cuts a large picture to the boxes of dense screens too, and again when its focal point moves, also to boxes to which it was not cut before', {
  tags: 'long',
}, async () => {
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
  expect(await cutOf()).toBe('quay-png-1380x1034.webp');
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

test('leads from the name of a cut that is cut anew under another one', async () => {
  const { payload, upload } = await opened();
  const { id, sizes } = await upload('A quay', await samplePng(300, 200));
  const before = { ...sizes, webp120x120: { ...sizes?.webp120x120, filename: 'picture-120x120.webp' } };
  await payload.db.updateOne({ collection: 'media', id, data: { sizes: before }, returning: false });
  await payload.update({ collection: 'media', id, data: { focalX: 20 } });
  const names = await findFormerFiles(payload);
  expect([...names]).toEqual([['picture-120x120.webp', 'picture-png-120x120.webp']]);
  await payload.update({ collection: 'media', id, data: { alt: 'A quay at night' } });
  expect(await findFormerFiles(payload)).toEqual(names);
});

/** The names of all files of the library. */
const filesIn = async (pathOf: (name: string) => string) =>
  existsSync(pathOf('')) ? (await readdir(pathOf(''))).toSorted() : [];

test.each([
  [
    'a picture of an iPhone',
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    /HEIC.*Upload a PNG, JPEG, WebP, AVIF or SVG\..*JPEG/,
  ],
  ['more pixels than can be cut', sizedPng(16_000, 16_000), /16,000 x 16,000 px, and may have 50 million/],
  ['a picture too long to be cut', sizedPng(2, 60_000), /2 x 60,000 px\. Cut it.*1,000 times/],
  ['a side of 65,536 px', sizedPng(65_536, 1_000), /65,536 x 1,000 px/],
])('refuses %s before it is decoded, in the right words, and keeps nothing', async (_, data, words) => {
  const { upload, pathOf } = await opened();
  await expect(upload('A picture', await data)).rejects.toThrow(words);
  expect(await filesIn(pathOf)).toEqual([]);
});

test('refuses a picture that was cut off, or that moves', async () => {
  const { upload, pathOf } = await opened();
  const noise = randomBytes(200 * 200 * 3);
  const jpeg = await sharp(noise, { raw: { width: 200, height: 200, channels: 3 } })
    .jpeg()
    .toBuffer();
  await expect(upload('Half of it', jpeg.subarray(0, 9_000))).rejects.toThrow('incomplete or damaged');
  const frames = await sharp(randomBytes(60 * 20 * 3), { raw: { width: 20, height: 60, channels: 3, pageHeight: 20 } })
    .webp({ loop: 0, delay: [100, 100, 100] })
    .toBuffer();
  await expect(upload('It moves', frames)).rejects.toThrow('Save one frame');
  expect(await filesIn(pathOf)).toEqual([]);
});

test('keeps nothing of an upload whose row is refused after its files were written', async () => {
  const { payload, upload, pathOf } = await opened();
  await upload('Kept', await samplePng(30, 20), { name: 'kept.png' });
  const before = await filesIn(pathOf);
  const { create } = payload.db;
  payload.db.create = () => Promise.reject(new Error('the transaction has expired'));
  onTestFinished(() => {
    payload.db.create = create;
  });
  await expect(upload('Lost', await samplePng(30, 20), { name: 'lost.png' })).rejects.toThrow('expired');
  expect(await filesIn(pathOf)).toEqual(before);
});

const taken = { IFD0: { Make: 'Camera', Artist: 'Ada V', DateTime: '2026:11:01 10:00:00' } };
const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 3/1' } };

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'serves the original of a %s without place, time, device and author, with the same pixels and colours',
  async (format) => {
    const { payload, upload, pathOf } = await opened();
    const sent = await sharp(randomBytes(40 * 30 * 3), { raw: { width: 40, height: 30, channels: 3 } })
      .withIccProfile('p3')
      .withExif({ ...taken, ...place })
      .toFormat(format)
      .toBuffer();
    expect(sent.includes('Ada V')).toBe(true);
    const { filename } = await withoutCuts(payload, () => upload('A picture', sent, { name: 'holiday' }));
    const kept = await readFile(pathOf(filename ?? 'missing'));
    for (const trace of ['Ada V', 'Camera', '2026:11:01']) expect(kept.includes(trace), trace).toBe(false);
    expect((await sharp(kept).metadata()).icc).toEqual((await sharp(sent).metadata()).icc);
    expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(sent).raw().toBuffer());
  },
);

for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
  const details = [3, 6].includes(orientation) ? {} : { tags: 'long' };
  const title = `notes the size in which a photograph turned by ${orientation} is shown, also once its focal point moves`;
  test(title, details, async () => {
    const { payload, upload } = await opened();
    const sent = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8d6dd' } })
      .withMetadata({ orientation })
      .jpeg()
      .toBuffer();
    const { height, id, width } = await withoutCuts(payload, () => upload('A quay', sent));
    const shown = orientation >= 5 ? { width: 30, height: 40 } : { width: 40, height: 30 };
    expect({ width, height }).toEqual(shown);
    expect(cutInText(shown)).toBe(orientation >= 5 ? '690-517' : '1000-510');
    const moved = () => payload.update({ collection: 'media', id, data: { focalX: 20, focalY: 20 } });
    expect(await withoutCuts(payload, moved)).toMatchObject(shown);
  });
}

test('crops a photograph that was taken sideways as an editor sees it, under a name of its own', async () => {
  const { payload, upload, pathOf } = await opened();
  const red = sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } });
  const sideways = await red
    .extend({ bottom: 40, background: '#0000ff' })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100 })
    .toBuffer();
  const { id } = await upload('A quay', sideways);
  const crop = { crop: { x: 50, y: 0 }, widthInPixels: 40, heightInPixels: 40 };
  const cut = await payload.update({ collection: 'media', id, data: {}, req: { query: { uploadEdits: crop } } });
  expect(cut).toMatchObject({ filename: 'picture-1.jpg', width: 40, height: 40 });
  expect((await sharp(pathOf(cut.filename ?? '')).stats()).dominant).toMatchObject({ r: 248, g: 8, b: 8 });
  const small = await sharp(pathOf(cut.sizes?.webp120x120?.filename ?? '')).stats();
  expect(small.dominant).toMatchObject({ r: 248, g: 8, b: 8 });
});

test.each([
  ['team.jpg', 'team.png'],
  ['plan.v2.jpg', 'plan-v2.jpg'],
])('keeps the cuts of %s and %s apart', async (one, other) => {
  const { upload, pathOf } = await opened();
  const filled = (background: string) => sharp({ create: { width: 40, height: 40, channels: 3, background } });
  const red = await upload('Red', await filled('#ff0000').jpeg().toBuffer(), { name: one });
  const blue = await upload(
    'Blue',
    await filled('#0000ff')
      .toFormat(other.endsWith('png') ? 'png' : 'jpeg')
      .toBuffer(),
    { name: other },
  );
  expect([red.filename, blue.filename]).toEqual([one, other]);
  const { dominant } = await sharp(pathOf(red.sizes?.webp120x120?.filename ?? '')).stats();
  expect(dominant).toMatchObject({ r: 248, b: 8 });
});

test.each([
  ['aux.png', 'picture-aux.png'],
  ['con.', 'picture-con.png'],
  ['???.png', 'picture.png'],
  ['.htaccess', 'picture.png'],
  [`${'ä'.repeat(126)}.png`, `${'ä'.repeat(100)}.png`],
])('stores a picture called %s as one that browsers are sent and that the disk takes', async (name, stored) => {
  const { upload, pathOf } = await opened();
  const { filename, sizes } = await upload('A quay', await samplePng(20, 20), { name });
  expect(filename).toBe(stored);
  expect(existsSync(pathOf(sizes?.webp120x120?.filename ?? ''))).toBe(true);
});

test('gives a copy of a picture cuts of its own', async () => {
  const { payload, upload, pathOf } = await opened();
  const { id } = await upload('A quay', await samplePng(300, 200));
  const copy = await payload.duplicate({ collection: 'media', id, data: { alt: 'Another' } });
  expect(copy.sizes?.webp120x120?.filename).toBe('picture-1-png-120x120.webp');
  expect(existsSync(pathOf('picture-1-png-120x120.webp'))).toBe(true);
});

describeOnEach('on %s', (name) => {
  test('lets others write while a photograph is read and cut', async () => {
    const { payload, close } = await openTestDatabase(name);
    onTestFinished(close);
    const data = await sharp(randomBytes(900 * 600 * 3), { raw: { width: 900, height: 600, channels: 3 } })
      .jpeg()
      .toBuffer();
    const file = { data, name: 'quay.jpg', mimetype: 'image/jpeg', size: data.length };
    let isStored = false;
    const uploaded = payload.create({ collection: 'media', data: { alt: 'A quay' }, file }).finally(() => {
      isStored = true;
    });
    // A transaction that waits for the cuts would let one write go before it, and the others after it.
    for (let count = 0; count < 5; count += 1) await payload.create({ collection: 'leads', data: sampleLead });
    expect(isStored).toBe(false);
    await uploaded;
  });
});

/** A PNG whose head claims that size. */
async function sizedPng(width: number, height: number): Promise<Buffer> {
  const file = Buffer.from(await samplePng(1, 1));
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
}
