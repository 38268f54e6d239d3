import { NavLink } from '../../admin/NavLink.tsx';

/** The ways to what visitors saw, and to what they will see by itself. */
export function HistoryNav() {
  return (
    <>
      <NavLink href="/admin/history">History of the site</NavLink>
      <NavLink href="/admin/coming">What comes</NavLink>
    </>
  );
}
