import { bookingPaths, paths } from '@frontage/contract/paths.ts';
import { type ParsedMail, simpleParser } from 'mailparser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enqueueAccountLink } from '../../accounts/accountLinks.ts';
import { inTransaction } from '../../database/inTransaction.ts';
import { pressAnswer } from '../../testing/answers.ts';
import { createUserWith } from '../../testing/createUserWith.ts';
import { offerCalls } from '../../testing/offerCalls.ts';
import { send, sendForm, tokenOf } from '../../testing/requests.ts';
import { fillSite } from '../../testing/siteContent.ts';
import { openSmtpPeer } from '../../testing/smtpPeer.ts';
import { openTestHost, type TestHost } from '../../testing/testHost.ts';
import { createSmtpMailer } from '../mailers.ts';
import { enqueueFaults } from '../toldFaults.ts';

const person = { name: 'Ada', email: 'ada@northgate.example', company: 'Wir haben {due} & Söhne' };
const emailWords = {
  'sales.subject': 'Neue Anfrage: {who}',
  'sales.wrote': '{who} schreibt',
  'sales.open': 'Anfrage öffnen',
  'salesCall.bookedSubject': 'Gespräch: {time}',
  'account.invitationSubject': 'Ihr Zugang zu {company}',
  'account.invitationLink': 'Unter {link} gilt er {days} Tage.',
  'account.passwordSubject': 'Neues Kennwort',
  'pageFault.subject': 'Eine Seite fehlt',
};

let host: TestHost;
let peer: Awaited<ReturnType<typeof openSmtpPeer>>;
let editor: Awaited<ReturnType<typeof createUserWith>>;
let mails: ParsedMail[] = [];

beforeAll(async () => {
  peer = await openSmtpPeer();
  const mailer = createSmtpMailer(peer.url);
  host = await openTestHost({ mailer: () => mailer });
  host.clock.now = new Date('2026-11-21T12:00:00Z');
  const { app, payload } = host;
  await fillSite(payload);
  await offerCalls(payload);
  editor = await createUserWith(payload, 'editor');
  const data = { emailWords, language: 'de', timeZone: 'Europe/Amsterdam' } as const;
  await payload.updateGlobal({ slug: 'site-settings', data });
  const asked = [
    ...[
      { id: 'email', kind: 'email', label: 'E-Mail' },
      { id: 'tag', kind: 'date', label: 'Termin' },
    ],
    ...[
      { id: 'budget', kind: 'amount', label: 'Budget', currency: 'EUR' },
      { id: 'ja', kind: 'yesNo', label: 'Eilt es?' },
    ],
  ];
  const form = { title: 'Schiffe prüfen', name: 'schiffe', questions: asked, _status: 'published' };
  await payload.create({ collection: 'forms', data: form as never });

  await send(app, { ...person, country: 'Germany', message: 'A bridge between two ledgers.' });
  const answers = { email: 'ida@northgate.example', tag: '2027-03-04', budget: '12.500', ja: 'yes' };
  await sendForm(app, paths.sendMail, 'schiffe', answers);
  await host.deliver();
  await pressAnswer(payload, await createUserWith(payload, 'sales'), 1, { text: 'Moin.' });
  const { formToken } = await tokenOf(app, 'booking');
  const hour = { start: '2026-11-24T14:00:00.000Z', zone: 'Europe/Amsterdam' };
  const call = { formId: 'booking', formToken, ...person, ...hour };
  await app.inject({
    method: 'POST',
    url: bookingPaths.booking,
    headers: { accept: 'application/json' },
    payload: call,
  });
  await inTransaction(payload, async (req) => {
    await enqueueAccountLink(payload, req, editor.id, 'invitation');
    await enqueueAccountLink(payload, req, editor.id, 'new-password');
    await enqueueFaults(req, [{ path: '/about', message: 'Section 3: no picture', isKept: true }]);
  });
  await host.deliver();
  mailer.close?.();
  mails = await Promise.all(peer.received.map((raw) => simpleParser(raw)));
});
afterAll(async () => {
  await host.close();
  await peer.close();
});

const findCalled = (subject: RegExp) => mails.find((mail) => subject.test(mail.subject ?? ''));

it('sends sales a request in the owner’s words, with what strangers typed unchanged', () => {
  const mail = findCalled(/^Neue Anfrage: Wir haben \{due\} & Söhne$/);
  expect(mail?.text).toMatch(/^Wir haben \{due\} & Söhne schreibt\n/);
  expect(mail?.text).toContain('Anfrage öffnen:\n');
  // Its office in Rotterdam closes at 18:00.
  expect(mail?.text).toContain('Montag, 23. November 2026, 18:00 UTC+1');
  expect(mail?.text).toMatch(/^Land +Deutschland$/m);
  expect(mail?.text).toMatch(/^Formular +Kontaktformular$/m);
});

it('tells sales and the visitor what an own form was answered, as they write it', () => {
  const told = [/^Termin +4\. März 2027$/m, /^Budget +12\.500\s€$/m, /^Eilt es\? +Ja$/m];
  const mail = findCalled(/^Neue Anfrage: ida@/);
  for (const line of [/^Formular +Schiffe prüfen$/m, ...told]) expect(mail?.text).toMatch(line);
  const receipt = mails.find((one) => [one.to].flat().some((to) => to?.text === 'ida@northgate.example'));
  for (const line of told) expect(receipt?.text).toMatch(line);
});

it('answers a visitor in the language of the page', () => {
  const answer = findCalled(/^Re: Ihre Anfrage an Wharfside \(Q-2611-0001\)$/);
  expect(answer?.from?.text).toContain('sales über Wharfside');
});

it('sends sales a call with its day in the language of the site', () => {
  const mail = findCalled(/^Gespräch: /);
  expect(mail?.subject).toMatch(/^Gespräch: Di\./);
  expect(mail?.text).toContain('Dienstag, 24. November 2026');
});

it('sends accounts their links, with subjects in the owner’s words', () => {
  const invitation = findCalled(/^Ihr Zugang zu Wharfside$/);
  expect(invitation?.to).toMatchObject({ text: editor.email });
  const [link, again] = invitation?.text?.match(/^http\S+\/admin\/set-password\/[0-9a-f]{40}$/gm) ?? [];
  expect(link).toBe(again);
  expect(invitation?.text).toContain(`Unter\n${link}\ngilt er 7 Tage.`);
  expect(findCalled(/^Neues Kennwort$/)?.text).toMatch(/^http\S+\/admin\/set-password\/[0-9a-f]{40}$/m);
});

it('reports what cannot be shown to the operators of the site', () => {
  expect(findCalled(/^Eine Seite fehlt$/)?.text).toContain('  Section 3: no picture');
});
