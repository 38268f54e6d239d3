import { sayingsOf } from '@frontage/contract/mails/said.ts';
import type { MailContent } from './MailContent.ts';

const texts = sayingsOf('alarm');

/** Tells the operators that deliveries have stopped. */
export function writeAlertMail(minutes: number, owed: number, adminUrl: string): MailContent {
  return {
    subject: texts.stillSubject,
    preheader: texts.stillPreheader({ minutes }),
    heading: texts.still,
    mark: 'dashed',
    parts: [
      { kind: 'text', text: [texts.stored] },
      {
        kind: 'facts',
        facts: [
          [texts.oldest, texts.ago({ minutes })],
          [texts.owed, `${owed}`],
        ],
      },
      {
        kind: 'button',
        label: texts.see,
        href: `${adminUrl.replace(/\/$/, '')}/admin/collections/deliveries`,
        tone: 'ink',
      },
    ],
    foot: [texts.stillFoot],
  };
}

const selfTestTexts = sayingsOf('alarm');

/** Tells the operators that visitors' requests may not be arriving. */
export function writeSelfTestMail(faults: readonly string[]): MailContent {
  return {
    subject: selfTestTexts.formsSubject,
    preheader: selfTestTexts.formsPreheader({ faults: faults.join('; ') }),
    heading: selfTestTexts.forms,
    mark: 'dashed',
    parts: [
      { kind: 'text', text: [selfTestTexts.tested] },
      { kind: 'facts', facts: faults.map((fault): [string, string] => splitFault(fault)) },
      { kind: 'text', text: [selfTestTexts.next] },
    ],
    foot: [selfTestTexts.formsFoot],
  };
}

function splitFault(fault: string): [string, string] {
  const [form = '', ...reason] = fault.split(': ');
  return [form, reason.join(': ')];
}
