import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerTemplates } from '@frontage/demo/answerTemplates.ts';
import { calls } from '@frontage/demo/calls.ts';
import { demo } from '@frontage/demo/content.ts';
import { documents } from '@frontage/demo/documents.ts';
import { drawLabels } from '@frontage/demo/drawLabels.ts';
import { applicationForm } from '@frontage/demo/pages/company/scholarship.ts';
import { recordingFiles } from '@frontage/demo/recordings.ts';
import { renderDocument } from '@frontage/demo/renderDocument.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { SeedContent } from './seedContent.ts';

/** The content of the demo, whose drawings are read when they are needed. */
export function demoSeed() {
  const { media, ...content } = demo;
  return {
    ...content,
    calls,
    answerTemplates,
    applicationForm,
    documents: documents.map((document) => ({
      name: document.name,
      title: document.title,
      pdf: () => renderDocument(document),
    })),
    recordingFiles: recordingFiles.map(({ file, title }) => ({
      name: file,
      title,
      read: () => readFile(join(repositoryRoot(), 'demo/recordings', file)),
    })),
    pictures: media.map(({ name, alt, focalPoint, file }) => ({
      name,
      alt,
      altIn: wordsOf(name),
      focalPoint,
      read: async () => Buffer.from(drawLabels(await readFile(join(repositoryRoot(), 'demo', file), 'utf8'))),
    })),
  } satisfies SeedContent;
}

/** What a picture shows in further languages; an upright one shows what the one of its name does. */
function wordsOf(picture: string): Record<string, string> {
  const words = demo.languages.flatMap(({ code, pictures }) => {
    const own: Partial<Record<string, string>> = pictures;
    const said = own[picture] ?? own[picture.replace(/-upright$/, '')];
    return said ? [[code, said]] : [];
  });
  return Object.fromEntries(words);
}
