import { type Said, sayingsOf } from '@frontage/contract/mails/said.ts';
import type { PageFault } from '@frontage/contract/release.ts';
import { formOfFault } from '../../publishing/publicationState.ts';
import type { ToldFaults } from '../toldFaults.ts';
import { button, facts, type MailContent, type MailPart, quote, text } from './MailContent.ts';

const alarm = sayingsOf('alarm');

/** Tells the operators that deliveries have stopped. */
export function writeAlertMail(minutes: number, owed: number, adminUrl: string): MailContent {
  return {
    subject: alarm.stillSubject,
    preheader: alarm.stillPreheader({ minutes }),
    heading: alarm.still,
    mark: 'dashed',
    parts: [
      text(alarm.stored),
      facts([alarm.oldest, alarm.ago({ minutes })], [alarm.owed, `${owed}`]),
      button(alarm.see, `${adminUrl}/admin/collections/deliveries`),
    ],
    foot: [alarm.stillFoot],
  };
}

/** Tells the operators that visitors' requests may not be arriving. */
export function writeSelfTestMail(faults: readonly string[]): MailContent {
  return {
    subject: alarm.formsSubject,
    preheader: alarm.formsPreheader({ faults: faults.join('; ') }),
    heading: alarm.forms,
    mark: 'dashed',
    parts: [text(alarm.tested), { kind: 'facts', facts: faults.map(splitFault) }, text(alarm.next)],
    foot: [alarm.formsFoot],
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
  const count = faults.length + further;
  const isKept = faults.every((fault) => fault.isKept);
  return {
    subject: count === 1 ? pageFault.subject : pageFault.subjectMany({ count }),
    preheader: isKept ? pageFault.keptPreheader : pageFault.preheader,
    heading: count === 1 ? pageFault.heading : pageFault.headingMany({ count }),
    mark: 'dashed',
    parts: [
      ...faults.flatMap((fault) => partsOf(fault, titleOf, adminUrl)),
      ...(further > 0 ? [text(pageFault.further({ count: further }))] : []),
      button(pageFault.now, `${adminUrl}/admin`),
    ],
    foot: [pageFault.foot],
  };
}

function partsOf(
  { document, fields, isKept, message, path }: PageFault,
  titleOf: TitleOf,
  adminUrl: string,
): MailPart[] {
  const title = document && titleOf(document);
  const parts: MailPart[] = [
    text(whatOf(title, path), isKept ? pageFault.kept : pageFault.gone, pageFault.why),
    quote(message),
  ];
  if (!document || !title) return parts;
  // The form marks all fields; the link opens it at the first one.
  const href = adminUrl + formOfFault(document, fields?.[0]?.path);
  return [...parts, { kind: 'links', links: [{ label: pageFault.fix({ title }), href }] }];
}

function whatOf(title: string | undefined, path: string): Said {
  if (title) return path ? pageFault.titledAt({ title, path }) : pageFault.titled({ title });
  return path ? pageFault.at({ path }) : pageFault.shared;
}
