import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demo } from '@frontage/demo/content.ts';
import { renderPicture } from '@frontage/demo/renderPicture.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { SeedContent } from './seed.ts';

/** The demo, its drawings turned into pictures as they are needed. */
export function demoSeed(): SeedContent {
  const { media, ...content } = demo;
  return {
    ...content,
    pictures: media.map(({ name, alt, focalPoint, file, widthPx }) => ({
      name,
      alt,
      focalPoint,
      png: async () => renderPicture(await readFile(join(repositoryRoot(), 'demo', file), 'utf8'), widthPx),
    })),
  };
}
