import type { ServerProps, UIFieldServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import { say } from '../../admin/say.ts';
import { momentWords } from '../../clock/momentWords.ts';
import { readAgencyZone } from '../../clock/readAgencyZone.ts';
import { findFactor } from '../secondFactor/factorStore.ts';
import { listSessions } from '../sessions.ts';
import { InviteForm } from './InviteForm.tsx';
import { SecondFactor, SomebodysAccess } from './onDemand.ts';
import { Sessions } from './Sessions.tsx';

/** How a person gets in: everything on one's own account page, and for admins what they may do for others. */
export async function AccountAccess({ id, req }: UIFieldServerProps) {
  const { payload, user } = req;
  if (id === undefined || !user) return null;
  const person = Number(id);
  const factor = await findFactor(payload, person);
  const isOn = Boolean(factor?.confirmedAt);
  if (person === user.id) {
    const sessions = await listSessions(payload, person, new Date());
    const zone = await readAgencyZone(payload);
    const own = '_sid' in user ? user._sid : undefined;
    return (
      <>
        <SecondFactor isOn={isOn} recoveryCodesLeft={factor?.recoveryCodes?.length ?? 0} />
        <Sessions
          sessions={sessions.map(({ createdAt, device, id: session, network }) => ({
            id: session,
            device: device || say('A program'),
            network: network ?? '',
            since: createdAt ? momentWords(createdAt, zone) : say('an unknown time'),
            isOwn: session === own,
          }))}
        />
      </>
    );
  }
  if (!hasRole(req, 'admin')) return null;
  const { invitedAt, lastSignInAt } = await payload.findByID({ collection: 'users', id: person, depth: 0 });
  return <SomebodysAccess id={person} hasSecondFactor={isOn} isInvited={Boolean(invitedAt) && !lastSignInAt} />;
}

export function Invite({ user }: ServerProps) {
  return hasRole({ user: user ?? null }, 'admin') ? <InviteForm /> : null;
}
