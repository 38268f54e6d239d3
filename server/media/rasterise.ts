import sharp from 'sharp';

/** px: the usual width of preview images, and wider than every box for screens of normal density. */
const box = { width: 1200, height: 3600 };

/** Draws SVG as PNG. */
export async function rasterise(svg: Buffer): Promise<Buffer> {
  const { height, width } = await sharp(svg).metadata();
  const scale = Math.min(box.width / width, box.height / height);
  return sharp(svg, { density: Math.min(72 * scale, 2400) })
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer();
}
