import { createCmsCrm } from '../crm/cmsCrm.ts';
import { createCrmCarriers, leadOfExternalId } from '../crm/crmCarriers.ts';
import { createPipedriveCrm } from '../crm/pipedriveCrm.ts';
import type { Environment } from '../environment.ts';
import { createWebhookCarrier } from '../webhooks/webhookCarrier.ts';
import { createAccountCarriers } from './accountCarriers.ts';
import { createDeliver, type Deliver } from './deliver.ts';
import type { Mailer } from './Mailer.ts';
import { createMailboxMailer } from './mailboxMailer.ts';
import { createMailCarriers } from './mailCarriers.ts';
import { createOrderCarriers } from './orderCarriers.ts';
import { createSmtpMailer } from './smtpMailer.ts';

/** The way out for mails that the environment names. */
export function openMailer({ cms, mail }: Environment): Mailer {
  return mail.smtpUrl ? createSmtpMailer(mail.smtpUrl) : createMailboxMailer(cms.mailboxDir);
}

/** Everything that brings deliveries to where they belong, as the environment says. */
export function openDelivery(environment: Environment, mailer: Mailer, now: () => Date): Deliver {
  const { cms, crm, delivery, mail, siteUrl } = environment;
  const { adminUrl } = cms;
  const pipedrive = crm && createPipedriveCrm(crm);
  return createDeliver({
    carriers: {
      ...createMailCarriers({ mailer, mail, adminUrl, siteUrl, now }),
      ...createCrmCarriers({
        crmOf: (payload) => pipedrive ?? createCmsCrm(payload, leadOfExternalId),
        siteUrl,
        adminUrl,
      }),
      ...createOrderCarriers(environment, now),
      ...createAccountCarriers({ mailer, mail, adminUrl, now }),
      webhook: createWebhookCarrier({ adminUrl, now, privateHosts: delivery.webhookPrivateHosts }),
    },
    now,
    pausesS: delivery.pausesS,
  });
}
