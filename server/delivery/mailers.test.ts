import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import { Undeliverable } from './Channel.ts';
import { createSmtpMailer } from './mailers.ts';

/** A mail server that refuses some recipients, by their addresses, and the mailer that sends through it. */
async function open(refusals: Record<string, number>) {
  const accepted: string[][] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const responseCode = refusals[address];
      done(responseCode ? Object.assign(new Error('not now'), { responseCode }) : undefined);
    },
    onData(stream, { envelope }, done) {
      accepted.push(envelope.rcptTo.map(({ address }) => address));
      stream.resume().on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
  onTestFinished(() => {
    mailer.close?.();
    server.close();
  });
  const mail = { id: 1, from: 'site@wharfside.example', subject: 'A new request', text: 'See the request.' };
  return { accepted, send: () => mailer.send({ ...mail, to: 'Ann <ann@w.example>, Bob <bob@w.example>' }) };
}

it('an email to several that one of them does not get has failed, and is sent to that one alone when tried again', async () => {
  const refusals: Record<string, number> = { 'bob@w.example': 450 };
  const { accepted, send } = await open(refusals);
  await expect(send()).rejects.toThrow('The mail server refuses the email: 450 not now');
  delete refusals['bob@w.example'];
  await send();
  expect(accepted).toEqual([['ann@w.example'], ['bob@w.example']]);
});

it('says which kind of refusal it was where all of them are refused', async () => {
  await expect((await open({ 'ann@w.example': 550, 'bob@w.example': 551 })).send()).rejects.toThrow(Undeliverable);
  await expect((await open({ 'ann@w.example': 550, 'bob@w.example': 450 })).send()).rejects.toThrow(
    'refuses the email',
  );
});
