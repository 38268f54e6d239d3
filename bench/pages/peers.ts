import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ServedFiles, serveFiles } from './serveFiles.ts';

/** Pages of other products that are measured next to ours, by name. */
export interface Peers {
  addresses: Record<string, string>;
  close(): void;
}

/**
 * Opens the floor, an empty page, and those listed in PEERS: `name=address` or `name=folder`, separated by commas. A
 * folder is the output of a static build, and is served here.
 */
export async function openPeers(named = process.env.PEERS ?? ''): Promise<Peers> {
  const served: ServedFiles[] = [];
  const serve = async (...what: Parameters<typeof serveFiles>) => {
    const files = await serveFiles(...what);
    served.push(files);
    return files.address;
  };
  const addresses = {
    floor: await serve(join(import.meta.dirname, 'floor'), { 'picture.jpg': await drawFloorPicture() }),
  };
  for (const peer of named.split(',').filter(Boolean)) {
    const [name = '', place = ''] = peer.split(/=(.*)/s);
    Object.assign(addresses, { [name]: place.startsWith('http') ? place : await serve(place) });
  }
  return {
    addresses,
    close() {
      for (const { close } of served) close();
    },
  };
}

async function drawFloorPicture(): Promise<Buffer> {
  const drawing = readFileSync(join(import.meta.dirname, '../../demo/pictures/case-hushmint.svg'));
  return sharp(drawing, { density: 144 }).resize(1380, 1034, { fit: 'cover' }).jpeg({ quality: 90 }).toBuffer();
}
