import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createSmtpMailer } from './mailers.ts';

/** s for which a mail server looks up who calls before it greets, or looks through an email before it accepts it. */
const lookingS = 15;

test.each(['greets', 'accepts an email'])(
  'an email to a mail server that %s only after a while has been sent, so that it is not sent again',
  async (late) => {
    const isLate = { greeting: late === 'greets', end: late !== 'greets' };
    const accepted: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, done) => void pause(isLate.greeting ? lookingS * 1000 : 0).then(() => done()),
      onData(stream, { envelope }, done) {
        stream.resume().on('end', async () => {
          await pause(isLate.end ? lookingS * 1000 : 0);
          accepted.push(envelope.rcptTo[0]?.address ?? '');
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.server.address() as AddressInfo;
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`);
    onTestFinished(() => {
      mailer.close?.();
      server.close();
    });
    const from = 'site@wharfside.example';
    const plain = { replyTo: undefined, html: undefined, unsubscribeUrl: undefined };
    await mailer.send({ ...plain, id: 1, from, to: 'ada@example.com', subject: 'Received', text: 'Thank you.' });
    expect(accepted).toEqual(['ada@example.com']);
  },
  (lookingS + 20) * 1000,
);
