import { NavLink } from '../../admin/NavLink.tsx';

/** A link to the speed of pages for visitors. */
export function SpeedNav() {
  return <NavLink href="/admin/speed">Speed as visitors have it</NavLink>;
}
