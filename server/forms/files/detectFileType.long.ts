import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { officeDialects, textsOfOffices } from '../../testing/dialects.ts';
import { detectFileType } from './detectFileType.ts';
import { acceptedTypes } from './mimeTypes.ts';

it('recognises 6,000 files of each kind, as other programs write them', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'frontage-types-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  const path = join(directory, 'file');
  const typeOf = (content: Buffer) => {
    writeFileSync(path, content);
    return detectFileType(path, 'brief');
  };
  const office = fc.asyncProperty(officeDialects, async ({ content, type }) => {
    expect(await typeOf(content)).toEqual({ type });
  });
  const texts = fc.asyncProperty(textsOfOffices, async (content) => {
    expect(await typeOf(content)).toEqual({ type: acceptedTypes.txt });
  });
  await fc.assert(office, { numRuns: 6000 });
  await fc.assert(texts, { numRuns: 6000 });
}, 300_000);
