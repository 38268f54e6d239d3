import { plainFileOf, readPictureDrawing } from '@frontage/contract/drawings/pictureDrawing.ts';
import sharp from 'sharp';
import { expect } from 'vitest';

/** Expects that a drawing stays one, and that what is kept of it looks as it did. */
export async function expectDrawnAlike(svg: string): Promise<void> {
  const read = readPictureDrawing(svg);
  if ('fault' in read) throw new Error(read.fault);
  const draw = (text: string) => sharp(Buffer.from(text)).flatten({ background: '#8899aa' }).raw().toBuffer();
  const [before, after] = await Promise.all([draw(svg), draw(plainFileOf(read.drawn))]);
  const differing = before.filter((value, at) => Math.abs(value - (after[at] ?? 0)) > 8).length;
  expect(differing, svg).toBeLessThan(before.length / 200);
}
