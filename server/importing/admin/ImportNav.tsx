import type { ServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import { NavLink } from '../../admin/NavLink.tsx';

/** Menu link to the import, for admins only. */
export function ImportNav({ user }: ServerProps) {
  if (!hasRole({ user: user ?? null }, 'admin')) return null;
  return <NavLink href="/admin/import">Import from WordPress</NavLink>;
}
