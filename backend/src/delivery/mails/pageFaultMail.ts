import type { ToldFaults } from '@frontage/cms/delivery/toldFaults.ts';
import { faultCollections } from '@frontage/cms/publishing/faultCollections.ts';
import type { PageFault } from '@frontage/contract/release.ts';
import type { MailContent, MailPart } from './MailContent.ts';

/** What people call the document of a fault; undefined where it is gone meanwhile. */
export type TitleOf = (document: NonNullable<PageFault['document']>) => string | undefined;

/** Tells an editor what could not be shown as it was published, why, and where it is fixed. */
export function pageFaultMail({ faults, further }: ToldFaults, titleOf: TitleOf, adminUrl: string): MailContent {
  const admin = `${adminUrl.replace(/\/$/, '')}/admin`;
  const count = faults.length + further;
  const isKept = faults.every((fault) => fault.isKept);
  return {
    subject: count === 1 ? 'A page cannot be shown as published' : `${count} pages cannot be shown as published`,
    preheader: isKept ? 'Visitors see what they saw before' : 'Visitors do not see all that was published',
    heading: count === 1 ? 'A page cannot be shown' : `${count} pages cannot be shown`,
    mark: 'dashed',
    parts: [
      ...faults.flatMap((fault) => partsOf(fault, titleOf, admin)),
      ...(further > 0 ? [{ kind: 'text', text: `And ${further} more, which the dashboard names.` } as const] : []),
      { kind: 'button', label: 'See what stands now', href: admin, tone: 'ink' },
    ],
    foot: [
      'You get this because you published it last, or because you run the site. Once for each fault: it stays on the dashboard until it is fixed.',
    ],
  };
}

function partsOf({ document, isKept, message, path }: PageFault, titleOf: TitleOf, admin: string): MailPart[] {
  const title = document && titleOf(document);
  const what = title ? `“${title}”${path ? ` at ${path}` : ''}` : path || 'Something that many pages show';
  const seen = isKept ? 'Visitors see it as it was before.' : 'Visitors see nothing of it.';
  const parts: MailPart[] = [
    { kind: 'text', text: `${what} cannot be shown as it was published. ${seen} What does not fit:` },
    { kind: 'quote', text: message },
  ];
  if (!document || !title) return parts;
  const href = `${admin}/collections/${faultCollections[document.kind]}/${document.id}`;
  return [...parts, { kind: 'links', links: [{ label: `Fix “${title}” in its form`, href }] }];
}
