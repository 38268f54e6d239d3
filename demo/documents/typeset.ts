import type { DemoDocument, DocumentPart } from './document.ts';

/** In pt. */
export const page = { top: 56, bottom: 64, side: 60 } as const;

/** The tokens of the design, on white paper. */
export const documentPens = {
  text: '#0d1c33',
  muted: '#4a5a70',
  hairline: '#c4c2b4',
  land: '#f6f1e4',
  asset: '#c8005a',
} as const;

type Pdf = PDFKit.PDFDocument;
type Table = Extract<DocumentPart, { kind: 'table' }>;

const cellPad = 5;
const widthOf = (pdf: Pdf) => pdf.page.width - 2 * page.side;

/** Draws the name above the quay line with the asset, and title and lead below. */
export function drawHead(pdf: Pdf, { lead, title }: DemoDocument): void {
  const line = 80;
  pdf
    .font('strong')
    .fontSize(20)
    .fillColor(documentPens.text)
    .text('Quayline', page.side, line - 32, { lineBreak: false });
  pdf.rect(pdf.page.width - page.side - 26, line - 26, 26, 26).fill(documentPens.asset);
  pdf.rect(0, line, pdf.page.width, 3).fill(documentPens.text);
  pdf.fillColor(documentPens.text).font('strong').fontSize(30);
  pdf.text(title, page.side, line + 26, { width: widthOf(pdf), lineGap: -2 });
  pdf.moveDown(0.3).font('text').fontSize(12).fillColor(documentPens.muted);
  pdf.text(lead, { width: widthOf(pdf) * 0.84, lineGap: 3 });
  pdf.moveDown(0.6);
}

/** Draws a part below the last one, on a new page if it does not fit. */
export function drawPart(pdf: Pdf, part: DocumentPart): void {
  switch (part.kind) {
    case 'heading':
      drawHeading(pdf, part.text);
      break;
    case 'text':
      pdf.font('text').fontSize(10.5).fillColor(documentPens.text);
      pdf.text(part.text, page.side, pdf.y, { width: widthOf(pdf) * 0.92, lineGap: 3 });
      pdf.moveDown(0.7);
      break;
    case 'checks':
      for (const item of part.items) drawCheck(pdf, item);
      pdf.moveDown(0.5);
      break;
    case 'table':
      drawTable(pdf, part);
      break;
    case 'code':
      drawCode(pdf, part.name, part.text);
      break;
    case 'page':
      pdf.addPage();
  }
}

function keepTogether(pdf: Pdf, height: number): void {
  if (pdf.y + height > pdf.page.height - page.bottom) pdf.addPage();
}

function drawHeading(pdf: Pdf, text: string): void {
  keepTogether(pdf, 90);
  pdf.moveDown(0.5).font('strong').fontSize(15).fillColor(documentPens.text);
  pdf.text(text, page.side, pdf.y, { width: widthOf(pdf) });
  pdf.moveDown(0.35);
}

function drawCheck(pdf: Pdf, item: string): void {
  pdf.font('text').fontSize(10.5);
  const width = widthOf(pdf) - 24;
  const height = pdf.heightOfString(item, { width, lineGap: 2.5 });
  keepTogether(pdf, height + 6);
  const y = pdf.y;
  pdf
    .lineWidth(1)
    .rect(page.side + 0.5, y + 1.5, 9, 9)
    .stroke(documentPens.text);
  pdf.fillColor(documentPens.text).text(item, page.side + 24, y, { width, lineGap: 2.5 });
  pdf.x = page.side;
  pdf.y = y + height + 6;
}

function drawTable(pdf: Pdf, { caption, columns, rows }: Table): void {
  const total = columns.reduce((sum, { share }) => sum + share, 0);
  const widths = columns.map(({ share }) => (widthOf(pdf) * share) / total);
  keepTogether(pdf, 80);
  pdf
    .font('mono')
    .fontSize(8.5)
    .fillColor(documentPens.muted)
    .text(caption, page.side, pdf.y, { width: widthOf(pdf) });
  pdf.moveDown(0.4);
  drawRow(pdf, { cells: columns.map(({ title }) => title), columns, widths, font: 'strong', line: 1.2 });
  for (const cells of rows) drawRow(pdf, { cells, columns, widths, font: 'text', line: 0.5 });
  pdf.moveDown(0.9);
}

interface Row {
  cells: readonly string[];
  columns: Table['columns'];
  widths: readonly number[];
  font: 'text' | 'strong';
  /** Thickness of the line below, in pt. */
  line: number;
}

function drawRow(pdf: Pdf, { cells, columns, font, line, widths }: Row): void {
  pdf.font(font).fontSize(9.5);
  const heights = cells.map((cell, index) =>
    pdf.heightOfString(cell === '' ? ' ' : cell, { width: (widths[index] ?? 0) - 2 * cellPad, lineGap: 1.5 }),
  );
  const isEmpty = cells.every((cell) => cell === '');
  const height = Math.max(...heights, isEmpty ? 15 : 0) + 2 * cellPad;
  keepTogether(pdf, height);
  const y = pdf.y;
  let x: number = page.side;
  for (const [index, cell] of cells.entries()) {
    const width = widths[index] ?? 0;
    const align = columns[index]?.align ?? 'left';
    const inset = index === 0 ? 0 : cellPad;
    pdf.fillColor(documentPens.text).font(font).fontSize(9.5);
    pdf.text(cell, x + inset, y + cellPad, { width: width - inset - cellPad, align, lineGap: 1.5 });
    x += width;
  }
  const bottom = y + height;
  const pen = line > 1 ? documentPens.text : documentPens.hairline;
  pdf
    .lineWidth(line)
    .moveTo(page.side, bottom)
    .lineTo(pdf.page.width - page.side, bottom)
    .stroke(pen);
  pdf.x = page.side;
  pdf.y = bottom;
}

function drawCode(pdf: Pdf, name: string, text: string): void {
  const lines = text.trim().split('\n');
  const lineHeight = 12;
  const height = (lines.length + 1) * lineHeight + 26;
  keepTogether(pdf, height);
  const y = pdf.y;
  pdf.rect(page.side, y, widthOf(pdf), height).fill(documentPens.land);
  pdf.rect(page.side, y, widthOf(pdf), 1.2).fill(documentPens.text);
  pdf
    .font('mono')
    .fontSize(8.5)
    .fillColor(documentPens.muted)
    .text(name, page.side + 10, y + 9, { lineBreak: false });
  pdf.fillColor(documentPens.text);
  for (const [index, line] of lines.entries()) {
    pdf.text(line, page.side + 10, y + 12 + (index + 1) * lineHeight, { lineBreak: false });
  }
  pdf.x = page.side;
  pdf.y = y + height + 12;
}
