import { writeInline } from './inlineCodes.ts';
import type { Unit } from './units.ts';
import { element, escapeXml } from './xml.ts';

/** A document for translators. */
export interface WrittenDocument {
  /** `pages.12`. */
  id: string;
  title: string;
  units: readonly Unit[];
}

/** Writes documents as XLIFF 2.0: one `file` each, with a `unit` for each of their texts. */
export function writeXliff(source: string, target: string, documents: readonly WrittenDocument[]): string {
  const files = documents.map(({ id, title, units }) => {
    const notes = element('notes', {}, element('note', {}, escapeXml(title)));
    const all = units.map(writeUnit).join('\n');
    return element('file', { id, 'xml:space': 'preserve' }, `\n${notes}\n${all}\n`);
  });
  const root = { xmlns: 'urn:oasis:names:tc:xliff:document:2.0', version: '2.0', srcLang: source, trgLang: target };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('xliff', root, `\n${files.join('\n')}\n`)}\n`;
}

function writeUnit({ id, text, words }: Unit): string {
  const { originalData, source } = writeInline(words);
  const segment = element('segment', {}, element('source', {}, source));
  return element('unit', { id, name: text.place }, originalData + segment);
}
