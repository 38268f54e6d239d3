import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import { createSeal } from '../seal.ts';

const lifeMs = 24 * 3_600_000;

/** The four records that a request becomes. Until a CRM is connected, all of them are the lead itself. R43. */
const handleKinds = ['deal', 'person', 'note', 'company'] as const;

export type Handles = ReturnType<typeof createHandles>;

/** Ids of records that a visitor may use for a day. They are sealed, so they reveal nothing and cannot be made up. */
export function createHandles(secret: string, now: () => Date) {
  const { seal, open } = createSeal(secret, 'handles');
  const sealed = (kind: (typeof handleKinds)[number], leadId: number, until: number) =>
    seal(`${kind}:${leadId}:${until}`);

  return {
    /** Always the same for a lead, so that a repeated request gets its first answer. */
    issue(leadId: number, receivedAt: Date): LeadHandles {
      const until = receivedAt.getTime() + lifeMs;
      return {
        dealId: sealed('deal', leadId, until),
        personId: sealed('person', leadId, until),
        noteId: sealed('note', leadId, until),
        companyId: sealed('company', leadId, until),
      };
    },
    /** The request of all four handles; undefined if one is forged, of another kind or request, or older than a day. */
    leadOf(given: LeadHandles): number | undefined {
      const [first, ...others] = handleKinds.map((kind) => {
        const [sealedKind, leadId, until] = open(given[`${kind}Id`])?.split(':') ?? [];
        return sealedKind === kind && Number(until) > now().getTime() ? Number(leadId) : undefined;
      });
      return others.every((other) => other === first) ? first : undefined;
    },
  };
}
