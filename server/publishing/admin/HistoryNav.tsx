import { NavLink } from '../../admin/NavLink.tsx';

/** Links to the history of the site, and to its scheduled changes. */
export function HistoryNav() {
  return (
    <>
      <NavLink href="/admin/history">History of the site</NavLink>
      <NavLink href="/admin/coming">What comes</NavLink>
    </>
  );
}
