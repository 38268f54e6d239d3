import { readFile } from 'node:fs/promises';
import { rasterise } from './rasterise.ts';

/** Draws the SVG at a path, for `runBounded`: filters of a few characters can take hours. */
export async function work(path: string): Promise<Buffer> {
  return rasterise(await readFile(path));
}
