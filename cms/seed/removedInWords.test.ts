import { expect, test } from 'vitest';
import { removedInWords } from './removedInWords.ts';

test('what went is counted, and what stayed is named with the reason', () => {
  expect(removedInWords({ counts: { pages: 2 }, kept: [{ collection: 'offices', title: 'Rotterdam' }] })).toEqual([
    'Removed.',
    'pages: 2',
    'These stay, since somebody changed them or a page still shows them; delete them in the admin:',
    'offices: Rotterdam',
  ]);
  expect(removedInWords({ counts: {}, kept: [] })).toEqual(['Nothing of the demo is here.']);
});
