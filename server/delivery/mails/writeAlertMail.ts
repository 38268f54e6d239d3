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
