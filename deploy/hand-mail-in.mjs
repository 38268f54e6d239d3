#!/usr/bin/env node
// Passes one email from standard input to the website, for the pipe of a mail server. docs/operations/replies.md
// hand-mail-in.mjs [address of the website], with INBOUND_WEBHOOK_SECRET in its environment.
import { createHmac, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

// Exit codes that mail servers understand: sysexits.h. Only the last one is tried again.
const ends = { taken: 0, noSuchRequest: 67, wrong: 78, later: 75 };

const [website = 'http://localhost:3000'] = process.argv.slice(2);
const { INBOUND_WEBHOOK_SECRET: secret = '' } = process.env;
const mail = await buffer(process.stdin);
const id = randomUUID();
const at = Math.floor(Date.now() / 1000);
const signature = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
  .update(`${id}.${at}.`)
  .update(mail)
  .digest('base64');

try {
  const answer = await fetch(new URL('/inbound-mail', website), {
    method: 'POST',
    headers: {
      'Content-Type': 'message/rfc822',
      'webhook-id': id,
      'webhook-timestamp': String(at),
      'webhook-signature': `v1,${signature}`,
    },
    body: mail,
    signal: AbortSignal.timeout(60_000),
  });
  const said = await answer.text();
  if (!answer.ok) console.error(`${answer.status}: ${said.slice(0, 500)}`);
  // Its request says that it could not be read, but no mailbox keeps it: its sender gets it back.
  const isLost = answer.ok && JSON.parse(said).data?.wasRead === false;
  process.exitCode = isLost ? ends.noSuchRequest : endOf(answer.status);
} catch (error) {
  console.error(`The website does not answer: ${error.cause?.message ?? error.message}`);
  process.exitCode = ends.later;
}

function endOf(status) {
  if (status === 200) return ends.taken;
  if ([404, 413, 422].includes(status)) return ends.noSuchRequest;
  return status === 401 ? ends.wrong : ends.later;
}
