import type { BeginSpan } from '@frontage/traces/spans.ts';
import { createCalendarChannel } from '../booking/calendars/calendarChannel.ts';
import { createCrmChannels, openCrm } from '../crm/crmChannels.ts';
import { createAccountChannels } from '../delivery/accountChannels.ts';
import { addressIn } from '../delivery/addressIn.ts';
import { type Channel, Undeliverable } from '../delivery/Channel.ts';
import { createDeliver, type Deliver } from '../delivery/deliver.ts';
import type { Mailer } from '../delivery/Mailer.ts';
import { createMailChannels, createSend, type MailChannelsOptions, readPerson } from '../delivery/mailChannels.ts';
import { createMailboxMailer, createSmtpMailer } from '../delivery/mailers.ts';
import { createMailThreads } from '../delivery/mailThreads.ts';
import { createPageFaultChannel } from '../delivery/pageFaultChannel.ts';
import { readSampledForm } from '../delivery/sampleEmail.ts';
import { sharedFilesOf } from '../files/sharedFiles.ts';
import type { Environment } from '../hostEnvironment.ts';
import { createAnswerChannel } from '../inbox/answerChannel.ts';
import { createAnswerDueChannel } from '../inbox/answerClock/answerDueChannel.ts';
import { createWebhookChannel } from '../webhooks/webhookChannel.ts';
import { openStores } from './compose.ts';
import { openLinks } from './openLinks.ts';
import { createOrderChannels } from './orderChannels.ts';
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
