import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { calls } from '@frontage/demo/calls.ts';
import { demo } from '@frontage/demo/content.ts';
import { documents } from '@frontage/demo/documents.ts';
import { applicationForm } from '@frontage/demo/pages/company/scholarship.ts';
import { renderDocument } from '@frontage/demo/renderDocument.ts';
import { renderPicture } from '@frontage/demo/renderPicture.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { SeedContent } from './seedContent.ts';

/** px: the widest box that pictures are cut to is 1000. A wider drawing would take twice the time for nothing. */
const drawingWidthPx = 1080;

/** The demo, its drawings turned into pictures as they are needed. */
export function demoSeed(): SeedContent {
  const { media, ...content } = demo;
  return {
    ...content,
    calls,
    applicationForm,
    documents: documents.map((document) => ({
      name: document.name,
      title: document.title,
      pdf: () => renderDocument(document),
    })),
    pictures: media.map(({ name, alt, focalPoint, file, kind, widthPx }) => ({
      name,
      alt,
      focalPoint,
      png: async () =>
        renderPicture(
          await readFile(join(repositoryRoot(), 'demo', file), 'utf8'),
          kind === 'drawing' ? drawingWidthPx : widthPx,
        ),
    })),
  };
}
