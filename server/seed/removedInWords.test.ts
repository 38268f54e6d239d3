import { expect, onTestFinished, test, vi } from 'vitest';
import ofConfig from '../admin/words/config.de.json' with { type: 'json' };
import ofParts from '../admin/words/parts.de.json' with { type: 'json' };
import { removedInWords } from './removeDemoEndpoint.ts';

test('counts what was removed, and lists what stayed, in the words of the admin', () => {
  const kept = [{ collection: 'media', title: 'Two cranes' }];
  expect(removedInWords({ counts: { pages: 2, 'answer-templates': 3 }, kept })).toMatchObject({
    message: 'The demo is removed.',
    gone: ['Pages: 2', 'Reply templates: 3'],
    kept: ['Pictures: Two cranes'],
  });
  const nothing = 'Nothing of the demo is here.';
  expect(removedInWords({ counts: {}, kept: [] })).toMatchObject({ message: nothing, gone: [], kept: [] });

  vi.stubGlobal('spokenInAdmin', () => ({ language: 'de', words: { ...ofConfig, ...ofParts } }));
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(removedInWords({ counts: { leads: 2 }, kept })).toEqual({
    message: 'Die Demo ist entfernt.',
    gone: ['Anfragen mit ihren Terminen und Deals: 2'],
    whyKept: expect.stringMatching(/^Diese bleiben/),
    kept: ['Bilder: Two cranes'],
  });
});
