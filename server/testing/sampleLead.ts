/** A request as the backend stores it, with only the required fields. */
export const sampleLead = {
  status: 'new',
  formId: 'contact',
  name: 'Ada Vinter',
  email: 'ada@example.com',
  message: 'Two contracts and a bridge.',
  receivedAt: '2026-11-21T12:00:00.000Z',
} as const;

/** An email that is owed for a request. */
export function sampleMail(lead: number) {
  return {
    lead,
    kind: 'lead-notification',
    from: 'site@wharfside.example',
    to: 'sales@wharfside.example',
    subject: 'A request of Ada Vinter',
    text: 'Two contracts and a bridge.',
    status: 'owed',
    attempts: 0,
  } as const;
}
