import type { ServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import { NavLink } from '../../admin/NavLink.tsx';

/** The way to what is stored of a person. For admins alone. */
export function PrivacyNav({ user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin')) return null;
  return <NavLink href="/admin/person">Find or erase a person</NavLink>;
}
