import { randomUUID } from 'node:crypto';
import PostalMime from 'postal-mime';
import { expect, it, onTestFinished } from 'vitest';
import { createMailThreads } from '../delivery/mailThreads.ts';
import { openAnswered } from '../testing/answeredRequest.ts';
import { mailOf, postMail, pressAnswer, signedHeaders } from '../testing/answers.ts';
import { createUserWith } from '../testing/createUserWith.ts';
import { databases } from '../testing/databases.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';
import { readConversation } from './answers/conversation.ts';

it('a reply joins its request, opens it again and tells sales', async () => {
  const { address, deliver, incoming, lead, owed, peer, post } = await openAnswered();
  expect(
    await post({ to: `Wharfside <${address}>`, text: 'Tuesday is fine.\n\nOn 23 Nov 2026 we wrote:\n> Tuesday?' }),
  ).toBe(200);
  expect(await incoming()).toMatchObject([
    { authorName: 'Ada Vinter', address: 'ada@example.com', isFromElsewhere: false, isAutomatic: false },
  ]);
  expect(await lead()).toMatchObject({ status: 'new', readAt: null });
  expect(await owed()).toEqual(['crm-note: Note at the deal in the CRM', 'sales-notice: Email to sales: a reply']);
  await deliver();
  expect(peer.received.at(-1)).toMatch(/Tuesday is fine\./);
});

it('a request that has an owner goes back to its owner', async () => {
  const { address, lead, payload, post } = await openAnswered();
  const { id: owner } = await createUserWith(payload, 'admin');
  await payload.update({ collection: 'leads', id: 1, data: { owner, status: 'lost' } });
  await post({ to: address, text: 'We thought it over.' });
  expect(await lead()).toMatchObject({ status: 'in-work', readAt: null });
  await payload.update({ collection: 'leads', id: 1, data: { status: 'won' } });
  await post({ to: address, text: 'Thank you.' });
  expect(await lead()).toMatchObject({ status: 'won', readAt: null });
});

it('an answer whose author has not seen what the visitor wrote meanwhile waits until they have', async () => {
  const { address, incoming, payload, post } = await openAnswered();
  const [user] = (await payload.find({ collection: 'users', where: { role: { equals: 'sales' } } })).docs;
  if (!user) throw new Error('Nobody is in sales');
  const key = randomUUID();
  const press = (seen: number) =>
    pressAnswer(payload, { ...user, collection: 'users' }, 1, { key, seen, text: 'Until Tuesday' });
  await post({ to: address, headers: { 'Auto-Submitted': 'auto-replied' }, text: 'I am away' });
  await post({ to: address, text: 'Wednesday, please' });
  const [automatic, reply] = await incoming();
  expect(await press(automatic?.id ?? 0)).toEqual([409, expect.stringContaining('has written meanwhile')]);
  expect((await press(reply?.id ?? 0))[0]).toBe(201);
  await post({ to: address, text: 'Thanks' });
  expect(await press(reply?.id ?? 0), 'sent already').toEqual([200, 'Your answer is on its way']);
});

it('emails of a program that gives all of them one Message-ID are kept, each once', async () => {
  const { address, app, environment, incoming, payload, post } = await openAnswered();
  const headers = { 'Message-ID': '<always@example.com>' };
  for (const text of ['Tuesday', 'Wednesday', 'Tuesday', 'Wednesday', 'Thursday'])
    expect(await post({ to: address, headers, text })).toBe(200);
  expect((await incoming()).map(({ text }) => text)).toEqual(['Tuesday', 'Wednesday', 'Thursday']);
  await send(app, { ...typed, email: 'bo@example.com' });
  const another = createMailThreads(environment.secret, environment.inbound?.address).replyAddressOf(2) ?? '';
  for (const text of ['Tuesday', 'Tuesday', 'Friday', 'Friday']) await post({ to: another, headers, text });
  const toAnother = (await readConversation(payload, 2)).map(({ message }) => message.text);
  expect(toAnother, 'another visitor with the same program and the same words').toEqual(['Tuesday', 'Friday']);
});

it.each(databases)('the same email twice, at once and later, is kept once, on %s', async (database) => {
  const { address, incoming, owed, post } = await openAnswered({ database });
  const mail = mailOf({ to: address, text: 'Once' });
  expect(await Promise.all([post(mail), post(mail)])).toEqual([200, 200]);
  expect(await post(mail)).toBe(200);
  expect(await incoming()).toHaveLength(1);
  expect((await owed()).filter((one) => one.startsWith('sales-notice'))).toHaveLength(1);
  const without = mailOf({ to: address, text: 'No id', headers: { 'Message-ID': '' } });
  expect([await post(without), await post(without)]).toEqual([200, 200]);
  expect(await incoming()).toHaveLength(2);
});

it('an email without the reply address joins by what it replies to', async () => {
  const { answerId, incoming, post } = await openAnswered();
  expect(await post({ to: 'sales@localhost', text: 'By reply', headers: { 'In-Reply-To': answerId } })).toBe(200);
  const references = `<a@b.example>\r\n ${answerId}`;
  expect(await post({ to: 'sales@localhost', text: 'By references', headers: { References: references } })).toBe(200);
  const theirs = (await incoming())[0]?.messageId ?? '';
  expect(await post({ to: 'sales@localhost', text: 'By their own', headers: { References: theirs } })).toBe(200);
  expect((await incoming()).map(({ text }) => text)).toEqual(['By reply', 'By references', 'By their own']);
});

it('an email from another address joins and is marked as such', async () => {
  const { address, incoming, post } = await openAnswered();
  await post({ from: '"Ada at home" <ADA@EXAMPLE.COM>', to: address, text: 'The same' });
  await post({ from: 'Bo <bo@example.com>', to: address, text: 'Ada asked me to reply' });
  expect((await incoming()).map(({ address: from, isFromElsewhere }) => [from, isFromElsewhere])).toEqual([
    ['ADA@EXAMPLE.COM', false],
    ['bo@example.com', true],
  ]);
});

it('an email with a large attachment joins as it comes over the wire', async () => {
  const { address, app, incoming } = await openAnswered();
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const body = mailOf({ to: address, text: `See below.\n${'A line of many.\n'.repeat(60_000)}` });
  const signal = AbortSignal.timeout(20_000);
  const answer = await fetch(`${url}/inbound-mail`, { method: 'POST', headers: signedHeaders(body), body, signal });
  expect(answer.status).toBe(200);
  expect(await incoming()).toHaveLength(1);
});

it('an email that belongs to no request is answered 404 and not kept', async () => {
  const { answerId, payload, post } = await openAnswered();
  const guessed = answerId.replace(/\.[0-9a-f]+@/, '.00000000000000000000@');
  expect(await post({ to: 'answers+1-00000000000000000000@localhost', text: 'Guessed' })).toBe(404);
  expect(await post({ to: 'sales@localhost', text: 'Guessed', headers: { 'In-Reply-To': guessed } })).toBe(404);
  expect(await post({ to: 'sales@localhost', text: 'An offer' })).toBe(404);
  expect((await payload.count({ collection: 'lead-messages' })).totalDocs).toBe(1);
});

it('an email for an erased request belongs to no request', async () => {
  const { address, payload, post } = await openAnswered();
  await payload.delete({ collection: 'leads', id: 1 });
  expect(await post({ to: address, text: 'Hello?' })).toBe(404);
  expect((await payload.count({ collection: 'lead-messages' })).totalDocs).toBe(0);
});

it('an automatic reply is marked as such and opens nothing', async () => {
  const { address, incoming, lead, owed, post } = await openAnswered();
  await post({ to: address, text: 'I am back on Monday', headers: { 'Auto-Submitted': 'auto-replied' } });
  await post({ to: address, text: 'Written by hand', headers: { 'Auto-Submitted': 'no' } });
  expect((await incoming()).map(({ isAutomatic }) => isAutomatic)).toEqual([true, false]);
  await post({ to: address, text: 'Away', headers: { 'X-Autoreply': 'yes' } });
  expect((await incoming()).at(-1)?.isAutomatic).toBe(true);
  expect((await owed()).filter((one) => one.startsWith('sales-notice'))).toHaveLength(1);
  expect((await lead()).status).toBe('new');
});

it('an answer that is returned has failed, says why and may be sent again', async () => {
  const { address, answerId, incoming, lead, payload, post } = await openAnswered();
  const report = (action: string) =>
    mailOf({
      from: 'MAILER-DAEMON@mx.example.com',
      to: address,
      headers: {
        'Content-Type': 'multipart/report; report-type=delivery-status; boundary="b"',
        'Auto-Submitted': 'auto-replied',
      },
      body: [
        '',
        '--b',
        'Content-Type: text/plain',
        '',
        'It could not be delivered.',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; mx.example.com',
        '',
        'Final-Recipient: rfc822; ada@example.com',
        `Action: ${action}`,
        'Status: 5.1.1',
        'Diagnostic-Code: smtp; 550 5.1.1 <ada@example.com>:',
        '    User unknown',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: ${answerId}`,
        '--b--',
        '',
      ].join('\r\n'),
    });
  const answer = async () =>
    (await payload.find({ collection: 'deliveries', where: { kind: { equals: 'answer' } }, depth: 0 })).docs[0];
  expect(await post(report('delayed'))).toBe(200);
  expect((await answer())?.status).toBe('delivered');
  expect(await post(report('failed'))).toBe(200);
  expect(await answer()).toMatchObject({
    status: 'failed',
    lastError: 'The mail server of the receiver returned it: 550 5.1.1 <[address]>: User unknown',
  });
  expect(await incoming()).toEqual([]);
  expect(await lead()).toMatchObject({ status: 'answered', readAt: expect.any(String) });
});

it('an email counts as proven only if our own mail server says so, above what the sender wrote', async () => {
  const { address, incoming, peer, post, deliver } = await openAnswered({
    variables: { INBOUND_AUTHENTICATED_BY: 'mx.localhost' },
  });
  const results = (said: string) => ({ 'Authentication-Results': said });
  await post({ to: address, text: 'Proven', headers: results('MX.localhost; dmarc=pass header.from=example.com') });
  await post({ to: address, text: 'Of another server', headers: results('mx.evil.example; dmarc=pass') });
  await post({ to: address, text: 'Without a word', headers: {} });
  expect((await incoming()).map(({ isProven, text }) => [text, isProven])).toEqual([
    ['Proven', true],
    ['Of another server', false],
    ['Without a word', false],
  ]);
  await deliver();
  const notices = await Promise.all(peer.received.map((mail) => PostalMime.parse(mail)));
  const warned = notices.flatMap(({ subject, text }) =>
    subject?.startsWith('Reply') ? [text?.replace(/\s+/g, ' ').includes('not proven to be from this address')] : [],
  );
  expect(warned.toSorted()).toEqual([false, true, true]);
});

it('an email that cannot be read is noted at its request once, and is not to be sent again', async () => {
  const { address, app, incoming, lead } = await openAnswered();
  const nested = Array.from(
    { length: 30 },
    (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n`,
  );
  const mail = mailOf({
    to: address,
    headers: { 'Content-Type': 'multipart/mixed; boundary=b0' },
    body: `\r\n${nested.join('\r\n')}`,
  });
  const first = await postMail(app, mail);
  expect([first.statusCode, first.json().data]).toEqual([200, { wasRead: false }]);
  expect((await postMail(app, mail)).json()).toMatchObject({ message: 'This email was taken before.' });
  expect(await incoming()).toMatchObject([
    { authorName: 'Ada Vinter', text: expect.stringContaining('could not be read here'), attachments: [] },
  ]);
  expect(await lead()).toMatchObject({ status: 'new', readAt: null });
});

it('only the words of HTML and the names of attachments are kept', async () => {
  const { address, incoming, post } = await openAnswered();
  const body = [
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<style>p{}</style><p>Yes, <b>Tuesday</b> &amp; ten.</p><script>alert(1)</script><img src="https://x.example/p.gif"><p>Ada</p>',
    '--b',
    'Content-Type: application/pdf; name="=?utf-8?q?p=C3=A4n.pdf?="',
    'Content-Disposition: attachment; filename="plan.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    'JVBERi0=',
    '--b--',
    '',
  ].join('\r\n');
  expect(await post({ to: address, headers: { 'Content-Type': 'multipart/mixed; boundary="b"' }, body })).toBe(200);
  expect(await incoming()).toMatchObject([{ text: 'Yes, Tuesday & ten.\n\nAda', attachments: ['plan.pdf'] }]);
});

it('emails are accepted only if signed with the secret, within five minutes and unchanged', async () => {
  const { address, app, clock, payload } = await openAnswered();
  const mail = mailOf({ to: address, text: 'Forged' });
  const another = `whsec_${Buffer.from('another secret that is as long as that').toString('base64')}`;
  const late = new Date(clock.now.getTime() - 400_000);
  for (const posting of [{ secret: another }, { at: late }, { signed: `${mail}.` }]) {
    expect((await postMail(app, mail, posting)).statusCode).toBe(401);
  }
  const bare = await app.inject({
    method: 'POST',
    url: '/inbound-mail',
    headers: { 'content-type': 'message/rfc822' },
    payload: mail,
  });
  expect(bare.statusCode).toBe(401);
  expect((await payload.count({ collection: 'lead-messages' })).totalDocs).toBe(1);
});

it('an email that is too large is refused, and no words of an email are logged', async () => {
  const { address, log, post } = await openAnswered();
  const large = mailOf({ to: address, text: 'x'.repeat(26_214_400) });
  expect(await post(large)).toBe(413);
  const words = 'secret words of Ada';
  await post({ to: address, text: words });
  expect(log.join('\n')).not.toContain(words);
});

it('without a secret the route does not exist', async () => {
  const host = await openTestHost();
  onTestFinished(host.close);
  expect((await postMail(host.app, mailOf({ to: 'a@b.example', text: 'Hello' }))).statusCode).toBe(404);
});
