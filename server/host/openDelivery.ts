import type { BeginSpan } from '@frontage/traces/spans.ts';
import type { Payload } from 'payload';
import type { BookingStore } from '../booking/BookingStore.ts';
import { createCalendarChannel } from '../booking/calendars/calendarChannel.ts';
import { createChange, createRescueCall } from '../booking/change.ts';
import { noHolds } from '../booking/holds.ts';
import { createCrmChannels, openCrm } from '../crm/crmChannels.ts';
import { createAccountChannels, createPageFaultChannel } from '../delivery/accountChannels.ts';
import { type Channel, type DueDelivery, Undeliverable } from '../delivery/Channel.ts';
import { createDeliver, type Deliver } from '../delivery/deliver.ts';
import type { DeliveryKind } from '../delivery/delivery.ts';
import { addressIn, type Mailer } from '../delivery/Mailer.ts';
import { createMailChannels, createSend, type MailChannelsOptions, readPerson } from '../delivery/mailChannels.ts';
import { createMailboxMailer, createSmtpMailer } from '../delivery/mailers.ts';
import { readCompany } from '../delivery/mails/senderOf.ts';
import { createMailThreads } from '../delivery/mailThreads.ts';
import { readSampledForm } from '../delivery/sampleEmail.ts';
import type { DownloadStore } from '../documents/DownloadStore.ts';
import { createSendDocument } from '../documents/downloadMails.ts';
import { sharedFilesOf } from '../files/sharedFiles.ts';
import type { Environment } from '../hostEnvironment.ts';
import { createAnswerChannel } from '../inbox/answerChannel.ts';
import { createAnswerDueChannel } from '../inbox/tellOfAnswers.ts';
import { memoisePer } from '../memoiseFor.ts';
import { askedBy, createAsk } from '../newsletter/ask.ts';
import { createNewsletterMails } from '../newsletter/newsletterMails.ts';
import type { SubscriberStore } from '../newsletter/SubscriberStore.ts';
import { idOf } from '../references/idOf.ts';
import { createWebhookChannel } from '../webhooks/webhookChannel.ts';
import { openStores } from './compose.ts';
import { type Links, openLinks } from './openLinks.ts';
import { drawSampleMail, drawSampleNotice } from './samples/drawSampleMail.ts';

export function openMailer({ cms, mail }: Environment): Mailer {
  return mail.smtpUrl ? createSmtpMailer(mail.smtpUrl) : createMailboxMailer(cms.mailboxDir, sharedFilesOf(cms));
}

export function openDelivery(environment: Environment, mailer: Mailer, now: () => Date, trace?: BeginSpan): Deliver {
  const { backendUrl, cms, delivery, inbound, mail, secret, siteUrl } = environment;
  const { adminUrl } = cms;
  const threads = createMailThreads(secret, inbound?.address);
  return createDeliver({
    channels: {
      ...createMailChannels({ mailer, mail, adminUrl, siteUrl, now, threads }),
      answer: createAnswerChannel({ mailer, mail, threads, now }),
      ...createCrmChannels({ crmOf: openCrm(environment), siteUrl, adminUrl }),
      ...createOrderChannels({
        links: openLinks(secret, now),
        openStores: (payload) => openStores(payload, environment),
        backendUrl,
        now,
      }),
      ...createAccountChannels({ mailer, mail, adminUrl, now }),
      ...createSampleMailChannel({ mailer, mail, siteUrl, adminUrl, now }),
      ...createAnswerDueChannel({ mailer, mail, adminUrl, now }),
      ...createPageFaultChannel({ mailer, mail, adminUrl, now }),
      calendar: createCalendarChannel({ adminUrl, from: addressIn(mail.from), now }),
      webhook: createWebhookChannel({ adminUrl, now, privateHosts: delivery.webhookPrivateHosts }),
    },
    now,
    pausesS: delivery.pausesS,
    trace,
  });
}

/** Sends an editor one of `sampledMails`, or the notice about a request of a form, with made-up contents. */
function createSampleMailChannel({
  adminUrl,
  siteUrl,
  ...options
}: Pick<MailChannelsOptions, 'adminUrl' | 'mail' | 'mailer' | 'now' | 'siteUrl'>): Record<'sample-email', Channel> {
  const send = createSend(options);
  return {
    async 'sample-email'(delivery) {
      const { payload, row } = delivery;
      const user = await readPerson(delivery);
      if (!user) throw new Undeliverable('The account was deleted');
      const form = readSampledForm(row.body);
      const rendered = form
        ? await drawSampleNotice(payload, { form, adminUrl, now: options.now() })
        : await drawSampleMail(payload, { id: Number(row.body), siteUrl, adminUrl, now: options.now() });
      if (!rendered) throw new Undeliverable('There is no such email');
      return send(delivery, { kind: 'sample', to: user.email, rendered, user: user.id });
    },
  };
}

interface OrderOptions {
  links: Links;
  /** The stores of what visitors left behind. Orders change them as visitors' own clicks do. */
  openStores: (payload: Payload) => { bookings: BookingStore; downloads: DownloadStore; subscribers: SubscriberStore };
  /** Where visitors reach this host. */
  backendUrl: string;
  now: () => Date;
}

type OrderKind = Extract<DeliveryKind, 'document-link' | 'letter-confirm' | 'call-booking' | 'call-move' | 'call-end'>;

/**
 * Carries out what sales orders in the admin, with the functions that a visitor's own click runs: the admin cannot sign
 * links, and must not have a second way to do the same. An order may arrive twice but takes effect once.
 */
export function createOrderChannels({ backendUrl, links, now, openStores }: OrderOptions): Record<OrderKind, Channel> {
  const tokens = links.bookings;
  // One for all deliveries: it lets those to one address wait for each other.
  const askOf = memoisePer((payload: Payload) =>
    createAsk({
      store: openStores(payload).subscribers,
      mails: createNewsletterMails({
        tokens: links.newsletter,
        siteUrl: backendUrl,
        sender: async (page) => (await readCompany(payload)).at(page).sender,
      }),
      now,
    }),
  );

  /** What a visitor left behind, and what changes a call of theirs. */
  function openRequest({ payload, request }: DueDelivery) {
    if (!request) throw new Undeliverable('The request was erased');
    const { bookings, downloads } = openStores(payload);
    return { lead: request.lead, downloads, bookings };
  }

  async function openCall(delivery: DueDelivery) {
    const { bookings: store, lead } = openRequest(delivery);
    const call = await store.findByLead(lead.id);
    if (!call) throw new Undeliverable('The call was erased');
    return { token: tokens.issue(call.id), change: createChange({ store, tokens, holds: noHolds, backendUrl, now }) };
  }

  const over = 'The call is over already';
  return {
    async 'document-link'(delivery) {
      const { downloads: store, lead } = openRequest(delivery);
      const { sender } = (await readCompany(delivery.payload)).at(lead.resendUrl);
      await createSendDocument({ store, links: links.downloads, backendUrl, sender, now })(lead);
      return undefined;
    },
    async 'letter-confirm'({ payload, request, row }) {
      const asked = request && askedBy(request.lead);
      if (!row.subscriber && !asked) throw new Undeliverable('The reader was erased');
      const ask = askOf(payload);
      if (row.subscriber) await ask.askAgain(idOf(row.subscriber));
      else if (asked) await ask.ask(asked, undefined, request.lead.id);
      return undefined;
    },
    async 'call-booking'(delivery) {
      const { bookings: store, lead } = openRequest(delivery);
      const outcome = await createRescueCall({ store, tokens, backendUrl, now })(lead.id);
      if (outcome === 'over') throw new Undeliverable('The hour has passed. Answer the visitor, and offer another');
      if (outcome === 'taken') throw new Undeliverable('The hour went to somebody else. Answer the visitor instead');
      return undefined;
    },
    async 'call-move'(delivery) {
      const { change, token } = await openCall(delivery);
      const { outcome } = await change.move(token, String(delivery.row.body), { by: 'sales' });
      if (outcome === 'over') throw new Undeliverable(over);
      if (outcome === 'taken') throw new Undeliverable('The hour went to somebody else. Move the call to another one');
      return undefined;
    },
    async 'call-end'(delivery) {
      const { change, token } = await openCall(delivery);
      const { outcome } = await change.cancel(token, 'sales');
      if (outcome === 'over') throw new Undeliverable(over);
      return undefined;
    },
  };
}
