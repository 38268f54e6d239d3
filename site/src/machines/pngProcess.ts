/** Draws icons in a separate process: reads a list of SVGs and writes a list of PNGs as base64. */
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { z } from 'zod';

const pngs: string[] = [];
for (const svg of z.array(z.string()).parse(await json(process.stdin))) {
  pngs.push((await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()).toString('base64'));
}
process.stdout.write(JSON.stringify(pngs));
