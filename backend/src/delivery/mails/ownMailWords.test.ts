import { worded } from '@frontage/contract/contact/worded.ts';
import { mailSentenceGroups, usualMailSentences } from '@frontage/contract/mails/mailSentences.ts';
import { mailSentenceFault, mailWords, mailWordsOf } from '@frontage/contract/mails/mailWords.ts';
import { isSampled, sampledMails } from '@frontage/contract/mails/sampledMails.ts';
import { describe, expect, it } from 'vitest';
import { sampleMails } from '../../samples/sampleMails.ts';
import type { MailContent } from './MailContent.ts';
import { renderMail } from './renderMail.ts';

const now = new Date('2026-11-23T12:00:00Z');
const sender = { companyName: 'Wharfside', addressLine: 'Wharfside, 9 Shad Lane, London SE1 2ND' };
const company = {
  sender,
  promises: { phone: '+44 20 7946 0182', next: undefined },
  answersTo: 'info@example.com',
  zone: 'UTC',
};
const samples = sampleMails({ company, siteUrl: 'https://wharfside.example', now });
const named = samples.map((content, index) => [sampledMails[index] ?? '', content] as const);

/** Each usual sentence between marks, with what is filled in. */
const marked = Object.fromEntries(Object.entries(usualMailSentences).map(([name, usual]) => [name, `«${usual}»`]));

/** Every sentence of an email that nobody typed. */
function sentencesOf({ foot, heading, parts, preheader, subject }: MailContent): string[] {
  const inParts = parts.flatMap((part) => {
    if (part.kind === 'facts') return part.facts.map(([label]) => label);
    if (part.kind === 'links') return part.links.map(({ label }) => label);
    if (part.kind === 'quote') return [];
    return part.kind === 'button' ? [part.label] : [part.text].flat();
  });
  return [subject, preheader, heading, ...inParts, ...foot];
}

describe.each(named)('the email of which an owner reads “%s”', (title, content) => {
  it('says every sentence in the words of the owner, with what is filled in', () => {
    const words = mailWordsOf(marked);
    // A document is called as its editor called it.
    const own = title === 'A document was asked for' ? [content.heading] : [];
    for (const sentence of sentencesOf(content).filter((one) => !own.includes(one)))
      expect(worded(words, sentence)).toBe(`«${sentence}»`);
  });

  it('says them in text and HTML alike, and is as ever where all is usual', () => {
    const rendered = renderMail(content, { ...sender, words: mailWordsOf(marked) });
    expect(rendered.subject).toBe(`«${content.subject}»`);
    for (const foot of content.foot) {
      expect(rendered.html).toContain(`«${foot}»`);
      expect(rendered.text.replaceAll('\n', ' ')).toContain(`«${foot}»`);
    }
    expect(renderMail(content, { ...sender, words: [] })).toEqual(renderMail(content, sender));
  });
});

describe('the sentences of emails', () => {
  const all = Object.entries(usualMailSentences);

  it('can be looked at, each email once', () => {
    expect(samples).toHaveLength(sampledMails.length);
    expect([isSampled(0), isSampled(1), isSampled(1.5), isSampled(samples.length + 1)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it.each(all)('are told from one another: %s', (name, usual) => {
    const sentence = usual.replaceAll(/\{\w+\}/g, '7');
    const fitting = all.filter(([one]) => worded(mailWordsOf({ [one]: '«other»' }), sentence) === '«other»');
    expect(fitting.map(([, other]) => other)).toEqual(fitting.map(() => usual));
    expect(fitting.map(([one]) => one)).toContain(name);
  });

  it('have names that are stored, each once, and refuse names in braces that stand for nothing', () => {
    const names = mailSentenceGroups.flatMap(({ sentences }) => Object.keys(sentences));
    expect(new Set(names).size).toBe(names.length);
    expect(mailSentenceFault('headingTo', 'Da, {nome}')).toContain('There is {name}');
    expect(mailWords.safeParse({ headingTo: 'Da, {name}' }).success).toBe(true);
  });

  it('stand around days that are written in the language of the site', () => {
    const german = {
      ...company,
      sender: { ...sender, language: 'de' },
      promises: { ...company.promises, language: 'de' },
    } as const;
    const [receipt, booked, moved, cancelled] = sampleMails({
      company: german,
      siteUrl: 'https://wharfside.example',
      now,
    });
    expect(receipt?.preheader).toContain('Dienstag, 24. November 2026, 18:00 UTC');
    for (const call of [booked, moved]) expect(call?.subject).toContain('Mi., 25. Nov., 13:00');
    for (const call of [booked, moved, cancelled])
      expect(JSON.stringify(call)).toContain('Mittwoch, 25. November 2026, 13:00–13:30');
  });

  it('leave alone what somebody typed', () => {
    const typed = usualMailSentences.arrived ?? '';
    for (const sample of samples) {
      const content: MailContent = { ...sample, parts: [{ kind: 'quote', text: typed }] };
      expect(renderMail(content, { ...sender, words: mailWordsOf(marked) }).text).not.toContain(`«${typed}»`);
    }
  });
});
