import { type Said, sayingsOf } from '@frontage/contract/mails/said.ts';
import type { PageFault } from '@frontage/contract/release.ts';
import { formOfFault } from '../../publishing/formOfFault.ts';
import type { ToldFaults } from '../toldFaults.ts';
import type { MailContent, MailPart } from './MailContent.ts';

const texts = sayingsOf('pageFault');

/** The title of the document with a fault; undefined if the document no longer exists. */
export type TitleOf = (document: NonNullable<PageFault['document']>) => string | undefined;

/** Tells an editor what could not be shown as it was published, why, and where to fix it. */
export function writePageFaultMail({ faults, further }: ToldFaults, titleOf: TitleOf, adminUrl: string): MailContent {
  const admin = adminUrl.replace(/\/$/, '');
  const count = faults.length + further;
  const isKept = faults.every((fault) => fault.isKept);
  return {
    subject: count === 1 ? texts.subject : texts.subjectMany({ count }),
    preheader: isKept ? texts.keptPreheader : texts.preheader,
    heading: count === 1 ? texts.heading : texts.headingMany({ count }),
    mark: 'dashed',
    parts: [
      ...faults.flatMap((fault) => partsOf(fault, titleOf, admin)),
      ...(further > 0 ? [{ kind: 'text', text: [texts.further({ count: further })] } as const] : []),
      { kind: 'button', label: texts.now, href: `${admin}/admin`, tone: 'ink' },
    ],
    foot: [texts.foot],
  };
}

function partsOf({ document, fields, isKept, message, path }: PageFault, titleOf: TitleOf, admin: string): MailPart[] {
  const title = document && titleOf(document);
  const parts: MailPart[] = [
    { kind: 'text', text: [whatOf(title, path), isKept ? texts.kept : texts.gone, texts.why] },
    { kind: 'quote', text: message },
  ];
  if (!document || !title) return parts;
  // The form marks all fields; the link opens it at the first one.
  const href = admin + formOfFault(document, fields?.[0]?.path);
  return [...parts, { kind: 'links', links: [{ label: texts.fix({ title }), href }] }];
}

function whatOf(title: string | undefined, path: string): Said {
  if (title) return path ? texts.titledAt({ title, path }) : texts.titled({ title });
  return path ? texts.at({ path }) : texts.shared;
}
