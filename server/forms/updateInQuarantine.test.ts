import type { SendMailSuccess } from '@frontage/contract/contact/answers.ts';
import { paths } from '@frontage/contract/paths.ts';
import { expect, it, onTestFinished } from 'vitest';
import { send, tokenOf, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';

it('reports an addition to a request in quarantine only once the request is rescued', async () => {
  const { app, close, deliver, payload } = await openTestHost();
  onTestFinished(close);
  const { honeypotName } = await tokenOf(app);
  const answer = await send(app, { ...typed, [honeypotName]: 'filled in by a machine' });
  const handles = answer.json<SendMailSuccess>().data;
  const added = await app.inject({
    method: 'POST',
    url: paths.update,
    headers: { accept: 'application/json' },
    payload: { ...handles, note: 'It may wait until March.', timeline: '3 months' },
  });
  expect([added.statusCode, added.json().message]).toEqual([200, 'Added to your message.']);
  const stored = async (collection: 'deals' | 'deliveries' | 'mails' | 'notes') =>
    (await payload.find({ collection, depth: 0, pagination: false })).docs;
  await deliver();
  expect(await Promise.all((['deals', 'deliveries', 'mails'] as const).map(stored))).toEqual([[], [], []]);

  const [lead] = (await payload.find({ collection: 'leads', depth: 0 })).docs;
  expect(lead).toMatchObject({ status: 'quarantine', addition: 'It may wait until March.', timeline: '3 months' });
  // The code that rescues it may select no more fields than this.
  const select = { updatedAt: true } as const;
  await payload.update({ collection: 'leads', id: lead?.id ?? 0, data: { status: 'new' }, select });
  for (let round = 0; round < 2; round += 1) await deliver();
  const deliveries = (await stored('deliveries')).map((row) => ('kind' in row ? row.kind : ''));
  expect(deliveries.sort()).toEqual(['acknowledgement', 'crm', 'crm-note', 'sales-notice']);
  const texts = (await payload.find({ collection: 'mails', where: { kind: { equals: 'lead-notification' } } })).docs;
  expect(texts[0]?.text).toContain('It may wait until March.');
  expect(await stored('deals')).toHaveLength(1);
  expect((await payload.find({ collection: 'notes', sort: 'id' })).docs.map(({ content }) => content)).toEqual([
    expect.stringContaining(typed.message),
    'Note: It may wait until March.',
  ]);
});

it('tells the CRM about an addition to a request that sales put in quarantine, once they take it out', async () => {
  const { app, clock, close, deliver, payload } = await openTestHost();
  onTestFinished(close);
  const handles = (await send(app, typed)).json<SendMailSuccess>().data;
  await deliver();
  const [lead] = (await payload.find({ collection: 'leads', depth: 0 })).docs;
  const turn = (status: 'quarantine' | 'new') =>
    payload.update({ collection: 'leads', id: lead?.id ?? 0, data: { status } });
  await turn('quarantine');
  clock.now = new Date();
  const headers = { accept: 'application/json' };
  const fields = { ...handles, note: 'It may wait until March.', timeline: '3 months' };
  await app.inject({ method: 'POST', url: paths.update, headers, payload: fields });

  for (const status of ['new', 'quarantine', 'new'] as const) await turn(status);
  await deliver();
  const notes = (await payload.find({ collection: 'notes', sort: 'id' })).docs.map(({ content }) => content);
  expect(notes).toEqual([expect.stringContaining(typed.message), 'Timeline: 3 months\nNote: It may wait until March.']);
});
