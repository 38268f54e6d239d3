import { expect, it, onTestFinished } from 'vitest';
import { createMailThreads } from '../delivery/mailThreads.ts';
import { openUploads } from '../forms/files/uploads.ts';
import { arrive, mailOf } from '../testing/answers.ts';
import { openImapPeer } from '../testing/imapPeer.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';
import { readConversation } from './answers/conversation.ts';
import { greetMailbox, openFetcher } from './fetchMails.ts';
import { openReceiveMail } from './receiveMail.ts';

async function open() {
  const peer = await openImapPeer();
  onTestFinished(peer.close);
  const variables = { INBOUND_ADDRESS: 'answers+*@localhost', INBOUND_IMAP_URL: peer.url };
  const host = await openTestHost({ variables });
  onTestFinished(host.close);
  const { app, environment, payload } = host;
  await send(app, typed);
  const uploads = await openUploads(environment.cms.uploadsDir);
  const receive = openReceiveMail(payload, environment, () => new Date());
  const address = createMailThreads(environment.secret, environment.inbound?.address).replyAddressOf(1) ?? '';
  return {
    peer,
    address,
    receive,
    fetch: (by = receive) => openFetcher({ imapUrl: peer.url, receive: by, uploads }).fetch(),
    texts: async () => (await readConversation(payload, 1)).map(({ message }) => message.text),
  };
}

it('a new email joins its request and is marked as read; one without a request is flagged and left', async () => {
  const { address, fetch, peer, texts } = await open();
  peer.put(mailOf({ to: address, text: 'By IMAP' }));
  peer.put(mailOf({ to: 'sales@localhost', text: 'An offer' }));
  expect(await fetch()).toEqual(['joined', 'unknown']);
  expect(peer.flags()).toEqual([['\\Seen'], ['\\Flagged']]);
  expect(await fetch()).toEqual([]);
  peer.put(mailOf({ to: address, text: 'Later' }));
  expect(await fetch()).toEqual(['joined']);
  expect(await texts()).toEqual(['By IMAP', 'Later']);
});

it('two hosts and the webhook that receive the same email at once keep it once', async () => {
  const { address, fetch, peer, receive, texts } = await open();
  const mail = mailOf({ to: address, text: 'Once' });
  peer.put(mail);
  await Promise.all([fetch(), fetch(), receive(await arrive(mail))]);
  expect(await texts()).toEqual(['Once']);
  expect(peer.flags()).toEqual([['\\Seen']]);
});

it('an email that could not be stored stays as it was, and is fetched again', async () => {
  const { address, fetch, peer, texts } = await open();
  peer.put(mailOf({ to: address, text: 'Patience' }));
  await expect(fetch(() => Promise.reject(new Error('the database is away')))).rejects.toThrow('is away');
  expect(peer.flags()).toEqual([[]]);
  expect(await fetch()).toEqual(['joined']);
  expect(await texts()).toEqual(['Patience']);
});

it('the check at the start signs in to the mailbox, and names the variable if that is refused', async () => {
  const peer = await openImapPeer();
  onTestFinished(peer.close);
  await greetMailbox(peer.url);
  await expect(greetMailbox(peer.wrongUrl)).rejects.toThrow(
    /^INBOUND_IMAP_URL: the mailbox at 127\.0\.0\.1:\d+ cannot/,
  );
  await expect(greetMailbox(`${peer.url}/Missing`)).rejects.toThrow('INBOUND_IMAP_URL');
  await expect(greetMailbox(peer.wrongUrl)).rejects.not.toThrow('wrong');
});
