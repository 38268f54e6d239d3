import { NavLink } from '../../admin/NavLink.tsx';

/** A link to the figures of visits. */
export function VisitsNav() {
  return <NavLink href="/admin/visits">Visits</NavLink>;
}
