import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerTemplates } from '@frontage/demo/answerTemplates.ts';
import { calls } from '@frontage/demo/calls.ts';
import { demo } from '@frontage/demo/content.ts';
import { documents } from '@frontage/demo/documents.ts';
import { drawLabels } from '@frontage/demo/drawLabels.ts';
import { letteredIn } from '@frontage/demo/letteredIn.ts';
import { applicationForm } from '@frontage/demo/pages/company/scholarship.ts';
import { recordingFiles } from '@frontage/demo/recordings.ts';
import { renderDocument } from '@frontage/demo/renderDocument.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { SeedContent } from './seedContent.ts';

/** The content of the demo. Its drawings are read when they are needed, those in words of further languages at once. */
export function demoSeed() {
  const { media, ...content } = demo;
  const lettered = demo.languages.map(letteredIn);
  const pictures = media.flatMap(({ name, alt, focalPoint, file }) => {
    const shown = { alt, altIn: wordsOf(name), focalPoint };
    const inWords = lettered.flatMap(({ drawings }) => drawings.filter(({ original }) => original === name));
    return [
      { ...shown, name, read: async () => drawn(await readFile(join(repositoryRoot(), 'demo', file), 'utf8')) },
      ...inWords.map((own) => ({ ...shown, name: own.name, read: () => drawn(own.svg) })),
    ];
  });
  return {
    ...content,
    languages: lettered.map(({ language }) => language),
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
    pictures,
  } satisfies SeedContent;
}

const drawn = (svg: string) => Buffer.from(drawLabels(svg));

/** What a picture shows in further languages; an upright one shows what the one of its name does. */
function wordsOf(picture: string): Record<string, string> {
  const words = demo.languages.flatMap(({ code, pictures }) => {
    const own: Partial<Record<string, string>> = pictures;
    const said = own[picture] ?? own[picture.replace(/-upright$/, '')];
    return said ? [[code, said]] : [];
  });
  return Object.fromEntries(words);
}
