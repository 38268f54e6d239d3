import type { Config } from 'payload';

type Views = NonNullable<NonNullable<NonNullable<Config['admin']>['components']>['views']>;

/** Pages of the admin besides Payload's forms and lists. */
export const adminViews: Views = {
  login: { Component: '/accounts/admin/SignInView.tsx#SignInView', path: '/login', meta: { title: 'Log in' } },
  forgot: {
    Component: '/accounts/admin/ForgottenView.tsx#ForgottenView',
    path: '/forgot',
    meta: { title: 'Forgotten password' },
  },
  setPassword: {
    Component: '/accounts/admin/SetPasswordView.tsx#SetPasswordView',
    path: '/set-password',
    meta: { title: 'Choose your password' },
  },
  board: { Component: '/inbox/admin/BoardView.tsx#BoardView', path: '/board', meta: { title: 'Board' } },
  calls: {
    Component: '/booking/admin/CallsView.tsx#CallsView',
    path: '/calls',
    meta: { title: 'Calendar of calls' },
  },
  history: {
    Component: '/publishing/admin/HistoryView.tsx#HistoryView',
    path: '/history',
    meta: { title: 'History of the site' },
  },
  edit: {
    Component: '/publishing/admin/EditView.tsx#EditView',
    path: '/edit',
    meta: { title: 'Edit a page of the site' },
  },
  coming: {
    Component: '/publishing/admin/ComingView.tsx#ComingView',
    path: '/coming',
    meta: { title: 'Scheduled' },
  },
  visits: { Component: '/visits/admin/VisitsView.tsx#VisitsView', path: '/visits', meta: { title: 'Visits' } },
  speed: {
    Component: '/speed/admin/SpeedView.tsx#SpeedView',
    path: '/speed',
    meta: { title: 'Real-visitor speed' },
  },
  import: {
    Component: '/importing/admin/ImportView.tsx#ImportView',
    path: '/import',
    meta: { title: 'Import from WordPress' },
  },
  person: {
    Component: '/privacy/admin/PersonView.tsx#PersonView',
    path: '/person',
    meta: { title: 'Find or erase a person' },
  },
};
