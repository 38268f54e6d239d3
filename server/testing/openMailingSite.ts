import type { Payload } from 'payload';
import { createSmtpMailer } from '../delivery/mailers.ts';
import { readCompany } from '../delivery/mails/senderOf.ts';
import { offerCalls } from './offerCalls.ts';
import { publishSite } from './publishSite.ts';
import { fillSite } from './siteContent.ts';
import { openSmtpPeer } from './smtpPeer.ts';
import { openTestHost } from './testHost.ts';

export type MailingSite = Awaited<ReturnType<typeof openMailingSite>>;

/** The agency of `fillSite`, which offers calls and sends its emails in its own words, with what `fill` adds; published. */
export async function openMailingSite(fill: (payload: Payload) => Promise<void>) {
  const peer = await openSmtpPeer();
  const mailer = createSmtpMailer(peer.url);
  const host = await openTestHost({
    mailer: () => mailer,
    replace: (_, payload) => ({ sender: async (page) => (await readCompany(payload)).at(page).sender }),
    async fill(payload) {
      await fillSite(payload);
      await offerCalls(payload);
      await fill(payload);
    },
  });
  host.clock.now = new Date('2026-11-21T12:00:00Z');
  await publishSite(host);
  return {
    host,
    peer,
    async close() {
      await host.close();
      await peer.close();
    },
  };
}
