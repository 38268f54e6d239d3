import { collectionsWith } from '@frontage/kinds/kinds.ts';
import type { Payload } from 'payload';
import { inTransaction } from '../database/inTransaction.ts';
import { demoSeed } from '../seed/demoSeed.ts';
import { seed } from '../seed/seed.ts';
import { samplePdf } from './samplePdf.ts';
import { samplePng } from './samplePicture.ts';

/** The demo with one small picture in place of all, because resizing them takes a minute, and with empty documents. */
export async function makeQuickDemo() {
  const png = await samplePng();
  const { documents = [], pictures, ...content } = demoSeed();
  const first = pictures.slice(0, 1).map((picture) => ({ ...picture, read: () => png }));
  const withFirst = <Value>(value: Value): Value => {
    if (Array.isArray(value)) return value.map(withFirst) as Value;
    if (typeof value !== 'object' || value === null) return value;
    if ('$picture' in value) return { $picture: first[0]?.name } as Value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, withFirst(entry)])) as Value;
  };
  return {
    ...content,
    ...withFirst({
      articles: content.articles,
      languages: content.languages ?? [],
      pages: content.pages,
      reviews: content.reviews,
      settings: content.settings,
    }),
    ...withFirst(Object.fromEntries(collectionsWith('form').map((one) => [one, content[one]]))),
    documents: documents.map((document) => ({ ...document, pdf: async () => samplePdf })),
    pictures: first,
  };
}

/** Stores this demo; on SQLite all tests that use it get a copy of one file. Pictures have no files. */
export async function fillWithQuickDemo(payload: Payload): Promise<void> {
  const content = await makeQuickDemo();
  await inTransaction(payload, (req) => seed(payload, req, content));
}
fillWithQuickDemo.sharedAs = 'demo';
