import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { boxOf, everySizeKeys } from '@frontage/contract/primitives/picture.ts';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { toPicture } from '../content/picture.ts';
import { emptySeed } from '../seed/emptySeed.ts';
import { defined } from '../seed/stored.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { samplePng } from '../testing/samplePicture.ts';
import { sizeNameOf } from './imageSizes.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360"><path fill="#ECE2CA" d="M0 0H480V360H0Z"/><circle cx="9" cy="9" r="4" fill="#C8005A"/></svg>';

async function opened() {
  const { payload, environment, close } = await openTestDatabase('SQLite');
  onTestFinished(close);
  const fileOf = (data: Buffer, name: string) => ({ data, name, mimetype: 'image/svg+xml', size: data.length });
  const upload = (text: string, name = 'quay.svg', ownColours = false) =>
    payload.create({
      collection: 'media',
      data: { alt: 'A quay', focalX: 10, focalY: 50, ownColours },
      file: fileOf(Buffer.from(text), name),
    });
  const replace = (id: number, data: Buffer, name: string) =>
    payload.update({ collection: 'media', id, data: {}, file: fileOf(data, name), overwriteExistingFiles: false });
  return { payload, upload, replace, pathOf: (name: string) => join(environment.mediaDir, name) };
}

test('keeps an uploaded drawing for pages, and rasters for everything else', async () => {
  const { upload, pathOf } = await opened();
  const media = await upload(drawing);
  expect(toPicture(media)).toMatchObject({
    url: '/media/quay.png',
    drawing: '/media/quay.svg',
    width: 1200,
    height: 900,
    sizes: { '480-360': { webp: expect.stringMatching(/webp$/) } },
  });
  const kept = await readFile(pathOf('quay.svg'), 'utf8');
  expect(kept).toContain('preserveAspectRatio="xMinYMid slice"');
  expect(kept).toContain('[fill="#c8005a"]{fill:#ff5f9e}');
  expect(brotliDecompressSync(await readFile(pathOf('quay.svg.br'))).toString()).toBe(kept);
  const { channels } = await sharp(pathOf('quay.png')).stats();
  expect(channels.map(({ max }) => max).slice(0, 3)).toEqual([0xec, 0xe2, 0xca]);
});

test('cuts a drawing to each of the eight boxes exactly, as WebP, also with another focal point and in place of a photograph', async () => {
  const { payload, pathOf, replace, upload } = await opened();
  const filesOf = (media: Parameters<typeof toPicture>[0]) =>
    Object.entries(toPicture(media)?.sizes ?? {}).map(([box, formats]) => `${box} ${Object.keys(formats)}`);
  const drawn = await upload(drawing);
  for (const key of everySizeKeys) {
    const filename = new Map(Object.entries(drawn.sizes ?? {})).get(sizeNameOf(key, 'webp'))?.filename;
    const { format, height, width } = await sharp(pathOf(filename ?? 'missing')).metadata();
    expect({ format, height, width }, key).toEqual({ format: 'webp', ...boxOf(key) });
  }
  const every = everySizeKeys.map((box) => `${box} webp`);
  expect(filesOf(drawn)).toEqual(every);
  const moved = await payload.update({ collection: 'media', id: drawn.id, data: { focalX: 90, focalY: 90 } });
  expect(filesOf(moved)).toEqual(every);
  const photograph = await replace(drawn.id, await samplePng(40, 30), 'photo.png');
  expect(filesOf(photograph)).toEqual(everySizeKeys.map((box) => `${box} webp,avif`));
  expect(filesOf(await replace(drawn.id, Buffer.from(drawing), 'crane.svg'))).toEqual(every);
});

test('answers each of the eight boxes for a drawing that has only some of them, with the next wider cut', async () => {
  const { upload } = await opened();
  const media = await upload(drawing);
  const few = Object.entries(media.sizes ?? {}).filter(([name]) => /690x517|480x360|279x207|218x156/.test(name));
  const { sizes, url } = toPicture({ ...media, sizes: Object.fromEntries(few) }) ?? {};
  expect(Object.keys(sizes ?? {}).toSorted()).toEqual([...everySizeKeys].toSorted());
  expect(sizes?.['1000-510']?.webp).toBe(url);
  expect(sizes?.['560-240']?.webp).toMatch(/-690x517/);
  expect(sizes?.['375-280']?.webp).toMatch(/-480x360/);
});

test("gives an uploaded drawing, and its rasters, the site's two colours", async () => {
  const { payload, upload, pathOf } = await opened();
  const identity = { ink: '#12372a', accent: '#d9480f' };
  await payload.updateGlobal({ slug: 'site-settings', data: defined({ ...emptySeed().settings, identity }) });
  await upload(drawing.replace('#ECE2CA', '#C8005A'));
  expect(await readFile(pathOf('quay.svg'), 'utf8')).toContain('<circle cx="9" cy="9" r="4" fill="#d9480f">');
  const { channels } = await sharp(pathOf('quay.png')).stats();
  expect(channels.map(({ max }) => max).slice(0, 3)).toEqual([0xd9, 0x48, 0x0f]);
});

test('draws the drawings of the house anew once other colours are published, and leaves those of others', async () => {
  const { payload, pathOf, upload } = await opened();
  const house = await upload(drawing);
  const other = await upload(drawing, 'logo.svg', true);
  const fileOf = async (id: number) => {
    const media = await payload.findByID({ collection: 'media', id });
    return readFile(pathOf(toPicture(media)?.drawing?.split('/').at(-1) ?? 'missing'), 'utf8');
  };
  const publish = (identity: object) =>
    payload.updateGlobal({ slug: 'site-settings', data: defined({ ...emptySeed().settings, identity }) });
  const kept = await fileOf(other.id);
  await publish({ look: 'studio', ink: '#12372a' });
  await expect.poll(() => fileOf(house.id), { timeout: 20_000 }).toContain('fill="#ffc21a"');
  expect(await fileOf(house.id)).toContain('stroke="#12372a"');
  expect(await fileOf(other.id)).toBe(kept);
  await publish({ look: null, ink: null });
  await expect.poll(() => fileOf(house.id), { timeout: 20_000 }).toContain('fill="#ece2ca"');
}, 60_000);

for (const accent of ['#c77700', '#008a5a', '#c8005a']) {
  const details = accent === '#c8005a' ? {} : { tags: 'long' };
  test(`keeps each colour of a client's logo where the accent is ${accent}`, details, async () => {
    const { payload, upload, pathOf } = await opened();
    const identity = { ink: '#12372a', accent };
    await payload.updateGlobal({ slug: 'site-settings', data: defined({ ...emptySeed().settings, identity }) });
    const logo =
      '<svg viewBox="0 0 40 40"><rect width="40" height="40" fill="#ffffff"/><circle cx="9" cy="9" r="4" fill="#C8005A"/><path d="M20 20h9v9z" fill="#0D1C33"/></svg>';
    await upload(logo, 'client.svg', true);
    const own = await readFile(pathOf('client.svg'), 'utf8');
    for (const colour of ['#ffffff', '#c8005a', '#0d1c33']) expect(own).toContain(`fill="${colour}"`);
    expect(own).not.toContain('prefers-color-scheme');
    await upload(logo, 'house.svg', false);
    expect(await readFile(pathOf('house.svg'), 'utf8'), 'white is white in every house').toContain('fill="#ffffff"');
  });
}

test('keeps the colours of what is uploaded unless it is said to be of the house, and changes them only with the file', async () => {
  const { payload, pathOf } = await opened();
  const data = Buffer.from(drawing);
  const file = { data, name: 'logo.svg', mimetype: 'image/svg+xml', size: data.length };
  const { id } = await payload.create({ collection: 'media', data: { alt: 'A logo' }, file });
  expect(await readFile(pathOf('logo.svg'), 'utf8')).not.toContain('prefers-color-scheme');
  await expect(payload.update({ collection: 'media', id, data: { ownColours: false } })).rejects.toThrow(
    'choose the file once more',
  );
});

test('keeps a logo with gradients, styles, masks and symbols as a drawing', async () => {
  const { upload, pathOf } = await opened();
  const logo = `<svg viewBox="0 0 40 40"><style>.a{fill:#00aa00}</style><defs><linearGradient id="g"><stop offset="0" stop-color="#FF0000"/><stop offset="1" style="stop-color:#0000FF"/></linearGradient><path id="p" d="M0 0h9v9z"/></defs><rect width="40" height="40" fill="url(#g)"/><use xlink:href="#p" x="9" class="a" xmlns:xlink="http://www.w3.org/1999/xlink"/></svg>`;
  expect(await upload(logo, 'logo.svg', true)).toMatchObject({ drawn: true, rasterised: null });
  const kept = await readFile(pathOf('logo.svg'), 'utf8');
  for (const part of ['fill="url(#r0)"', 'stop-color="#0000ff"', 'fill="#00aa00"', 'translate(9 0)'])
    expect(kept).toContain(part);
  const { data, info } = await sharp(pathOf('logo.png')).raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  expect(data[(info.width - 1) * info.channels + 2]).toBeGreaterThan(240);
});

test('keeps a logo with a filter as a picture, and says why', async () => {
  const { upload, pathOf } = await opened();
  const logo =
    '<svg viewBox="0 0 40 20"><filter id="f"><feGaussianBlur stdDeviation="1"/></filter><rect width="40" height="20" fill="#C8005A" filter="url(#f)"/></svg>';
  const kept = await upload(logo, 'logo.svg', true);
  expect(kept).toMatchObject({ drawn: false, width: 1200, rasterised: expect.stringContaining('<filter>') });
  expect(existsSync(pathOf('logo.svg'))).toBe(false);
  expect(toPicture(kept)?.sizes['480-360']).toHaveProperty('avif');
});

test.each([
  ['a script', drawing.replace('<circle', '<script>run()</script><circle'), '<script> is not allowed in a drawing'],
  ['an event', drawing.replace('<circle', '<circle onload="run()"'), 'onload= of <circle> is not allowed'],
  ['text', drawing.replace('<circle', '<text>Quay</text><circle'), 'Turn the text into outlines'],
  ['a file that ends too soon', drawing.slice(0, -9), 'This is no whole SVG'],
])('refuses a drawing with %s, and keeps nothing of it', async (_, text, words) => {
  const { upload, payload, pathOf } = await opened();
  await expect(upload(text)).rejects.toThrow(words);
  expect((await payload.count({ collection: 'media' })).totalDocs).toBe(0);
  expect(existsSync(pathOf('quay.svg'))).toBe(false);
});

test('recognises a drawing whatever its name: it may come as a picture', async () => {
  const { upload } = await opened();
  expect(await upload(`<?xml version="1.0"?>${drawing}`, 'quay.png')).toMatchObject({ drawn: true });
});

test('keeps another focal point in the drawing too', async () => {
  const { payload, upload, pathOf } = await opened();
  const { id } = await upload(drawing);
  await payload.update({ collection: 'media', id, data: { focalX: 90, focalY: 90 } });
  expect(await readFile(pathOf('quay.svg'), 'utf8')).toContain('preserveAspectRatio="xMaxYMax slice"');
});

test('removes the drawing where a raster replaces it, and where it is deleted', async () => {
  const { payload, replace, upload, pathOf } = await opened();
  const first = await upload(drawing);
  const replaced = await replace(first.id, await samplePng(40, 30), 'photo.png');
  expect(toPicture(replaced)).not.toHaveProperty('drawing');
  expect([existsSync(pathOf('quay.svg')), existsSync(pathOf('quay.svg.br'))]).toEqual([false, false]);

  const second = await upload(drawing, 'crane.svg');
  await payload.delete({ collection: 'media', id: second.id });
  expect([existsSync(pathOf('crane.svg')), existsSync(pathOf('crane.svg.br'))]).toEqual([false, false]);
});

test('turns a cropped drawing into a raster', async () => {
  const { payload, upload } = await opened();
  const { id } = await upload(drawing);
  const cut = await payload.update({
    collection: 'media',
    id,
    data: {},
    req: {
      query: { uploadEdits: { crop: { x: 0, y: 0, width: 50, height: 50 }, heightInPixels: 450, widthInPixels: 600 } },
    },
  });
  expect(cut).toMatchObject({ width: 600, height: 450, drawn: false });
  expect(toPicture(cut)?.sizes['480-360']).toHaveProperty('avif');
});
