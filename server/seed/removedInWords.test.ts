import { expect, test } from 'vitest';
import { removedInWords } from './removeDemoEndpoint.ts';

test('counts what was removed, and lists what stayed, in the words of the admin', () => {
  const kept = [{ collection: 'media', title: 'Two cranes' }];
  expect(removedInWords({ counts: { pages: 2, 'answer-templates': 3 }, kept })).toEqual({
    message: 'The demo is removed.',
    gone: ['Pages: 2', 'Reply templates: 3'],
    kept: ['Pictures: Two cranes'],
  });
  const nothing = 'Nothing of the demo is here.';
  expect(removedInWords({ counts: {}, kept: [] })).toEqual({ message: nothing, gone: [], kept: [] });
});
