import type { Payload } from 'payload';
import { samplePdf } from './samplePdf.ts';

/** Stores a document, a published article that offers it, and an unpublished one. Returns the articles' ids. */
export async function storeDocumentArticle(payload: Payload): Promise<{ article: number; draft: number }> {
  await payload.create({
    collection: 'documents',
    data: { name: 'storage-worksheet', title: 'The storage worksheet' },
    file: { data: samplePdf, name: 'storage-worksheet.pdf', mimetype: 'application/pdf', size: samplePdf.length },
  });
  const category = await payload.create({
    collection: 'categories',
    data: { term_id: 30, slug: 'blockchain', name: 'Blockchain' },
  });
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const picture = await payload.create({
    collection: 'media',
    data: { alt: 'A dot' },
    file: { data: png, name: 'dot.png', mimetype: 'image/png', size: png.length },
  });
  const written = {
    title: 'What an account pays for',
    excerpt: 'What it pays for.',
    date: '2026-01-01T00:00:00.000Z',
    timeToRead: 3,
    preview: picture.id,
    category: category.id,
    layout: [
      {
        blockType: 'downloadPDFForm' as const,
        title: 'The worksheet',
        description: 'A table.',
        fileNote: 'PDF',
        buttonText: 'Send me the PDF',
        document: 'storage-worksheet',
        formId: 'article-file',
      },
    ],
  };
  const published = { ...written, slug: 'storage', _status: 'published' as const };
  const { id: article } = await payload.create({ collection: 'articles', data: published });
  const hidden = { ...written, slug: 'later', _status: 'draft' as const };
  const { id: draft } = await payload.create({ collection: 'articles', data: hidden, draft: true });
  return { article, draft };
}
