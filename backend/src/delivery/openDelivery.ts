import { sharedFilesOf } from '@frontage/cms/files/sharedFiles.ts';
import type { BeginSpan } from '@frontage/traces/spans.ts';
import { createCmsCrm } from '../crm/cmsCrm.ts';
import { createCrmChannels, leadOfExternalId } from '../crm/crmChannels.ts';
import { createPipedriveCrm } from '../crm/pipedriveCrm.ts';
import type { Environment } from '../environment.ts';
import { createAnswerChannel } from '../inbox/answerChannel.ts';
import { createMailThreads } from '../inbox/mailThreads.ts';
import { createWebhookChannel } from '../webhooks/webhookChannel.ts';
import { createAccountChannels } from './accountChannels.ts';
import { createDeliver, type Deliver } from './deliver.ts';
import type { Mailer } from './Mailer.ts';
import { createMailboxMailer } from './mailboxMailer.ts';
import { createMailChannels } from './mailChannels.ts';
import { createOrderChannels } from './orderChannels.ts';
import { createPageFaultChannel } from './pageFaultChannel.ts';
import { createSampleMailChannel } from './sampleMailChannel.ts';
import { createSmtpMailer } from './smtpMailer.ts';

/** The way out for mails that the environment names. */
export function openMailer({ cms, mail }: Environment): Mailer {
  return mail.smtpUrl ? createSmtpMailer(mail.smtpUrl) : createMailboxMailer(cms.mailboxDir, sharedFilesOf(cms));
}

/** Everything that brings deliveries to where they belong, as the environment says. */
export function openDelivery(environment: Environment, mailer: Mailer, now: () => Date, trace?: BeginSpan): Deliver {
  const { cms, crm, delivery, inbound, mail, secret, siteUrl } = environment;
  const { adminUrl } = cms;
  const threads = createMailThreads(secret, inbound?.address);
  const pipedrive = crm && createPipedriveCrm(crm);
  return createDeliver({
    channels: {
      ...createMailChannels({ mailer, mail, adminUrl, siteUrl, now, threads }),
      answer: createAnswerChannel({ mailer, mail, threads, now }),
      ...createCrmChannels({
        crmOf: (payload) => pipedrive ?? createCmsCrm(payload, leadOfExternalId),
        siteUrl,
        adminUrl,
      }),
      ...createOrderChannels(environment, now),
      ...createAccountChannels({ mailer, mail, adminUrl, now }),
      ...createSampleMailChannel({ mailer, mail, siteUrl, now }),
      ...createPageFaultChannel({ mailer, mail, adminUrl, now }),
      webhook: createWebhookChannel({ adminUrl, now, privateHosts: delivery.webhookPrivateHosts }),
    },
    now,
    pausesS: delivery.pausesS,
    trace,
  });
}
