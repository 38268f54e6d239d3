import { NavLink } from '../../admin/NavLink.tsx';

/** The way to how fast pages were for visitors. */
export function SpeedNav() {
  return <NavLink href="/admin/speed">Speed as visitors have it</NavLink>;
}
