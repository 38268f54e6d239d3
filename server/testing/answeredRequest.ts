import { expect, onTestFinished } from 'vitest';
import { createMailThreads } from '../delivery/mailThreads.ts';
import { readConversation } from '../inbox/answers/conversation.ts';
import { inboundVariables, mailOf, postMail, pressAnswer, type TypedMail } from './answers.ts';
import { createUserWith } from './createUserWith.ts';
import { type DatabaseName, startMigratedPostgres } from './databases.ts';
import { send, typed } from './requests.ts';
import { openSmtpPeer } from './smtpPeer.ts';
import { openTestHost } from './testHost.ts';

interface Opening {
  database?: DatabaseName;
  variables?: Record<string, string>;
}

/** A host with a request that sales has answered. */
export async function openAnswered({ database = 'SQLite', variables = {} }: Opening = {}) {
  const peer = await openSmtpPeer();
  onTestFinished(peer.close);
  const postgres = database === 'PostgreSQL' ? await startMigratedPostgres() : undefined;
  const host = await openTestHost({
    variables: {
      SMTP_URL: peer.url,
      MAIL_TO: 'sales@localhost',
      MAIL_FROM: 'website@localhost',
      ...inboundVariables,
      ...variables,
      ...(postgres ? { DATABASE_URL: postgres.url } : {}),
    },
  });
  onTestFinished(async () => {
    await host.close();
    await postgres?.stop();
  });
  const { app, environment, payload } = host;
  await send(app, typed);
  await pressAnswer(payload, await createUserWith(payload, 'sales'), 1, { text: 'Tuesday?' });
  await host.deliver();
  await payload.update({ collection: 'leads', id: 1, data: { readAt: new Date().toISOString() } });
  const threads = createMailThreads(environment.secret, environment.inbound?.address);
  const lead = () => payload.findByID({ collection: 'leads', id: 1, depth: 0 });
  expect((await lead()).status).toBe('answered');
  const { docs } = await payload.find({ collection: 'lead-messages', depth: 0, showHiddenFields: true });
  return {
    ...host,
    peer,
    lead,
    /** The reply address of the request. */
    address: threads.replyAddressOf(1) ?? '',
    /** The Message-ID of the answer. */
    answerId: docs[0]?.messageId ?? '',
    post: async (mail: TypedMail | string) => {
      const { statusCode } = await postMail(app, typeof mail === 'string' ? mail : mailOf(mail));
      return statusCode;
    },
    /** Incoming messages, oldest first. */
    incoming: async () =>
      (await readConversation(payload, 1)).flatMap(({ message }) => (message.direction === 'in' ? [message] : [])),
    owed: async () => {
      const { docs: owed } = await payload.find({ collection: 'deliveries', where: { status: { equals: 'owed' } } });
      return owed.map(({ kind, label }) => `${kind}: ${label}`).toSorted();
    },
  };
}
