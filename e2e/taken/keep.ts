import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Sharp, WebpOptions } from 'sharp';

/** Writes a picture to a file, given by its path from the root of the repository. */
export function keep(file: string, bytes: Buffer): void {
  const target = join(import.meta.dirname, '../..', file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
}

/** The best WebP of a picture that has at most so many bytes. */
export async function toWebp(picture: Sharp, maxBytes: number, options: WebpOptions = {}): Promise<Buffer> {
  for (let quality = 80; quality >= 10; quality -= 10) {
    const bytes = await picture
      .clone()
      .webp({ quality, effort: 6, ...options })
      .toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`A picture stays above ${maxBytes} bytes`);
}
