import { randomBytes } from 'node:crypto';
import { everySizeKeys } from '@frontage/contract/primitives/picture.ts';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawingDialects } from '../testing/drawingDialects.ts';
import { expectDrawnAlike } from '../testing/expectDrawnAlike.ts';
import { whileServing } from '../testing/longestTurn.ts';
import { expectPhotographKept, photographDialects } from '../testing/photographDialects.ts';
import { boxesOfPhotographs } from './imageSizes.ts';
import { cutUpload, lookAtUpload } from './lookAtUpload.ts';

const svg = (inner: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`);
const chunk = Buffer.from('\0\0\0\0tEXt\0\0\0\0', 'latin1');

const hostile: Record<string, Buffer> = {
  'groups within groups': svg('<g>'.repeat(50_000) + '</g>'.repeat(50_000)),
  'four million characters of one path': svg(`<path d="${'M0 0L9 9'.repeat(500_000)}"/>`),
  'a style without an end': svg(`<style>${'.a,'.repeat(300_000)}@import 'x';</style>`),
  'entities that repeat each other': Buffer.from(
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg viewBox="0 0 9 9"><path d="&b;"/></svg>`,
  ),
  'a PNG of a million chunks': Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01', 'latin1'),
    Buffer.alloc(9),
    Buffer.alloc(12_000_000, chunk),
  ]),
  'an AVIF of boxes without content': Buffer.concat([
    Buffer.from('\0\0\0\x18ftypavif\0\0\0\0avifmif1', 'latin1'),
    Buffer.alloc(8_000_000, Buffer.from('\0\0\0\x08free', 'latin1')),
  ]),
};

it.each(Object.entries(hostile))('refuses %s while who is served goes on', async (_, bytes) => {
  expect(await whileServing(() => lookAtUpload(bytes, {}), 50)).toHaveProperty('refusal');
});

it('cuts a photograph while who is served goes on', async () => {
  const noise = randomBytes(900 * 600 * 3);
  const bytes = await sharp(noise, { raw: { width: 900, height: 600, channels: 3 } })
    .jpeg()
    .toBuffer();
  const how = { boxes: boxesOfPhotographs, focus: { x: 50, y: 50 }, isOurs: false };
  expect(await whileServing(() => cutUpload(bytes, how), 50)).toHaveLength(2 * everySizeKeys.length);
});

it('draws what design tools write as they draw it', async () => {
  await fc.assert(fc.asyncProperty(drawingDialects, expectDrawnAlike), { numRuns: 25 });
});

it('keeps photographs as cameras write them: upright, in their size, and silent about people and places', async () => {
  await fc.assert(fc.asyncProperty(photographDialects, expectPhotographKept), { numRuns: 25 });
});

it.each([
  ['jpeg', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['webp', [1, 3, 6, 8]],
] as const)('keeps how a %s is turned, and shows the same pixels', async (format, orientations) => {
  for (const orientation of orientations) {
    const sent = await sharp({ create: { width: 12, height: 8, channels: 3, background: '#c8005a' } })
      .withMetadata({ orientation })
      .toFormat(format)
      .toBuffer();
    const kept = await lookAtUpload(sent, {});
    if ('refusal' in kept) throw new Error(kept.refusal);
    const shown = await sharp(kept.bytes).autoOrient().raw().toBuffer({ resolveWithObject: true });
    expect(shown.data).toEqual(await sharp(sent).autoOrient().raw().toBuffer());
    expect(kept.size).toEqual({ width: shown.info.width, height: shown.info.height });
  }
});
