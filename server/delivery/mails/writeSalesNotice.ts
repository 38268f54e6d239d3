import { readableSize } from '@frontage/contract/contact/fileCheck.ts';
import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { languageAt, usualLanguage } from '@frontage/contract/language.ts';
import { type Said, sayingsOf } from '@frontage/contract/mails/said.ts';
import { sayChoice } from '@frontage/contract/words/siteTexts.ts';
import { countryInWords } from '../../inbox/countryInWords.ts';
import { originInWords } from '../../inbox/origin.ts';
import { referenceOf } from '../../inbox/reference.ts';
import type { DeliveredLead } from '../Channel.ts';
import type { MailContent, MailPart, Promises } from './MailContent.ts';
import { answerDue, momentInWords, parseFacts, seatInWords } from './requestFacts.ts';

const texts = sayingsOf('sales');

interface NoticeOptions extends Pick<Promises, 'answerWorkingDays' | 'language' | 'languages' | 'toldAt' | 'words'> {
  adminUrl: string;
  /** The owner's title of the form; undefined for a form of the table. */
  formTitle?: string | undefined;
}

/** Tells sales about a request. Files are named but never attached: they open after sign-in. */
export function writeSalesNotice(
  { lead, files, event }: DeliveredLead,
  { adminUrl, answerWorkingDays, formTitle, language, languages, toldAt, words }: NoticeOptions,
): MailContent {
  const name = [lead.name, lead.surname].filter(Boolean).join(' ');
  const who = lead.company || name;
  const due = momentInWords(answerDue(lead, toldAt, answerWorkingDays), language);
  const facts: [Said, Said | string | null | undefined][] = [
    [texts.number, referenceOf(lead)],
    [texts.person, name],
    [texts.email, lead.email],
    [texts.phone, lead.phone],
    [texts.company, lead.company],
    [texts.country, countryInWords(lead)],
    [texts.seat, seatInWords(event, language)],
    [texts.wanted, lead.projectTypes?.map((type) => sayChoice(words, type)).join(', ')],
    [texts.timeline, lead.timeline && sayChoice(words, lead.timeline)],
    [texts.letters, lead.consentGiven ? texts.agreed : undefined],
    [texts.form, formTitle ?? formNamed(lead.formId)?.label ?? lead.formId],
    [texts.cameFrom, lead.resendUrl],
    [texts.language, languageName(languageAt(lead.resendUrl, languages), language)],
    [texts.foundBy, originInWords(lead)],
    [texts.clock, lead.clientTime],
    [texts.due, due],
  ];
  const link = `${adminUrl.replace(/\/$/, '')}/admin/collections/leads/${lead.id}`;
  return {
    subject: texts.subject({ who }),
    preheader: preheaderOf(files.length)({ name, due }),
    heading: (lead.email ? texts.wrote : texts.wantsCall)({ who }),
    mark: 'solid',
    parts: [
      { kind: 'facts', facts: facts.filter((fact): fact is [Said, Said | string] => Boolean(fact[1])) },
      ...(lead.details ? [{ kind: 'facts', facts: parseFacts(lead.details) } as const] : []),
      ...(lead.message ? [{ kind: 'quote', text: lead.message } as const] : []),
      ...(lead.addition
        ? ([
            { kind: 'text', text: [texts.added] },
            { kind: 'quote', text: lead.addition },
          ] as const)
        : []),
      ...files.map(fileLine),
      { kind: 'button', label: texts.open, href: link, tone: 'ink' },
    ],
    foot: [lead.email ? texts.foot : texts.footCall],
  };
}

function preheaderOf(files: number) {
  if (files === 0) return texts.preheader;
  return files === 1 ? texts.preheaderWithFile : texts.preheaderWithFiles;
}

function fileLine({ field, fileName, sizeBytes }: DeliveredLead['files'][number]): MailPart {
  const named = { file: fileName, size: readableSize(sizeBytes) };
  return { kind: 'text', text: [field === 'file' ? texts.file(named) : texts.fileOf({ ...named, field })] };
}

/** A further language of the site by its name, for sales, who read the request in it. */
function languageName(code: string | undefined, language: string = usualLanguage): string | undefined {
  return code && new Intl.DisplayNames(language, { type: 'language' }).of(code);
}
