import type { Payload } from 'payload';
import { createMailThreads } from '../delivery/mailThreads.ts';
import type { Environment } from '../hostEnvironment.ts';
import { createReceiveMail, type MailFiles, type ReceiveMail } from './receiveMail.ts';
import type { InboundMailOptions } from './serveInboundMail.ts';

/** Creates the function that takes emails in, as the environment says. */
export function openReceiveMail(payload: Payload, environment: Environment, now: () => Date): ReceiveMail {
  const { cms, inbound, mail, secret } = environment;
  const threads = createMailThreads(secret, inbound?.address);
  return createReceiveMail({ payload, threads, mail, adminUrl: cms.adminUrl, ownServer: inbound?.ownServer, now });
}

/** The webhook for emails; undefined if none is set. */
export function openInbound(
  payload: Payload,
  environment: Environment,
  { now, uploads }: { now: () => Date; uploads: MailFiles },
): Pick<InboundMailOptions, 'receive' | 'secret' | 'uploads'> | undefined {
  const secret = environment.inbound?.webhookSecret;
  return secret ? { secret, uploads, receive: openReceiveMail(payload, environment, now) } : undefined;
}
