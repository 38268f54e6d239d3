import { sampledMails } from '@frontage/contract/mails/mailTable.ts';
import { expect, it, onTestFinished } from 'vitest';
import type { OutgoingMail } from '../../delivery/Mailer.ts';
import { createUserWith } from '../../testing/createUserWith.ts';
import { fillSite } from '../../testing/siteContent.ts';
import { openTestHost } from '../../testing/testHost.ts';

it('sends an editor an email in the drafted wording, and a deleted account none', async () => {
  const sent: OutgoingMail[] = [];
  const host = await openTestHost({
    mailer: () => ({
      async send(mail) {
        sent.push(mail);
        return {};
      },
    }),
  });
  onTestFinished(host.close);
  const { payload } = host;
  await fillSite(payload);
  const editor = await createUserWith(payload, 'editor');
  const emailWords = {
    'call.bookedSubject': 'Ihr Gespräch: {time}',
    'call.moveIt': 'Verlegen',
    'account.invitationSubject': 'Zugang zu {company}',
  };
  await payload.updateGlobal({ slug: 'site-settings', data: { emailWords }, draft: true });
  const owed = { label: 'Email to try its words', kind: 'sample-email', status: 'owed', attempts: 0 } as const;
  const { id } = await payload.create({ collection: 'deliveries', data: { ...owed, user: editor.id, body: '2' } });
  await host.deliver();
  expect(sent).toMatchObject([{ to: editor.email, subject: expect.stringMatching(/^Ihr Gespräch: \w/) }]);
  expect(sent[0]?.html).toContain('Verlegen');
  expect(sent[0]?.text).toContain('Ada');
  expect(await payload.findByID({ collection: 'deliveries', id })).toMatchObject({ status: 'delivered' });
  const kept = await payload.find({ collection: 'mails', where: { kind: { equals: 'sample' } } });
  expect(kept.docs).toMatchObject([{ to: editor.email, status: 'sent' }]);

  const number = sampledMails.indexOf('To accounts: an invitation') + 1;
  await payload.create({ collection: 'deliveries', data: { ...owed, user: editor.id, body: String(number) } });
  await host.deliver();
  const [, invitation] = sent;
  expect(invitation).toMatchObject({ to: editor.email, subject: 'Zugang zu Wharfside' });
  const { docs: people } = await payload.find({ collection: 'users', showHiddenFields: true });
  expect(
    people.map(({ resetPasswordToken }) => resetPasswordToken ?? null),
    'nobody was let in',
  ).toEqual([null]);
  expect(invitation?.text).toContain('/admin/set-password/sample');

  const gone = await payload.create({ collection: 'deliveries', data: { ...owed, body: '2' } });
  await host.deliver();
  expect(await payload.findByID({ collection: 'deliveries', id: gone.id })).toMatchObject({ status: 'failed' });
});
