import type { Payload } from 'payload';
import type { LeadNote } from '../payload-types.ts';
import { findRows } from '../privacy/erasure/belongings.ts';
import { idOf } from '../references/idOf.ts';

/** Returns the notes of requests, by request id, oldest first. */
export async function readNotes(payload: Payload, leads: readonly number[]): Promise<Map<number, LeadNote[]>> {
  const rows = await findRows<LeadNote>(payload, {}, 'lead-notes', 'lead', new Set(leads));
  const byLead = new Map<number, LeadNote[]>();
  for (const note of rows.toSorted((one, other) => one.id - other.id)) {
    const lead = idOf(note.lead);
    byLead.set(lead, [...(byLead.get(lead) ?? []), note]);
  }
  return byLead;
}

/** Returns a note as text, such as: 2026-11-22, Mara: Called. */
export function noteInWords({ authorName, createdAt, text }: LeadNote): string {
  return `${createdAt.slice(0, 10)}, ${authorName}: ${text}`;
}
