import type { UIFieldServerProps } from 'payload';
import { answerLink } from '../../inbox/answerLink.ts';
import { LeadButtons } from './LeadButtons.tsx';

/** What sales do with a request: answer it, or take it out of quarantine. Opening it marks it as read. */
export async function LeadActions({ id, data, req }: UIFieldServerProps) {
  if (id === undefined || !data) return null;
  const { companyName } = await req.payload.findGlobal({ slug: 'site-settings', depth: 0 });
  const { email, message, name } = data;
  const link = answerLink({ name: String(name), email, message }, companyName || 'us');
  return (
    <LeadButtons
      id={Number(id)}
      answerHref={link}
      isUnread={!data.readAt}
      ownId={req.user ? Number(req.user.id) : undefined}
    />
  );
}
