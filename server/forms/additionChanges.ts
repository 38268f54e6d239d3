import type { UpdateFields } from '@frontage/contract/contact/updateRequest.ts';
import type { Lead } from '../payload-types.ts';
import { listFields } from './renderAdditionMail.ts';

/** The sender's fields of a request, as the CMS selects them. */
export const ownFields = {
  name: true,
  surname: true,
  email: true,
  company: true,
  phone: true,
  country: true,
} as const;

/** Fields that may be filled in afterwards. Name and address cannot change. */
const filledIn = ['surname', 'company', 'phone', 'country', 'message'] as const;

type Known = Pick<Lead, keyof typeof ownFields | 'message' | 'projectTypes' | 'timeline' | 'addition'>;

interface Changes {
  /** The changes to the request. */
  changes: Partial<Known>;
  /** What is new for sales. */
  told: UpdateFields;
}

/**
 * The changes that an addition makes: choices are replaced, empty fields filled in, and everything else goes into the
 * note.
 */
export function changesOf(lead: Known, { note, projectTypes, timeline, ...fields }: UpdateFields): Changes {
  const changes: Changes['changes'] = {};
  const told: UpdateFields = {};
  if (projectTypes && String(projectTypes) !== String(lead.projectTypes ?? '')) {
    told.projectTypes = projectTypes;
    changes.projectTypes = projectTypes;
  }
  if (timeline && timeline !== lead.timeline) {
    told.timeline = timeline;
    changes.timeline = timeline;
  }
  const differing: Record<string, string> = {};
  for (const [name, value] of Object.entries(fields) as [keyof typeof fields, string | undefined][]) {
    if (!value || value === lead[name]) continue;
    told[name] = value;
    const open = filledIn.find((one) => one === name);
    if (open && !lead[open]) changes[open] = value;
    else differing[name] = value;
  }
  const addition = additionOf(lead.addition ?? '', note, listFields(differing));
  if (addition !== (lead.addition ?? '')) {
    changes.addition = addition;
    if (note) told.note = note;
  }
  return { changes, told };
}

/** A new note replaces the previous one. Lines are appended, each once. */
function additionOf(before: string, note: string | undefined, lines: readonly string[]): string {
  const text = note ?? before;
  const known = new Set(text.split('\n'));
  return [text, ...lines.filter((line) => !known.has(line))].filter(Boolean).join('\n');
}
