import { onTestFinished, test } from 'vitest';
import { samplePage } from '../testing/samplePage.ts';
import { openStage } from '../testing/stage.ts';
import { checkWrittenTables } from '../testing/writtenTables.ts';

test('adds what 800 tables say, in whichever way a spreadsheet wrote them', async () => {
  const stage = await openStage('SQLite');
  onTestFinished(stage.close);
  for (const slug of ['flow', 'canton'])
    await stage.payload.create({ collection: 'pages', data: samplePage(slug, 'A text.') });
  await checkWrittenTables(stage, ['/flow', '/canton'], 800);
}, 3_600_000);
