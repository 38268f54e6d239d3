import type { UIFieldServerProps } from 'payload';
import { answerLink } from '../../inbox/answerLink.ts';
import { LeadButtons } from './LeadButtons.tsx';

/** What sales do with a request: answer it, or take it out of quarantine. Opening it marks it as read. */
export async function LeadActions({ id, data, req }: UIFieldServerProps) {
  if (id === undefined || !data) return null;
  const { companyName } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const { email, message, name, phoneE164 } = data;
  const mailHref = answerLink({ name: String(name), email, message }, companyName || 'us');
  return (
    <LeadButtons
      id={Number(id)}
      answer={answerOf(mailHref, phoneE164)}
      isUnread={!data.readAt}
      ownId={req.user ? Number(req.user.id) : undefined}
    />
  );
}

/** Whoever left an address expects a mail. */
function answerOf(mailHref: string | undefined, phoneE164: string | null | undefined) {
  if (mailHref) return { kind: 'mail', href: mailHref } as const;
  return phoneE164 ? ({ kind: 'call', href: `tel:${phoneE164}` } as const) : undefined;
}
