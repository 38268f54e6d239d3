import type { ServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import { InviteForm } from './InviteForm.tsx';

/** The form for invitations, above the list of people, for those who may invite. */
export function Invite({ user }: ServerProps) {
  return hasRole({ user: user ?? null }, 'admin') ? <InviteForm /> : null;
}
