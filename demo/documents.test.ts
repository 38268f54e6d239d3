import { downloadPdfForm } from '@frontage/blocks/DownloadPdfForm/DownloadPdfForm.schema.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { articles } from './articles.ts';
import { documents } from './documents.ts';
import { renderDocument } from './renderDocument.ts';

const offers = articles.flatMap(({ layout }) => layout.flatMap((block) => downloadPdfForm.safeParse(block).data ?? []));

it('has exactly the documents that articles offer', () => {
  expect([...new Set(offers.map(({ document }) => document))].sort()).toEqual(documents.map(({ name }) => name).sort());
});

describe.each(documents.map((document) => [document.name, document] as const))('%s', (name, document) => {
  it('can be read as text, has its title, and matches its description in the articles', async () => {
    const bytes = await renderDocument(document);
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: document.title });
    expect(text).toContain(document.title);
    for (const part of document.parts) {
      if (part.kind === 'heading') expect(text).toContain(part.text);
    }
    for (const { fileNote } of offers.filter((offer) => offer.document === name)) {
      const [, pages, kilobytes] = /^PDF, (\d) pages, (\d+) kB, English$/.exec(fileNote) ?? [];
      expect(Number(pages)).toBe(totalPages);
      expect(Math.abs(Number(kilobytes) * 1000 - bytes.length)).toBeLessThan(5000);
    }
  });
});

it('has the same bytes each time', async () => {
  const [document] = documents;
  if (!document) throw new Error('The demo has no document');
  expect((await renderDocument(document)).equals(await renderDocument(document))).toBe(true);
});
