import { describe, expect, it } from 'vitest';
import { drawPngs } from './drawPngs.ts';

const square = (px: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}"><rect width="100%" height="100%" fill="#205"/></svg>`;
const widthOf = (png: Uint8Array) => Buffer.from(png).readUInt32BE(16);

describe('icons', () => {
  it('are each drawn in their own size', async () => {
    const pngs = await drawPngs([square(8), square(24)]);
    expect(pngs.map((png) => Buffer.from(png).toString('latin1', 1, 4))).toEqual(['PNG', 'PNG']);
    expect(pngs.map(widthOf)).toEqual([8, 24]);
  });

  it('are drawn only once if the same are asked for again', async () => {
    const drawn = drawPngs([square(8)]);
    expect(await drawPngs([square(8)])).toBe(await drawn);
  });

  it('that cannot be drawn are reported, and drawn again when asked for again', async () => {
    const refused = drawPngs(['no drawing']);
    await expect(refused).rejects.toThrow('unsupported image format');
    const again = drawPngs(['no drawing']);
    expect(again).not.toBe(refused);
    await expect(again).rejects.toThrow('unsupported image format');
  });
});
