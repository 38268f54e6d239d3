import type { UIFieldServerProps } from 'payload';
import { LeadButtons } from './LeadButtons.tsx';

/** What sales do with a request beside answering it: call, take it on, take it out of quarantine. Opening it marks it as read. */
export function LeadActions({ id, data, req }: UIFieldServerProps) {
  if (id === undefined || !data) return null;
  const { email, phoneE164 } = data;
  return (
    <LeadButtons
      id={Number(id)}
      // Whoever left an address expects a mail: that is written at the request.
      callHref={!email && phoneE164 ? `tel:${phoneE164}` : undefined}
      isUnread={!data.readAt}
      ownId={req.user ? Number(req.user.id) : undefined}
    />
  );
}
