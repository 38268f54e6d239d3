import type { ServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import { NavLink } from '../../admin/NavLink.tsx';

/** The link to what is stored about a person. For admins only. */
export function PrivacyNav({ user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin')) return null;
  return <NavLink href="/admin/person">Find or erase a person</NavLink>;
}
