import { formNamed } from '@frontage/contract/forms/formTable.ts';
import type { Language } from '@frontage/contract/language.ts';
import { sayingsOf } from '@frontage/contract/mails/said.ts';
import { referenceOf } from '../../inbox/reference.ts';
import type { Lead } from '../../payload-types.ts';
import type { MailContent } from './MailContent.ts';
import { answerDue, momentInWords } from './requestFacts.ts';

const texts = sayingsOf('answerDue');

interface AnswerDue {
  lead: Lead;
  /** Half of its time has passed, all of it, or nobody is there to answer it. */
  why: 'due' | 'late' | 'nobody';
  adminUrl: string;
  /** Undefined where nobody has taken it on. */
  owner?: string | undefined;
  language?: Language | undefined;
}

/** Tells its owner, sales or admins that a request waits for its answer. R70. */
export function writeAnswerDue({ adminUrl, language, lead, owner, why }: AnswerDue): MailContent {
  const who = lead.company || [lead.name, lead.surname].filter(Boolean).join(' ');
  const due = momentInWords(answerDue(lead, undefined), language);
  const said = {
    due: { subject: texts.subject, heading: texts.heading, text: texts.half },
    late: { subject: texts.subjectLate, heading: texts.headingLate, text: texts.late({ due }) },
    nobody: { subject: texts.subjectNobody, heading: texts.heading, text: texts.away },
  }[why];
  return {
    subject: said.subject({ who }),
    preheader: texts.preheader({ due }),
    heading: said.heading({ who }),
    mark: why === 'due' ? 'solid' : 'dashed',
    parts: [
      { kind: 'text', text: [said.text] },
      {
        kind: 'facts',
        facts: [
          [texts.number, referenceOf(lead)],
          [texts.owner, owner ?? texts.nobody],
          [texts.form, formNamed(lead.formId)?.label ?? lead.formId ?? ''],
          [texts.received, momentInWords(new Date(lead.receivedAt ?? lead.createdAt), language)],
          [texts.due, due],
        ],
      },
      {
        kind: 'button',
        label: texts.open,
        href: `${adminUrl.replace(/\/$/, '')}/admin/collections/leads/${lead.id}`,
        tone: 'ink',
      },
    ],
    foot: [texts.foot],
  };
}
