import { sayingsOf } from '@frontage/contract/mails/said.ts';
import type { MailContent } from './MailContent.ts';

const texts = sayingsOf('alarm');

/** Tells the operators that visitors' requests may not be arriving. */
export function writeSelfTestMail(faults: readonly string[]): MailContent {
  return {
    subject: texts.formsSubject,
    preheader: texts.formsPreheader({ faults: faults.join('; ') }),
    heading: texts.forms,
    mark: 'dashed',
    parts: [
      { kind: 'text', text: [texts.tested] },
      { kind: 'facts', facts: faults.map((fault): [string, string] => splitFault(fault)) },
      { kind: 'text', text: [texts.next] },
    ],
    foot: [texts.formsFoot],
  };
}

function splitFault(fault: string): [string, string] {
  const [form = '', ...reason] = fault.split(': ');
  return [form, reason.join(': ')];
}
