import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { type ExportEntry, ExportFault } from './exportEntry.ts';
import { RecordBuilder } from './RecordBuilder.ts';

/** Most characters of one field. Nobody has written a longer text, and it would not fit into memory. */
const maxFieldCharacters = 16_000_000;

/** Most flaws of the file that are reported one by one. */
const maxFlaws = 20;

/**
 * Yields the entries of an export file of WordPress (WXR) one by one, whatever the size of the file. Entities of a
 * document type are not expanded. What is not well formed is yielded as a flaw, and reading goes on. Throws
 * {@link ExportFault}.
 */
export async function* readExport(file: string): AsyncGenerator<ExportEntry> {
  const found: ExportEntry[] = [];
  const parser = new SaxesParser<{ xmlns: false; position: true }>({ xmlns: false, position: true });
  const builder = new RecordBuilder((entry) => found.push(entry));
  let flaws = 0;
  let charactersOfField = 0;

  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-?8$/i.test(encoding))
      throw new ExportFault(`The file says that it is ${encoding}. Convert it to UTF-8 and say so in its first line.`);
  });
  parser.on('opentag', ({ name, attributes }) => builder.open(name, attributes));
  parser.on('closetag', ({ name }) => {
    charactersOfField = 0;
    builder.close(name);
  });
  parser.on('text', (text) => builder.text(text));
  parser.on('cdata', (text) => builder.text(text));
  parser.on('error', (error) => {
    flaws += 1;
    if (flaws <= maxFlaws) found.push({ kind: 'flaw', line: parser.line, message: wordsOf(error) });
  });

  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: 65_536 })) {
    charactersOfField += String(chunk).length;
    if (charactersOfField > maxFieldCharacters)
      throw new ExportFault(
        `The field that ends after line ${parser.line} is longer than ${maxFieldCharacters} characters. Export the site in parts, or take that entry out.`,
      );
    parser.write(String(chunk));
    yield* found.splice(0);
  }
  parser.close();
  yield* found.splice(0);
  if (!builder.isExport)
    throw new ExportFault('This is no export of WordPress: make one there under Tools, Export, "All content".');
}

/** Removes the place that the parser puts in front, because the entry has it already. */
function wordsOf(error: Error): string {
  return error.message.slice(error.message.indexOf(': ') + 1).trim();
}
