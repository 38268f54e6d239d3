import type { AdminViewConfig } from 'payload';
import type { viewTable } from '../access/accessTable.ts';

const view = (name: keyof typeof viewTable, title: string, Component: string): AdminViewConfig => ({
  Component,
  path: `/${name}`,
  meta: { title },
});

/** Pages of the admin besides Payload's forms and lists; for whom, says the table of access. */
export const adminViews: Readonly<Record<keyof typeof viewTable, AdminViewConfig>> = {
  board: view('board', 'Board', '/inbox/admin/BoardView.tsx#BoardView'),
  calls: view('calls', 'Calendar of calls', '/booking/admin/CallsView.tsx#CallsView'),
  history: view('history', 'History of the site', '/publishing/admin/HistoryView.tsx#HistoryView'),
  edit: view('edit', 'Edit a page of the site', '/publishing/admin/EditView.tsx#EditView'),
  coming: view('coming', 'Scheduled', '/publishing/admin/ComingView.tsx#ComingView'),
  visits: view('visits', 'Visits', '/visits/admin/VisitsView.tsx#VisitsView'),
  speed: view('speed', 'Real-visitor speed', '/speed/admin/SpeedView.tsx#SpeedView'),
  import: view('import', 'Import from WordPress', '/importing/admin/ImportView.tsx#ImportView'),
  person: view('person', 'Find or erase a person', '/privacy/admin/PersonView.tsx#PersonView'),
};
