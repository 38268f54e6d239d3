import { test } from 'vitest';
import { makeTemporaryFolder, openTestPayload } from '../../testing/openTestPayload.ts';
import { checkWrittenExports } from '../../testing/writtenExports.ts';
import { checkEveryWord } from './testing/checkEveryWord.ts';

test('every word of many more texts is in the text at its place, or named in the report', () => {
  checkEveryWord(20_000);
});

test('every word of 2,000 posts is in its article or in the report, in whichever way their files are written', async () => {
  await checkWrittenExports(await openTestPayload(), makeTemporaryFolder(), 2_000);
}, 3_600_000);
