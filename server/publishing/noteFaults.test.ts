import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OutgoingMail } from '../delivery/Mailer.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { samplePage } from '../testing/samplePage.ts';
import { fillSite } from '../testing/siteContent.ts';
import { openTestHost, type TestHost } from '../testing/testHost.ts';
import { createPayloadPublication } from './payloadPublication.ts';
import { createPublisher, type PublishOutcome } from './publisher.ts';
import { openRendererClient } from './rendererClient.ts';
import { openReleaseFolder } from './servedReleases.ts';

const sent: OutgoingMail[] = [];
let host: TestHost;
let publishIfDue: () => Promise<PublishOutcome>;

beforeAll(async () => {
  const mailer = () => ({
    async send(mail: OutgoingMail) {
      sent.push(mail);
      return {};
    },
  });
  host = await openTestHost({ filling: fillSite, mailer });
  publishIfDue = createPublisher({
    publication: createPayloadPublication(host.payload),
    releases: openReleaseFolder(host.environment.releasesDir),
    renderer: openRendererClient(host.renderer?.socketPath ?? ''),
    now: () => host.clock.now,
    report: () => undefined,
  });
  await publishIfDue();
});
afterAll(() => host.close());

/** Publishes what is due and delivers the emails that are owed. Returns them. */
async function publish(): Promise<OutgoingMail[]> {
  sent.length = 0;
  host.clock.now = new Date(host.clock.now.getTime() + 2000);
  expect(await publishIfDue()).toBe('published');
  await host.deliver();
  return [...sent];
}

/** Publishes a page, then breaks its stored form as no editor could. */
async function publishBroken(payload: Payload, slug: string, rest: object): Promise<number> {
  const { id } = await payload.create({ collection: 'pages', data: samplePage(slug, 'Text'), ...rest });
  await breakPage(payload, id);
  return id;
}

async function breakPage(payload: Payload, id: number): Promise<void> {
  const layout = [{ blockType: 'faq', heading: 'No questions', items: [] }];
  await payload.db.updateOne({ collection: 'pages', id, data: { layout }, returning: false });
}

it('emails the publisher what a page lacks, where, and the link to its form; once while the fault lasts', async () => {
  const { payload } = host;
  const editor = await createUserWith(payload, 'editor');
  const id = await publishBroken(payload, 'broken', { user: editor });
  const [mail, ...more] = await publish();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: editor.email, subject: 'A page cannot be shown as published' });
  expect(mail?.text).toContain('“The page broken” at /broken cannot be shown as it was published');
  expect(mail?.text).toContain('Visitors see nothing of it');
  expect(mail?.text).toMatch(/Block 1 \(Questions and answers\) › Items: expected/);
  expect(mail?.text).toContain(`/admin/collections/pages/${id}?field=layout.0.items`);

  await payload.create({ collection: 'pages', data: samplePage('another', 'Text'), user: editor });
  expect(await publish(), 'the fault stands, and is told').toEqual([]);
});

it('reports a fault again that came back after a fix, and that visitors keep the last good version', async () => {
  const { payload } = host;
  const { docs } = await payload.find({ collection: 'pages', where: { slug: { equals: 'broken' } } });
  const [page] = docs;
  const data = { layout: samplePage('broken', 'Fixed').layout, _status: 'published' } as const;
  const user = await payload.find({ collection: 'users', where: { email: { contains: 'editor' } } });
  const by = { ...user.docs[0], collection: 'users' as const };
  await payload.update({ collection: 'pages', id: page?.id ?? 0, data, user: by });
  expect(await publish()).toEqual([]);
  await payload.update({ collection: 'pages', id: page?.id ?? 0, data: { title: 'Broken again' }, user: by });
  await breakPage(payload, page?.id ?? 0);
  const [mail] = await publish();
  expect(mail?.text).toContain('Visitors see it as it was before');
});

it('emails the operators if a program published it', async () => {
  await publishBroken(host.payload, 'imported', {});
  expect(await publish()).toMatchObject([{ to: host.environment.mail.to }]);
});
