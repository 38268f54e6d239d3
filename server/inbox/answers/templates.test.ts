import { expect, onTestFinished, test } from 'vitest';
import { openTestPayload } from '../../testing/openTestPayload.ts';
import { sampleLead } from '../../testing/sampleLead.ts';
import { smallContent } from '../../testing/smallContent.ts';
import { openStage, signInForToken } from '../../testing/stage.ts';
import { fillTemplates } from './templates.ts';

test('sales save templates, unknown placeholders are refused, and each request fills them in', async () => {
  const stage = await openStage('SQLite');
  onTestFinished(stage.close);
  const { call, payload } = stage;
  const [asSales, asEditor] = [await signInForToken(stage, 'sales'), await signInForToken(stage, 'editor')];
  const keep = (text: string, token: string) => call('POST', 'answer-templates', { title: 'Offer', text }, token);
  expect((await keep('Hello {nme}', asSales)).body.errors[0].data.errors).toMatchObject([
    { path: 'text', message: expect.stringMatching(/^There is nothing called \{nme\}\. A template may say \{name\},/) },
  ]);
  expect((await keep('Hello', asEditor)).status).toBe(403);
  expect((await keep('Hello {name}: “{firstWords}”, {number}, {phone}', asSales)).status).toBe(201);
  const { phone } = smallContent.settings;
  const message = `Two contracts\nand ${'a bridge '.repeat(20)}`;
  const lead = await payload.create({ collection: 'leads', data: { ...sampleLead, message } });
  const [filled] = await fillTemplates(payload, lead);
  expect(filled?.text).toBe(
    `Hello Ada: “Two contracts and a bridge a bridge a bridge a bridge a …”, Q-2611-000${lead.id}, ${phone.formatted}`,
  );
});

test('the first words of a message end without its full stop, because the sentence goes on after them', async () => {
  const payload = await openTestPayload();
  await payload.create({ collection: 'answer-templates', data: { title: 'Short', text: 'You wrote “{firstWords}”.' } });
  for (const [message, first] of [
    ['Wir brauchen Lieferketten.', 'Wir brauchen Lieferketten'],
    ['What does it cost?', 'What does it cost?'],
  ] as const) {
    const lead = await payload.create({ collection: 'leads', data: { ...sampleLead, message } });
    expect(await fillTemplates(payload, lead)).toMatchObject([{ text: `You wrote “${first}”.` }]);
  }
});

test('a template in a language is offered for requests from its pages, above those for each', async () => {
  const payload = await openTestPayload();
  const languages = [
    { id: 'one', code: 'en' as const },
    { id: 'two', code: 'de' as const, isVisible: true },
  ];
  await payload.db.updateGlobal({ slug: 'site-settings', data: { languages } });
  for (const [title, language] of [
    ['A', null],
    ['B', 'en'],
    ['C', 'de'],
  ] as const)
    await payload.create({ collection: 'answer-templates', data: { title, language, text: 'Hello' } });
  const titlesFor = async (resendUrl: string) => {
    const lead = await payload.create({ collection: 'leads', data: { ...sampleLead, resendUrl } });
    return (await fillTemplates(payload, lead)).map(({ title }) => title).join();
  };
  expect(await titlesFor('https://northlight.example/de/kontakt')).toBe('C,A');
  expect(await titlesFor('https://northlight.example/contacts')).toBe('B,A');
  // A site that lists no languages speaks its usual one.
  await payload.db.updateGlobal({ slug: 'site-settings', data: { languages: [] } });
  expect(await titlesFor('https://northlight.example/contacts')).toBe('B,A');
});
