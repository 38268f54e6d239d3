import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PdfDocument from 'pdfkit';
import type { DemoDocument } from './documents/document.ts';
import { documentPens, drawHead, drawPart, page } from './documents/typeset.ts';

const resolve = createRequire(import.meta.url).resolve;
const fonts = {
  text: '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-400-normal.woff',
  strong: '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff',
  mono: '@fontsource/sometype-mono/files/sometype-mono-latin-400-normal.woff',
} as const;

/** Renders a document as a PDF, set in the fonts of the site. The same text gives the same bytes. */
export async function renderDocument(document: DemoDocument): Promise<Buffer> {
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: page.top, bottom: page.bottom, left: page.side, right: page.side },
    bufferPages: true,
    lang: 'en',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: document.title, Author: 'Quayline', Subject: document.lead, CreationDate: new Date(0) },
  });
  for (const [name, file] of Object.entries(fonts)) pdf.registerFont(name, readFileSync(resolve(file)));
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const finished = new Promise<Buffer>((done, fail) => {
    pdf.on('end', () => done(Buffer.concat(chunks)));
    pdf.on('error', fail);
  });
  drawHead(pdf, document);
  for (const part of document.parts) drawPart(pdf, part);
  numberPages(pdf, document.title);
  pdf.end();
  return finished;
}

function numberPages(pdf: PDFKit.PDFDocument, title: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    // This text is below the margin: with a margin it would begin a new page.
    pdf.page.margins.bottom = 0;
    pdf.font('mono').fontSize(8).fillColor(documentPens.muted);
    const y = pdf.page.height - page.bottom + 24;
    pdf.text(`${title}, quayline.example`, page.side, y, { lineBreak: false });
    pdf.text(`${index + 1} of ${count}`, page.side, y, { width: pdf.page.width - 2 * page.side, align: 'right' });
  }
}
