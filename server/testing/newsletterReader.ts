import { newsletterPaths, paths } from '@frontage/contract/paths.ts';
import PostalMime from 'postal-mime';
import { createSmtpMailer } from '../delivery/mailers.ts';
import { sendForm } from './requests.ts';
import { openSmtpPeer } from './smtpPeer.ts';
import { openTestHost, type TestHostOptions } from './testHost.ts';

/** Headers of a browser that follows a link or sends a form. */
export const browser = { accept: 'text/html,*/*;q=0.8' };

/** A host whose emails really arrive, and a reader of the newsletter. With `filling` its pages are drawn. */
export async function openNewsletterReader(options: Pick<TestHostOptions, 'filling' | 'settings'> = {}) {
  const peer = await openSmtpPeer();
  const host = await openTestHost({ ...options, mailer: () => createSmtpMailer(peer.url) });
  const { payload } = host;
  let count = 0;

  const reader = {
    host,
    peer,
    email: '',
    /** Switches to another reader, at the current time and with an empty mailbox. */
    next() {
      count += 1;
      reader.email = `reader${count}@example.com`;
      host.clock.now = new Date();
      peer.received.length = 0;
    },
    ask: (fields: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
      sendForm(host.app, paths.subscribe, 'newsletter', { email: reader.email, ...fields }, headers),
    post: (url: string, fields: Record<string, string>, headers: Record<string, string> = browser) =>
      host.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(fields).toString(),
      }),
    async row() {
      const where = { email: { equals: reader.email } };
      return (await payload.find({ collection: 'subscribers', where, depth: 0 })).docs[0];
    },
    /** Delivers what is owed and returns what arrived for the reader. */
    async arrived() {
      await host.deliver();
      const mails = await Promise.all(peer.received.map((raw) => PostalMime.parse(raw)));
      return mails.filter(({ to }) => to?.some(({ address }) => address === reader.email));
    },
    async askedAndMailed() {
      await reader.ask();
      const mail = (await reader.arrived()).at(-1);
      return { mail, link: findLinkIn(mail?.text, newsletterPaths.confirm) };
    },
    async entered() {
      const { link, mail } = await reader.askedAndMailed();
      await reader.post(newsletterPaths.confirm, { t: readTokenIn(link) });
      return { link, leave: findLinkIn(mail?.text, newsletterPaths.leave) };
    },
    async close() {
      await host.close();
      await peer.close();
    },
  };
  return reader;
}

export type NewsletterReader = Awaited<ReturnType<typeof openNewsletterReader>>;

/** The link to the host in an email. */
export function findLinkIn(text: string | undefined, path: string): string {
  const found = new RegExp(`http://localhost:3000(${path}\\?t=\\S+)`).exec(text ?? '')?.[1];
  if (!found) throw new Error(`There is no link to ${path} in the mail`);
  return found;
}

export function readTokenIn(link: string): string {
  return new URL(link, 'http://localhost').searchParams.get('t') ?? '';
}
