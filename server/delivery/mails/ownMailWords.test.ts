import {
  isSampled,
  mailSentenceGroups,
  mailTable,
  mailTexts,
  sampledMails,
} from '@frontage/contract/mails/mailTable.ts';
import { mailSentenceFault, mailWords, mailWordsOf } from '@frontage/contract/words/ownWords.ts';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { own } from '../../../registry/emails.ts';
import { ownEmailTitles } from '../../../registry/emailTitles.ts';
import { makeSampleMails } from '../../host/samples/drawSampleMail.ts';
import { writeInvitation, writeNewPasswordMail } from '../accountLetters.ts';
import { rewriteEmail } from '../OwnEmail.ts';
import type { MailContent, MailPart } from './MailContent.ts';
import { maxSubject, shorten } from './plainWords.ts';
import { renderMail, speakInOwnWords } from './renderMail.ts';
import { writeSalesNotice } from './requestMails.ts';

const now = new Date('2026-11-23T12:00:00Z');
const adminUrl = 'https://admin.wharfside.example';
const sender = { companyName: 'Wharfside', addressLine: 'Wharfside, 9 Shad Lane, London SE1 2ND' };
const company = {
  sender,
  promises: { phone: '+44 20 7946 0182', next: undefined },
  answersTo: 'info@example.com',
};
const samples = makeSampleMails({ company, siteUrl: 'https://wharfside.example', adminUrl, now });
const named = samples.map((content, index) => [sampledMails[index] ?? '', content] as const);

/** Each usual sentence between quotation marks, with its placeholders. */
const marked = Object.fromEntries(Object.entries(mailTexts).map(([name, usual]) => [name, `«${usual}»`]));

/** Words in emails that do not come from the owner: what somebody typed, or the name somebody gave to something. */
const asItStands: Readonly<Record<string, readonly string[]>> = {
  'A document was asked for': ['Storage worksheet'],
  'To sales: something was added': ['Timeline: 3 months. Note: The audit comes first.'],
  'To sales: a reply': ['Thank you. Thursday suits us.'],
  'To operators: forms take nothing': ['contact'],
};

function sentencesIn(part: MailPart<string>): readonly string[] {
  if (part.kind === 'facts') return part.facts.map(([label]) => label);
  if (part.kind === 'links') return part.links.map(({ label }) => label);
  if (part.kind === 'quote') return [];
  return part.kind === 'button' ? [part.label] : [part.text].flat();
}

describe.each(named)('the email that an owner sees as “%s”', (title, content) => {
  it('uses the owner’s words for every sentence, with its values filled in', () => {
    const { foot, heading, parts, preheader, subject } = speakInOwnWords(content, marked);
    const ours = [subject, preheader, heading, ...parts.flatMap(sentencesIn), ...foot];
    expect(ours.filter((one) => !/^«.*»$/.test(one))).toEqual(asItStands[title] ?? []);
    expect(ours.join()).not.toMatch(/\{\w+\}/);
  });

  it('uses them in text and HTML alike, and is unchanged where all words are the usual ones', () => {
    const rendered = renderMail(content, { ...sender, words: marked });
    const spoken = speakInOwnWords(content, marked);
    expect(rendered.subject).toBe(shorten(spoken.subject, maxSubject));
    for (const foot of spoken.foot) {
      expect(rendered.html).toContain(foot);
      expect(rendered.text.replaceAll('\n', ' ')).toContain(foot);
    }
    expect(renderMail(content, { ...sender, words: {} })).toEqual(renderMail(content, sender));
  });

  it('ends with what the law asks for, once the owner has written it', () => {
    const legal = ['Northlight GmbH, Sitz Hamburg', 'Amtsgericht Hamburg HRB 1', 'Geschäftsführerin: Jo Noor'];
    const { html, text } = renderMail(content, { ...sender, words: { 'every.legal': legal.join('\n\n') } });
    expect(text).toContain(`\n${legal.join('\n')}\n`);
    expect(html).toContain(legal.join('<br>'));
  });

  it('is made of its own part of the table', () => {
    const [mail] = Object.entries(mailTable).find(([, { samples }]) => samples.some((one) => one === title)) ?? [];
    const subject = content.subject.id.split('.');
    expect(subject.length === 1 ? 'receipt' : subject[0]).toBe(mail);
  });
});

describe('the sentences of emails', () => {
  it('can be previewed, each email once', () => {
    expect(sampledMails).toHaveLength(samples.length + ownEmailTitles.length);
    expect(new Set(sampledMails).size).toBe(sampledMails.length);
    expect([isSampled(0), isSampled(1), isSampled(1.5), isSampled(samples.length + 1)]).toEqual([
      ...[false, true, false, false],
    ]);
  });

  it('have stored names, each used once, and refuse placeholders that mean nothing', () => {
    const names = mailSentenceGroups.flatMap(({ sentences }) => Object.keys(sentences));
    expect(new Set(names).size).toBe(names.length);
    expect(mailSentenceFault('headingTo', 'Da, {nome}')).toContain('There is {name}');
    expect(mailWords.safeParse({ headingTo: 'Da, {name}' }).success).toBe(true);
    expect(mailWords.safeParse(marked).success).toBe(true);
  });

  it('are changed one by one, even if two usual ones are the same', () => {
    const [receipt, , , , , , , notice] = samples;
    const own = { number: 'Nummer' };
    const labels = [receipt, notice].map(
      (mail) => mail && speakInOwnWords(mail, own).parts.find(isFacts)?.facts[0]?.[0],
    );
    expect(labels).toEqual(['Nummer', 'Number']);
  });

  it('contain days written in the language of the site, for sales as for visitors', () => {
    const german = {
      ...company,
      sender: { ...sender, language: 'de' },
      promises: { ...company.promises, language: 'de' },
    } as const;
    const mails = makeSampleMails({ company: german, siteUrl: 'https://wharfside.example', adminUrl, now });
    const saidBy = (title: string) => {
      const content = mails[sampledMails.indexOf(title)];
      return content && renderMail(content, german.sender).text.replaceAll(/\s+/g, ' ');
    };
    for (const call of ['A call is booked', 'A call is moved by us', 'A call is cancelled'])
      expect(saidBy(call)).toContain('Dienstag, 1. Dezember 2026, 11:00–11:40');
    for (const call of ['booked', 'moved', 'cancelled'])
      expect(saidBy(`To sales: a call is ${call}`)).toContain('Dienstag, 1. Dezember 2026, 10:00–10:40, UTC');
    expect(saidBy('To sales: a new request')).toContain('Dienstag, 24. November 2026, 18:00 UTC');
  });

  it('run from right to left in Arabic, and keep numbers and Latin names in their order', () => {
    const arabic = { ...sender, language: 'ar', words: mailWordsOf({}, { language: 'ar' }) } as const;
    const at = now.toISOString();
    const who = { id: 1, status: 'new', name: 'Ada \u2067x', email: 'ada@b.example', phone: '+971 4 555' } as const;
    const mail = writeSalesNotice({ lead: { ...who, createdAt: at, updatedAt: at }, files: [] }, { adminUrl });
    const { html, subject, text } = renderMail(mail, arabic);
    expect(html).toMatch(/<html dir="rtl" lang="ar">.*<table[^>]*dir="rtl".*<th[^>]*align="right"/s);
    expect(subject).toBe('طلب جديد: \u2068Ada x\u2069');
    expect(text).toContain('\u2068+971 4 555\u2069');
    expect(html + text).not.toMatch(/\u2067/);
    expect(renderMail(mail, sender).text).not.toMatch(/[\u2066-\u2069]/);
  });

  it('leave alone what somebody typed, even if it looks like a sentence or a placeholder', () => {
    const typed = mailTexts.arrived ?? '';
    for (const sample of samples) {
      const content: MailContent = { ...sample, parts: [{ kind: 'quote', text: typed }] };
      expect(renderMail(content, { ...sender, words: marked }).text).not.toContain(`«${typed}»`);
    }
    const at = now.toISOString();
    const lead = {
      id: 1,
      status: 'new',
      name: 'We have it, {due}',
      email: null,
      createdAt: at,
      updatedAt: at,
    } as const;
    const words = { ...marked, 'sales.wantsCall': 'Bitte anrufen: {who}' };
    const { text } = renderMail(writeSalesNotice({ lead, files: [] }, { adminUrl }), { ...sender, words });
    expect(text).toMatch(/^Bitte anrufen: We have it, \{due\}\n/);
  });
});

it('is sent as usual where the code of an agency that rewrites it fails, and says why', () => {
  const [receipt] = samples as [MailContent];
  const usual = renderMail(receipt, sender);
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => told.mockRestore());
  const failing = { broken: rewriteEmail('receipt', () => JSON.parse('no content')) };
  Object.assign(own, failing);
  onTestFinished(() => void Reflect.deleteProperty(own, 'broken'));
  expect(renderMail(receipt, sender)).toEqual(usual);
  expect(told).toHaveBeenCalledWith('own/emails: the email receipt is sent unchanged', expect.any(Error));
});

const isFacts = (part: MailPart<string>) => part.kind === 'facts';

describe('the link of an account', () => {
  const link = 'https://admin.wharfside.example/admin/set-password/0123456789';
  const mails = [writeInvitation('Grace Abara', 'Wharfside', link, 7), writeNewPasswordMail(link, 2)];

  it('is required in its sentence: words without it are refused, and no email is lost because of that', () => {
    for (const name of ['account.invitationLink', 'account.passwordLink']) {
      expect(mailSentenceFault(name, 'Der Link gilt einmal.')).toBe(
        '{link} is needed: without it the email is of no use',
      );
      expect(mailSentenceFault(name, 'Der Link gilt einmal: {link}')).toBeUndefined();
    }
    expect(mailWords.safeParse({ 'account.invitationLink': 'Der Link gilt einmal.' }).success).toBe(false);
  });

  it('is always present, as a button and in full on its own line, in any words', () => {
    const own = [
      {},
      { 'account.invitationLink': '{link} gilt {days} Tage.', 'account.passwordLink': '{link} gilt {hours} Stunden.' },
      // Stored without the form, as by a program that writes to the database.
      { 'account.invitationLink': 'Weg.', 'account.passwordLink': 'Weg.' },
    ];
    for (const words of own) {
      for (const mail of mails) {
        const { html, text } = renderMail(mail, { ...sender, words });
        expect(text.split('\n').filter((line) => line === link)).toHaveLength(2);
        expect(html.split(`href="${link}"`)).toHaveLength(3);
      }
    }
  });

  it('stays in its place as long as nobody changes a word', () => {
    const [invitation] = mails.map((mail) => renderMail(mail, sender));
    expect(invitation?.text).toContain(`
The link works once, for 7 days. Afterwards ask for another. Its
address:
${link}
`);
  });
});

describe('the subject of an email', () => {
  it('begins no other header, whatever was stored for it: a sentence is one line', () => {
    for (const end of ['\r\n', '\n', '\r', '\u2028', '\u0085'])
      expect(mailSentenceFault('subject', `Da${end}Bcc: all@example.com`)).toBe('A sentence fits on one line');
    expect(mailSentenceFault('every.legal', `${'Northlight GmbH & Co. KG\n'.repeat(30)}`)).toBeUndefined();
    for (const [, content] of named) {
      const words = { [content.subject.id]: 'Da\r\nBcc: all@example.com' };
      expect(renderMail(content, { ...sender, words }).subject).toBe('Da Bcc: all@example.com');
    }
  });

  it('contains nothing that somebody typed, except the company or name in those to sales', () => {
    const filled = samples.flatMap(({ subject }, index) =>
      Object.keys(subject.values).map((name) => `${sampledMails[index]?.split(':')[0]}: ${name}`),
    );
    expect([...new Set(filled)].sort()).toEqual([
      'A call is booked: time',
      'A call is cancelled: time',
      'A call is moved by us: time',
      'A document was asked for: title',
      'To accounts: company',
      'To sales and admins: who',
      'To sales: time',
      'To sales: who',
    ]);
    expect(mailSentenceFault('subject', 'Hallo {name}')).toBe('{name} is not known here. Leave it out');
    expect(mailSentenceFault('account.invitationSubject', '{name}, willkommen')).toContain('There is {company}');
  });
});
