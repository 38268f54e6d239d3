import type { Config } from 'payload';

type Views = NonNullable<NonNullable<NonNullable<Config['admin']>['components']>['views']>;

/** A room, the component of its `admin` folder, and the title. The path is the name of the view, or the last. */
const views: Record<string, [room: string, component: string, title: string, path?: `/${string}`]> = {
  login: ['accounts', 'SignInView', 'Log in'],
  forgot: ['accounts', 'ForgottenView', 'Forgotten password'],
  setPassword: ['accounts', 'SetPasswordView', 'Choose your password', '/set-password'],
  board: ['inbox', 'BoardView', 'Board'],
  calls: ['booking', 'CallsView', 'Calendar of calls'],
  history: ['publishing', 'HistoryView', 'History of the site'],
  edit: ['publishing', 'EditView', 'Edit a page of the site'],
  coming: ['publishing', 'ComingView', 'Scheduled'],
  visits: ['visits', 'VisitsView', 'Visits'],
  speed: ['speed', 'SpeedView', 'Real-visitor speed'],
  import: ['importing', 'ImportView', 'Import from WordPress'],
  person: ['privacy', 'PersonView', 'Find or erase a person'],
};

/** Pages of the admin besides Payload's forms and lists. */
export const adminViews: Views = Object.fromEntries(
  Object.entries(views).map(([name, [room, component, title, path = `/${name}` as const]]) => [
    name,
    { Component: `/${room}/admin/${component}.tsx#${component}`, path, meta: { title } },
  ]),
);
