import { expect, test, vi } from 'vitest';
import { spoken } from '../admin/words/spoken.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { enqueueDeliveries, enqueueEvent } from './enqueueDeliveries.ts';
import { remindersTo } from './enqueueForRequest.ts';

test('what is owed is said in the language of whoever reads it', async () => {
  const payload = await openTestPayload();
  const user = await createUserWith(payload, 'sales');
  const { id: lead } = await payload.create({ collection: 'leads', data: sampleLead });
  const hook = { name: 'Sales', url: 'https://chat.example', secret: 'whsec_c2VjcmV0', events: ['request.late'] };
  await payload.db.create({ collection: 'webhooks', data: { ...hook, active: true }, returning: false });
  const to = 'mara@wharfside.example';
  await enqueueDeliveries(payload, {}, lead, [
    { kind: 'crm' },
    { kind: 'sales-notice', recipient: to, label: `Email to sales: ${to}` },
    { kind: 'sales-notice', label: 'Email to sales: a reply' },
    ...remindersTo([undefined, to], 'late'),
    ...remindersTo([to], 'due'),
    ...remindersTo([to], 'nobody'),
  ]);
  await enqueueEvent(payload, {}, { event: 'request.late', lead, facts: { answerDueAt: new Date().toISOString() } });
  vi.stubGlobal('spokenInAdmin', () => spoken.de);
  const as = { overrideAccess: false, user, pagination: false } as const;
  const { docs } = await payload.find({ collection: 'deliveries', sort: 'id', depth: 0, ...as });
  const search = async (like: string) =>
    (await payload.find({ collection: 'deliveries', where: { or: [{ label: { like } }] }, depth: 0, ...as })).totalDocs;
  expect(await Promise.all(['vertrieb', 'eintrag', 'Antwort Anfrage', to, 'unsinn'].map(search))).toEqual([
    2, 1, 1, 4, 0,
  ]);
  vi.unstubAllGlobals();
  expect(docs.map(({ label }) => label)).toEqual([
    'Eintrag im CRM',
    `E-Mail an den Vertrieb: ${to}`,
    'E-Mail an den Vertrieb: eine Antwort',
    'E-Mail: Eine Antwort ist überfällig',
    `E-Mail: Eine Antwort ist überfällig: ${to}`,
    `E-Mail: Eine Antwort ist fällig: ${to}`,
    `E-Mail: Niemand ist da, um zu antworten: ${to}`,
    'Webhook: Sales. Die Antwort auf eine Anfrage ist überfällig',
  ]);
  await payload.destroy();
});
