import { dayIn } from '@frontage/contract/booking/time.ts';
import { fullNameOf } from '@frontage/contract/contact/contactRequest.ts';
import { readableSize } from '@frontage/contract/contact/fileCheck.ts';
import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { kindOf } from '@frontage/contract/forms/kindOf.ts';
import type { StoredAnswer } from '@frontage/contract/forms/Question.ts';
import { languageAt, usualLanguage } from '@frontage/contract/language.ts';
import { type Said, sayingsOf } from '@frontage/contract/mails/said.ts';
import { formatDate } from '@frontage/contract/primitives/dates.ts';
import { sayChoice } from '@frontage/contract/words/siteTexts.ts';
import { sayAgain } from '../../admin/sayAgain.ts';
import { spoken } from '../../admin/words/spoken.ts';
import { usualZone } from '../../clock/momentWords.ts';
import { answersOf } from '../../inbox/answersOf.ts';
import { originInWords } from '../../inbox/origin.ts';
import { countryInWords, noAddress, referenceOf } from '../../inbox/requestInWords.ts';
import { withoutQuote } from '../../inbox/withoutQuote.ts';
import type { Lead, LeadMessage } from '../../payload-types.ts';
import type { DeliveredLead } from '../Channel.ts';
import { button, facts, type MailContent, type MailPart, type Promises, quote, text } from './MailContent.ts';
import { toOneLine } from './plainWords.ts';
import {
  answerDue,
  answerInWords,
  greetingName,
  momentInWords,
  nameToRepeat,
  parseFacts,
  seatInWords,
} from './requestFacts.ts';

const receipt = sayingsOf('receipt');

/**
 * Tells a visitor that the request has arrived, and by when it is answered. Repeats nothing that was typed, except what
 * is plainly a name.
 */
export function writeAcknowledgement(
  { lead, files, event }: DeliveredLead,
  { answerWorkingDays, doRepliesJoin, messagingHref, phone, next, toldAt, words, ...reader }: Promises,
): MailContent {
  const name = greetingName(lead.name);
  const due = momentInWords(answerDue(lead, toldAt, answerWorkingDays), reader);
  const shows = (one: StoredAnswer) => answerInWords(one, { ...reader, words });
  const reference = referenceOf(lead);
  const urgent = phone ? [receipt.urgent({ phone })] : [];
  // Promises that replies join the request only where they do.
  const reply = doRepliesJoin ? receipt.replyJoins : receipt.reply;
  // An address has no full stop after it, so the next sentence begins a new paragraph.
  const sooner = messagingHref
    ? [[...urgent, receipt.chat({ address: messagingHref })], [reply]]
    : [[...urgent, reply]];
  return {
    // Somebody who typed another person's address also typed the name. So what mailboxes show of an unopened email
    // contains no typed word.
    subject: receipt.subject,
    preheader: receipt.preheader({ due, reference }),
    heading: name ? receipt.headingTo({ name }) : receipt.heading,
    mark: 'solid',
    parts: [
      text(arrived(files.length), receipt.answer({ due })),
      facts(
        [receipt.number, reference],
        [receipt.seat, seatInWords(event, reader.language)],
        [receipt.topic, lead.projectTypes?.map((type) => sayChoice(words, type)).join(', ')],
        ...answersOf(lead).flatMap((one) => (kindOf(one).isChosen ? [[one.label, shows(one)] as const] : [])),
        ...files.map(
          ({ fileName, sizeBytes }) => [receipt.file, `${nameToRepeat(fileName)}, ${readableSize(sizeBytes)}`] as const,
        ),
      ),
      ...sooner.map((said) => text(...said)),
      ...(next ? [button(next.label, next.href)] : []),
    ],
    foot: [
      receipt.foot({
        date: formatDate(dayIn(new Date(lead.receivedAt ?? lead.createdAt), reader.zone ?? usualZone), reader.language),
      }),
    ],
  };
}

function arrived(files: number): Said {
  if (files === 0) return receipt.arrived;
  return files === 1 ? receipt.arrivedWithFile : receipt.arrivedWithFiles({ count: files });
}

const notice = sayingsOf('sales');

interface NoticeOptions
  extends Pick<Promises, 'answerWorkingDays' | 'language' | 'languages' | 'toldAt' | 'words' | 'zone'> {
  adminUrl: string;
  /** Undefined for a form that was deleted. */
  formTitle?: string | undefined;
}

/** Tells sales about a request. Files are named but never attached: they open after sign-in. */
export function writeSalesNotice(
  { lead, files, event }: DeliveredLead,
  { adminUrl, answerWorkingDays, formTitle, languages, toldAt, words, ...reader }: NoticeOptions,
): MailContent {
  const name = fullNameOf(lead);
  const who = lead.company || name;
  // Its row says where none is owed, as for a call. R70.
  const isOwed = lead.answerDueAt !== null && !lead.answeredAt;
  const due = isOwed ? momentInWords(answerDue(lead, toldAt, answerWorkingDays), reader) : null;
  const { language } = reader;
  const says = sayingIn(language);
  const shows = (one: StoredAnswer) => answerInWords(one, { language, words });
  return {
    subject: notice.subject({ who }),
    preheader: due ? preheaderOf(files.length)({ name, due }) : name,
    heading: (lead.email ? notice.wrote : notice.wantsCall)({ who }),
    mark: 'solid',
    parts: [
      facts(
        [notice.number, referenceOf(lead)],
        [notice.person, name],
        [notice.email, lead.email],
        [notice.phone, lead.phone],
        [notice.company, lead.company],
        [notice.country, countryInWords(lead, says, language)],
        [notice.seat, seatInWords(event, language)],
        [notice.wanted, lead.projectTypes?.map((type) => sayChoice(words, type)).join(', ')],
        [notice.timeline, lead.timeline && sayChoice(words, lead.timeline)],
        [notice.letters, lead.consentGiven ? notice.agreed : undefined],
        [notice.form, says(formTitle ?? formNamed(lead.formId)?.label ?? lead.formId ?? '')],
        [notice.cameFrom, lead.resendUrl],
        [notice.language, languageName(languageAt(lead.resendUrl, languages), language)],
        [notice.foundBy, says(originInWords(lead))],
        [notice.clock, lead.clientTime],
        [notice.due, due],
      ),
      ...(lead.details ? [facts(...parseFacts(lead.details, answersOf(lead), says, shows, reader))] : []),
      ...(lead.message ? [quote(lead.message)] : []),
      ...(lead.addition ? [text(notice.added), quote(lead.addition)] : []),
      ...files.map((file) => fileLine(lead, file)),
      button(notice.open, `${adminUrl}/admin/collections/leads/${lead.id}`),
    ],
    foot: [lead.email ? notice.foot : notice.footCall],
  };
}

function preheaderOf(files: number) {
  if (files === 0) return notice.preheader;
  return files === 1 ? notice.preheaderWithFile : notice.preheaderWithFiles;
}

function fileLine(
  lead: DeliveredLead['lead'],
  { field, fileName, sizeBytes }: DeliveredLead['files'][number],
): MailPart {
  const named = { file: fileName, size: readableSize(sizeBytes) };
  const asked = answersOf(lead).find(({ question }) => question === field);
  return text(field === 'file' ? notice.file(named) : notice.fileOf({ ...named, field: asked?.label ?? field }));
}

/** How what was written in English is said to sales, who read the site's language: as the admin says it in that. */
const sayingIn = (language: string | undefined) => (sentence: string) =>
  sayAgain(sentence, spoken[language ?? usualLanguage]?.words);

/** A further language of the site by its name, for sales, who read the request in it. */
function languageName(code: string | undefined, language: string = usualLanguage): string | undefined {
  return code && new Intl.DisplayNames(language, { type: 'language' }).of(code);
}

interface ReplyNotice {
  lead: Lead;
  message: Pick<LeadMessage, 'address' | 'attachments' | 'authorName' | 'isFromElsewhere' | 'isProven' | 'text'>;
  adminUrl: string;
}

/** Tells sales about a reply of the visitor, without what it repeats. */
export function writeReplyNotice({ adminUrl, lead, message }: ReplyNotice): MailContent {
  const who = toOneLine(lead.company || lead.name);
  const { address, attachments, authorName, isFromElsewhere, isProven } = message;
  const { words } = withoutQuote(message.text);
  return {
    subject: notice.replySubject({ who }),
    preheader: words,
    heading: notice.replied({ who }),
    mark: 'solid',
    parts: [
      facts(
        [notice.number, referenceOf(lead)],
        [notice.from, address === noAddress ? undefined : [...new Set([authorName, address])].join(', ')],
        [notice.mind, isFromElsewhere ? notice.otherAddress : undefined],
        [notice.mind, isProven ? undefined : notice.notProven],
        [notice.attached, attachments?.join(', ')],
      ),
      quote(words),
      button(notice.open, `${adminUrl}/admin/collections/leads/${lead.id}`),
    ],
    foot: [notice.replyFoot],
  };
}

const dueTexts = sayingsOf('answerDue');

interface AnswerDue extends Pick<NoticeOptions, 'adminUrl' | 'formTitle' | 'language' | 'zone'> {
  lead: Lead;
  /** Half of its time has passed, all of it, or nobody is there to answer it. */
  why: 'due' | 'late' | 'nobody';
  /** Undefined where nobody has taken it on. */
  owner?: string | undefined;
}

/** Tells its owner, sales or admins that a request waits for its answer. R70. */
export function writeAnswerDue({ adminUrl, formTitle, lead, owner, why, ...reader }: AnswerDue): MailContent {
  const who = lead.company || fullNameOf(lead);
  const due = momentInWords(answerDue(lead, undefined), reader);
  const said = {
    due: { subject: dueTexts.subject, heading: dueTexts.heading, text: dueTexts.half },
    late: { subject: dueTexts.subjectLate, heading: dueTexts.headingLate, text: dueTexts.late({ due }) },
    nobody: { subject: dueTexts.subjectNobody, heading: dueTexts.heading, text: dueTexts.away },
  }[why];
  return {
    subject: said.subject({ who }),
    preheader: dueTexts.preheader({ due }),
    heading: said.heading({ who }),
    mark: why === 'due' ? 'solid' : 'dashed',
    parts: [
      text(said.text),
      facts(
        [dueTexts.number, referenceOf(lead)],
        [dueTexts.owner, owner ?? dueTexts.nobody],
        [dueTexts.form, sayingIn(reader.language)(formTitle ?? formNamed(lead.formId)?.label ?? lead.formId ?? '')],
        [dueTexts.received, momentInWords(new Date(lead.receivedAt ?? lead.createdAt), reader)],
        [dueTexts.due, due],
      ),
      button(dueTexts.open, `${adminUrl}/admin/collections/leads/${lead.id}`),
    ],
    foot: [dueTexts.foot],
  };
}
