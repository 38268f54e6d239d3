import { NavLink } from '../NavLink.tsx';

/** The way to the history of the site. */
export function HistoryNav() {
  return <NavLink href="/admin/history">History of the site</NavLink>;
}
