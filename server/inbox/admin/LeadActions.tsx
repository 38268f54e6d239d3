import { fullNameOf } from '@frontage/contract/contact/contactRequest.ts';
import type { UIFieldServerProps } from 'payload';
import { LeadButtons, RescueSubscriber } from './LeadButtons.tsx';

/** What sales can do besides answering. Opening a request marks it as read. */
export function LeadActions({ id, data, req }: UIFieldServerProps) {
  if (id === undefined || !data) return null;
  const { email, phoneE164 } = data;
  return (
    <LeadButtons
      id={Number(id)}
      name={fullNameOf(data)}
      // A visitor who left an email address expects an email, which is written at the request.
      callHref={!email && phoneE164 ? `tel:${phoneE164}` : undefined}
      isUnread={!data.readAt}
      owesAnswer={Boolean(data.answerState)}
      ownId={req.user ? Number(req.user.id) : undefined}
    />
  );
}

/** What sales can do with a reader whom the filter took for a machine. */
export function SubscriberActions({ id, data }: UIFieldServerProps) {
  return id !== undefined && data?.state === 'quarantine' ? <RescueSubscriber id={Number(id)} /> : null;
}
