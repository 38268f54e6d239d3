import { type Said, sayingsOf } from '@frontage/contract/mails/said.ts';
import type { PageFault } from '@frontage/contract/release.ts';
import { formOfFault } from '../../publishing/publicationState.ts';
import type { ToldFaults } from '../toldFaults.ts';
import type { MailContent, MailPart } from './MailContent.ts';

const alarm = sayingsOf('alarm');

/** Tells the operators that deliveries have stopped. */
export function writeAlertMail(minutes: number, owed: number, adminUrl: string): MailContent {
  return {
    subject: alarm.stillSubject,
    preheader: alarm.stillPreheader({ minutes }),
    heading: alarm.still,
    mark: 'dashed',
    parts: [
      { kind: 'text', text: [alarm.stored] },
      {
        kind: 'facts',
        facts: [
          [alarm.oldest, alarm.ago({ minutes })],
          [alarm.owed, `${owed}`],
        ],
      },
      {
        kind: 'button',
        label: alarm.see,
        href: `${adminUrl.replace(/\/$/, '')}/admin/collections/deliveries`,
        tone: 'ink',
      },
    ],
    foot: [alarm.stillFoot],
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

const pageFault = sayingsOf('pageFault');

/** The title of the document with a fault; undefined if the document no longer exists. */
type TitleOf = (document: NonNullable<PageFault['document']>) => string | undefined;

/** Tells an editor what could not be shown as it was published, why, and where to fix it. */
export function writePageFaultMail({ faults, further }: ToldFaults, titleOf: TitleOf, adminUrl: string): MailContent {
  const admin = adminUrl.replace(/\/$/, '');
  const count = faults.length + further;
  const isKept = faults.every((fault) => fault.isKept);
  return {
    subject: count === 1 ? pageFault.subject : pageFault.subjectMany({ count }),
    preheader: isKept ? pageFault.keptPreheader : pageFault.preheader,
    heading: count === 1 ? pageFault.heading : pageFault.headingMany({ count }),
    mark: 'dashed',
    parts: [
      ...faults.flatMap((fault) => partsOf(fault, titleOf, admin)),
      ...(further > 0 ? [{ kind: 'text', text: [pageFault.further({ count: further })] } as const] : []),
      { kind: 'button', label: pageFault.now, href: `${admin}/admin`, tone: 'ink' },
    ],
    foot: [pageFault.foot],
  };
}

function partsOf({ document, fields, isKept, message, path }: PageFault, titleOf: TitleOf, admin: string): MailPart[] {
  const title = document && titleOf(document);
  const parts: MailPart[] = [
    { kind: 'text', text: [whatOf(title, path), isKept ? pageFault.kept : pageFault.gone, pageFault.why] },
    { kind: 'quote', text: message },
  ];
  if (!document || !title) return parts;
  // The form marks all fields; the link opens it at the first one.
  const href = admin + formOfFault(document, fields?.[0]?.path);
  return [...parts, { kind: 'links', links: [{ label: pageFault.fix({ title }), href }] }];
}

function whatOf(title: string | undefined, path: string): Said {
  if (title) return path ? pageFault.titledAt({ title, path }) : pageFault.titled({ title });
  return path ? pageFault.at({ path }) : pageFault.shared;
}
