import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createMailThreads } from '../delivery/mailThreads.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import { inboundVariables, mailOf } from '../testing/answers.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';

/** Pipes an email through the script as a mail server does. Returns the exit code. */
async function pipe(mail: string, website: string, secret: string): Promise<number | null> {
  const script = join(repositoryRoot(), 'deploy', 'hand-mail-in.mjs');
  const env = { ...process.env, INBOUND_WEBHOOK_SECRET: secret };
  const child = spawn(process.execPath, [script, website], { env, stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  child.stdin.end(mail);
  return ended;
}

it('the script for pipes hands emails in, and its exit code tells the mail server what to do', async () => {
  const host = await openTestHost({ variables: inboundVariables });
  onTestFinished(host.close);
  const { app, environment, payload } = host;
  await send(app, typed);
  const website = await app.listen({ port: 0, host: '127.0.0.1' });
  const to = createMailThreads(environment.secret, inboundVariables.INBOUND_ADDRESS).replyAddressOf(1) ?? '';
  const secret = inboundVariables.INBOUND_WEBHOOK_SECRET;
  expect(await pipe(mailOf({ to, text: 'Grüße' }), website, secret), 'taken').toBe(0);
  expect(await pipe(mailOf({ to: 'a@localhost', text: 'An offer' }), website, secret), 'no such person').toBe(67);
  expect(await pipe(mailOf({ to, text: 'Forged' }), website, 'whsec_bm90IHRoZSBzZWNyZXQ='), 'wrong').toBe(78);
  expect(await pipe(mailOf({ to, text: 'Early' }), 'http://127.0.0.1:9', secret), 'try again').toBe(75);
  const { docs } = await payload.find({ collection: 'lead-messages', depth: 0 });
  expect(docs.map(({ text }) => text)).toEqual(['Grüße']);
});
