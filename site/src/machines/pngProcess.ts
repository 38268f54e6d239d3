/** Draws icons in a process of its own: a list of SVG comes in, one of PNG as base64 goes out. */
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { z } from 'zod';

const pngs: string[] = [];
for (const svg of z.array(z.string()).parse(await json(process.stdin))) {
  pngs.push((await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()).toString('base64'));
}
process.stdout.write(JSON.stringify(pngs));
