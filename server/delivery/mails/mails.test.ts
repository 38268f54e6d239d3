import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import type { Lead, LeadFile } from '../../payload-types.ts';
import { readGeneratedMails } from '../../testing/generatedMails.ts';
import { writeAlertMail } from './faultMails.ts';
import type { RenderedMail } from './MailContent.ts';
import { renderMail } from './renderMail.ts';
import { writeAcknowledgement, writeSalesNotice } from './requestMails.ts';

const sender = { companyName: 'Wharfside', addressLine: 'Wharfside, 9 Shad Lane, London SE1 2ND' };
const promises = {
  phone: '+44 20 7946 0182',
  next: { label: 'Choose an hour to talk', href: 'https://wharfside.example/call' },
};
const lead: Lead = {
  id: 412,
  status: 'new',
  name: 'Ada Lindqvist',
  email: 'ada@northgate.example',
  company: 'Northgate Clearing',
  phone: '+1 202 555 0142',
  country: 'United States',
  projectTypes: ['Smart contract'],
  formId: 'contact',
  message: 'We keep port bonds in a sheet that three people may edit.\nWe need that to be impossible, not unlikely.',
  receivedAt: '2026-11-21T16:20:00.000Z',
  createdAt: '2026-11-21T16:20:00.000Z',
  updatedAt: '2026-11-21T16:20:00.000Z',
};
const file: LeadFile = {
  id: 1,
  lead: 412,
  field: 'file',
  fileName: 'requirements-v3.pdf',
  mimeType: 'application/pdf',
  sizeBytes: 48_200_000,
  sha256: 'a'.repeat(64),
  storageName: 'b'.repeat(32),
  createdAt: lead.createdAt,
  updatedAt: lead.createdAt,
};

const noticeOf = (change: Partial<Lead> = {}, files: LeadFile[] = []) =>
  renderMail(
    writeSalesNotice({ lead: { ...lead, ...change }, files }, { adminUrl: 'https://admin.wharfside.example' }),
    sender,
  );
const thanksOf = (change: Partial<Lead> = {}, files: LeadFile[] = []) =>
  renderMail(writeAcknowledgement({ lead: { ...lead, ...change }, files }, promises), sender);

/** The words of an email, without those that only mailboxes show. */
function wordsOf({ html }: RenderedMail): string {
  const $ = load(html);
  $('head, [style^="display:none"], [data-skip-in-text]').remove();
  // Words in two elements are two words.
  $('body *').before(' ').append(' ');
  return $('body').text().replaceAll('\u00a0', ' ');
}

describe('a receipt', () => {
  it('names a file as it was sent if that is plainly a file name, otherwise by its type', () => {
    const fileLine = (fileName: string) => thanksOf({}, [{ ...file, fileName }]).text;
    expect(fileLine('Data room 2.docx')).toContain('Data room 2.docx, 46.0\u00a0MB');
    for (const words of ['Buy now at pills.example.docx', 'click https://evil.example/a.docx']) {
      expect(fileLine(words)).toContain('*.docx, 46.0\u00a0MB');
      expect(fileLine(words)).not.toMatch(/pills|evil/);
    }
  });

  it('states the size of the largest accepted file as 50 MB, as the form does', () => {
    expect(thanksOf({}, [{ ...file, sizeBytes: 52_428_800 }]).text).toContain('50.0\u00a0MB');
  });

  it('names the choices as the form does', () => {
    const words = { design: 'Gestaltung' };
    const mail = writeAcknowledgement(
      { lead: { ...lead, projectTypes: ['Design', 'MVP'] }, files: [] },
      { ...promises, words },
    );
    expect(renderMail(mail, sender).text).toContain('Gestaltung, MVP');
  });

  it('promises as many working days as the settings say', () => {
    const inThree = writeAcknowledgement({ lead, files: [] }, { ...promises, answerWorkingDays: 3 });
    // Sent on a Saturday.
    expect(renderMail(inThree, sender).text.replace(/\s+/g, ' ')).toContain('Wednesday 25 November, 2026, 18:00 UTC');
  });
});

describe('the email to the visitor', () => {
  it('says what arrived, by when it is answered, and what to do if that is too late', () => {
    const { subject, text } = thanksOf({}, [file]);
    expect(subject).toBe('We have your message');
    expect(text).toBe(`We have it, Ada

We have all of your message, with one file. An engineer reads it and
answers by Monday 23 November, 2026, 18:00 UTC.

Number    Q-2611-0412
Subject   Smart contract
File      requirements-v3.pdf, 46.0 MB

If it cannot wait: +44 20 7946 0182. Reply to this email to add
something; a person reads it.

Choose an hour to talk:
https://wharfside.example/call

--${' '}
Wharfside, 9 Shad Lane, London SE1 2ND
This email answers your message of 21 November, 2026. It is not a
newsletter.
`);
  });

  it('ends a paragraph with the address of the chat, which has no full stop', () => {
    const mail = writeAcknowledgement({ lead, files: [] }, { ...promises, messagingHref: 'https://chat.example/us' });
    expect(renderMail(mail, sender).text).toMatch(/chat with us:\s+https:\/\/chat\.example\/us\n\nReply to this email/);
  });

  it('says that a reply joins the request only where replies are taken in', () => {
    const said = (doRepliesJoin: boolean) =>
      renderMail(writeAcknowledgement({ lead, files: [] }, { ...promises, doRepliesJoin }), sender).text.replace(
        /\s+/g,
        ' ',
      );
    expect(said(true)).toContain('Reply to this email to add something: it joins your request');
    expect(said(false)).toContain('Reply to this email to add something; a person reads it.');
    expect(said(false)).not.toContain('joins');
  });

  it('sends none of the sender’s words to an address that somebody else may have typed', () => {
    const spam = {
      name: 'Buy http://evil.example now',
      company: 'EVIL',
      message: 'EVIL',
      timeline: 'EVIL',
      resendUrl: 'EVIL',
    };
    const { html, subject, text } = thanksOf(spam, [{ ...file, fileName: 'Read evil.example now.pdf' }]);
    expect(`${subject} ${html} ${text}`).not.toMatch(/evil/i);
  });

  it('greets with one word that is a name, and puts no typed word into the subject', () => {
    const named = thanksOf({ name: 'Žofie Nováková' });
    expect([named.subject, named.text]).toEqual([
      'We have your message',
      expect.stringMatching(/^We have it, Žofie\n/),
    ]);
    expect(thanksOf({ name: 'visit-www.evil.example' }).text).toMatch(/^We have it\n/);
  });
});

describe('the email to sales', () => {
  it('names each answer by its question, whatever sign that ends in, also as earlier versions stored it', () => {
    const answers = ['What is it?', 'Size:', 'Day'].map((label) => ({
      ...{ question: 'q', kind: 'text', label, value: 'v', shown: 'v' },
    }));
    const rowsOf = (details: string) =>
      load(noticeOf({ answers, details }).html)('th')
        .toArray()
        .slice(-2)
        .map((head) => load(head).text());
    expect(rowsOf('What is it? A crane: large\nSize: Ten')).toEqual(['What is it?', 'Size']);
    expect(rowsOf('What is it?: A crane: large\nDay: Monday')).toEqual(['What is it?', 'Day']);
  });
});

describe('every email', () => {
  const mails = {
    notice: noticeOf({}, [file]),
    thanks: thanksOf({}, [file]),
    alert: renderMail(writeAlertMail(17, 4, 'https://admin.wharfside.example'), sender),
  };

  it.each(Object.entries(mails))('has the same facts in the same order as text and as HTML: %s', (_, mail) => {
    const normal = (words: string) => words.replace(/\s+/g, ' ');
    const words = normal(wordsOf(mail));
    const lines = mail.text.split('\n').filter((line) => line.trim() && line.trim() !== '--' && !/^https?:/.test(line));
    let from = 0;
    for (const line of lines) {
      for (const part of line.trim().replace(/:$/, '').split(/ {3,}/)) {
        const at = words.indexOf(normal(part), from);
        expect(at, `${part} is missing or stands elsewhere`).toBeGreaterThanOrEqual(0);
        from = at;
      }
    }
  });

  it.each(Object.entries(mails))('keeps to 68 columns, 50 characters of subject and one button: %s', (_, mail) => {
    expect(
      Math.max(
        ...mail.text
          .split('\n')
          .filter((line) => !/https?:/.test(line))
          .map((line) => line.length),
      ),
    ).toBeLessThanOrEqual(68);
    expect([...mail.subject].length).toBeLessThanOrEqual(50);
    expect(load(mail.html)('a')).toHaveLength(1);
    // Mail programs judge the markup, including comments meant for one of them.
    expect(mail.html).not.toMatch(/<(?:img|script|link|iframe|form)\b|url\(|@import/);
    expect(mail.html).toContain('prefers-color-scheme: dark');
  });

  it('shows markup that somebody typed as words', () => {
    const payloads = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '"><svg onload=alert(1)>',
      '</td></table><h1>free</h1>',
      '{{7*7}}<%= 7 %>',
      '<a href="https://evil.example">click</a>',
      "' onmouseover='alert(1)",
      '<style>*{display:none}</style>',
      '<!--',
      ']]><script>',
      '&lt;b&gt;',
    ];
    const plain = noticeOf({ name: 'x', message: 'x', company: 'x', resendUrl: 'x', timeline: 'x' }, [
      { ...file, fileName: 'x' },
    ]);
    const tagsOf = (html: string) => {
      const $ = load(html);
      return $('*')
        .get()
        .map((element) => $(element).prop('tagName'));
    };
    for (const one of payloads) {
      const { html } = noticeOf({ name: one, message: one, company: one, resendUrl: one, timeline: one }, [
        { ...file, fileName: one },
      ]);
      expect(tagsOf(html), one).toEqual(tagsOf(plain.html));
    }
  });
});

describe('headers', () => {
  it('stay as many as they are, whatever is typed: 1,000 names, companies, addresses and file names', async () => {
    expect(await readGeneratedMails(1000)).toBe(1000);
  });
});
