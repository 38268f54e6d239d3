import type { OwnDelivery } from '@frontage/server/delivery/OwnDelivery.ts';
import { answersByLabel } from '@frontage/server/inbox/answersOf.ts';
import { email } from '../emails/berthNotice.ts';

/** An email to the harbour office, for requests that say how deep the ship lies. */
export const delivery: OwnDelivery = {
  label: 'Email to the harbour office',
  isOwed: ({ formId }) => formId === 'berths',
  deliver: async ({ request }, sendEmail) => {
    const { lead } = request ?? {};
    if (!lead) return undefined;
    const facts = { ship: lead.name, draught: answersByLabel(lead).Draught ?? 'not said' };
    return sendEmail(email, facts, { to: 'harbour@northlight.example', replyTo: lead.email ?? undefined });
  },
};
