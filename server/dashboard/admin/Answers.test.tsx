import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { spoken } from '../../admin/words/spoken.ts';
import { openTestPayload } from '../../testing/openTestPayload.ts';
import { sampleLead } from '../../testing/sampleLead.ts';
import { Answers } from './Answers.tsx';

const now = new Date('2026-11-25T12:00:00Z');

test('one request and three are told of in sentences of their own, in English and German', async () => {
  const payload = await openTestPayload();
  const answer = (answeredAt: string) =>
    payload.create({
      collection: 'leads',
      data: { ...sampleLead, receivedAt: '2026-11-23T09:00:00Z', answerDueAt: '2026-11-24T17:00:00Z', answeredAt },
    });
  const shown = async () => renderToStaticMarkup(await Answers({ now, payload }));
  await answer('2026-11-23T11:00:00Z');
  expect(await shown()).toContain('<p>The one answer that was due this week came in time. The reply took 2 hours.</p>');
  await answer('2026-11-24T10:00:00Z');
  await answer('2026-11-25T10:00:00Z');
  expect(await shown()).toContain(
    '<p>This week 2 of 3 answers came in time. Half of the replies took about 1 day or less.</p>',
  );
  vi.stubGlobal('spokenInAdmin', () => spoken.de);
  const german = await shown();
  vi.unstubAllGlobals();
  expect(german).toContain(
    '<p>Diese Woche rechtzeitig: 2 von 3 Antworten. Die Hälfte der Antworten kam innerhalb von etwa 1 Tag.</p>',
  );
  expect(german).toContain('nach 1 Tag');
  await payload.destroy();
});
