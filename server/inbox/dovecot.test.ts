import { expect, it, onTestFinished } from 'vitest';
import { createMailThreads } from '../delivery/mailThreads.ts';
import { openUploads } from '../forms/files/uploads.ts';
import { mailOf } from '../testing/answers.ts';
import { startDovecot } from '../testing/dovecot.ts';
import { watchTurns } from '../testing/longestTurn.ts';
import { programAt, withProgram } from '../testing/programs.ts';
import { send, typed } from '../testing/requests.ts';
import { openTestHost } from '../testing/testHost.ts';
import { openFetcher } from './fetchMails.ts';
import { openReceiveMail } from './receiveMail.ts';

const dovecotIt = it.skipIf(!programAt('dovecot'));
const titled = (title: string) => withProgram(title, 'dovecot', 'dovecot-imapd');

async function open() {
  const server = await startDovecot();
  onTestFinished(server.stop);
  const variables = { INBOUND_ADDRESS: 'answers+*@localhost', INBOUND_IMAP_URL: server.url };
  const host = await openTestHost({ variables });
  onTestFinished(host.close);
  const { app, environment, payload } = host;
  await send(app, typed);
  const uploads = await openUploads(environment.cms.uploadsDir);
  const receive = openReceiveMail(payload, environment, () => new Date());
  const opened = { imapUrl: server.url, uploads, timeoutMs: 2000 };
  return {
    server,
    address: createMailThreads(environment.secret, environment.inbound?.address).replyAddressOf(1) ?? '',
    fetcher: openFetcher({ ...opened, receive }),
    /** One before which something happens to each email. */
    fetcherWith: (happens: () => void) =>
      openFetcher({
        ...opened,
        receive: (mail) => {
          happens();
          return receive(mail);
        },
      }),
    /** A process that ends while it reads an email. */
    dying: openFetcher({ ...opened, receive: () => new Promise(() => undefined) }),
    texts: async () => (await payload.find({ collection: 'lead-messages', depth: 0 })).docs.map(({ text }) => text),
  };
}

dovecotIt(titled('Dovecot hands over a small email, and one of 24 MB, while nobody else waits'), async () => {
  const { address, fetcher, server, texts } = await open();
  const file = `--b\r\nContent-Type: application/pdf; name=a.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${`${'QUJD'.repeat(19)}\r\n`.repeat(310_000)}--b--\r\n`;
  server.put(mailOf({ to: address, text: 'Small' }));
  // A website that runs has loaded what it needs.
  expect(await fetcher.fetch()).toEqual(['joined']);
  server.put(
    mailOf({
      to: address,
      headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
      body: `\r\n--b\r\n\r\nLarge\r\n${file}`,
    }),
  );
  server.put(mailOf({ to: 'sales@localhost', text: 'An offer' }));
  const longestTurnMs = watchTurns();
  expect(await fetcher.fetch()).toEqual(['joined', 'unknown']);
  expect(await longestTurnMs()).toBeLessThan(50);
  expect(await texts()).toEqual(['Small', 'Large']);
  expect(server.flags()).toEqual(['S', 'S', 'F']);
  expect(await fetcher.fetch()).toEqual([]);
});

dovecotIt(titled('an email with which a process ends is not read by the next one, and a person finds it'), async () => {
  const { address, dying, fetcher, server } = await open();
  server.put(mailOf({ to: address, text: 'Deadly' }));
  void dying.fetch().catch(() => undefined);
  await expect.poll(() => server.flags()).toEqual(['F']);
  server.put(mailOf({ to: address, text: 'Harmless' }));
  expect(await fetcher.fetch()).toEqual(['joined']);
  expect(server.flags()).toEqual(['F', 'S']);
});

dovecotIt(titled('a server that hangs ends the fetch, and once it goes on nothing is lost'), async () => {
  const { address, fetcherWith, server, texts } = await open();
  let doesHang = true;
  const fetcher = fetcherWith(() => {
    if (doesHang) server.freeze();
  });
  server.put(mailOf({ to: address, text: 'Patience' }));
  await expect(fetcher.fetch(), 'in the middle of an email').rejects.toThrow();
  await expect(fetcher.fetch(), 'before it greets').rejects.toThrow();
  doesHang = false;
  server.goOn();
  expect(await fetcher.fetch()).toEqual(['joined']);
  expect(await texts()).toEqual(['Patience']);
  expect(server.flags()).toEqual(['S']);
});
