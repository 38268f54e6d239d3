import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { hasRole, roles } from '../../access/access.ts';
import { AdminPage } from '../../admin/AdminPage.tsx';
import { FigureTable } from '../../admin/FigureTable.tsx';
import { lastDays, type Period, readPeriod, readVisits, type Visits } from '../readVisits.ts';
import { LineOverTime } from './LineOverTime.tsx';
import styles from './visits.module.css';

/** Rows of each table on the page; the CSV has all. */
const shownRows = 25;
const choices = { '7 days': 7, '28 days': 28, '90 days': 90, '12 months': 365 } as const;

/** `/admin/visits`: what visitors did, by day, and what they came from, read, asked and did not find. R73. */
export async function VisitsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!hasRole(req, ...roles)) return <AdminPage view={view}>{null}</AdminPage>;
  const now = new Date();
  const asked = readPeriod(view.searchParams ?? {}, now);
  const period = asked ?? lastDays(28, now);
  const visits = await readVisits(req.payload, period);
  const sum = (of: Exclude<keyof Visits['days'][number], 'day'>) =>
    visits.days.reduce((total, day) => total + day[of], 0);
  const redirectOf = (path: string | null) => {
    if (path === null || !hasRole(req, 'admin', 'editor')) return '';
    return <MakeRedirect from={path} />;
  };
  return (
    <AdminPage view={view}>
      <h1>Visits</h1>
      <p>
        The website counts the pages that it serves, by day in UTC: no script, no cookie, nothing about a visitor.
        Robots and people who have signed in here are left out. A visit begins with a page that no page of ours led to.
      </p>
      <Choose period={period} now={now} />
      {asked ? null : <p role="alert">These are no two days within 25 months, so here are the last 28.</p>}
      <dl className={styles.sums}>
        <Sum name="Visits begun" times={sum('entries')} />
        <Sum name="Pages seen" times={sum('views')} />
        <Sum name="Forms sent" times={sum('sent')} />
        <Sum name="Calls booked" times={sum('calls')} />
        <Sum name="Documents fetched" times={sum('downloads')} />
        <Sum name="Searches" times={sum('searches')} />
      </dl>
      {sum('views') > 0 ? <LineOverTime days={visits.days} /> : null}
      <Counts title="Pages" columns={['Page', 'Seen', 'Visits begun']} rows={visits.pages} none="No page was seen.">
        {({ entries, path, views }) => [path, views, entries]}
      </Counts>
      <Counts
        title="Sites with the link"
        columns={['Site', 'Visits begun']}
        rows={visits.referrers}
        none="No visit came from another site, as far as browsers tell."
      >
        {({ entries, host }) => [host, entries]}
      </Counts>
      <Counts
        title="Campaigns"
        columns={['Source, medium, name', 'Visits begun']}
        rows={visits.campaigns}
        none="No visit came with a campaign in its address."
      >
        {({ entries, medium, name, source }) => [[source, medium, name].filter(Boolean).join(', ') || null, entries]}
      </Counts>
      <Counts
        title="Languages of browsers"
        columns={['Language', 'Visits begun']}
        rows={visits.languages}
        none="No browser said what it reads."
      >
        {({ entries, language }) => [language, entries]}
      </Counts>
      <Counts title="Forms" columns={['Form', 'Sent']} rows={visits.forms} none="No form was sent.">
        {({ form, sent }) => [form, sent]}
      </Counts>
      <Counts
        title="Searches"
        columns={['Asked', 'Times', 'Nothing found']}
        rows={visits.searches}
        none="Nobody searched."
      >
        {({ asked: times, query, withoutHit }) => [query, times, withoutHit]}
      </Counts>
      <Counts
        title="Addresses that nobody found"
        columns={['Address', 'Times', 'Fix']}
        rows={visits.missing}
        none="Every address that was asked for was there."
      >
        {({ path, views }) => [path, views, redirectOf(path)]}
      </Counts>
    </AdminPage>
  );
}

/** The days that are shown, and the same as CSV. */
function Choose({ now, period }: { period: Period; now: Date }) {
  return (
    <form className={styles.choose} method="get">
      {Object.entries(choices).map(([name, days]) => (
        <a key={name} href={`/admin/visits?${new URLSearchParams({ ...lastDays(days, now) })}`}>
          {name}
        </a>
      ))}
      <label>
        From <input type="date" name="from" defaultValue={period.from} required />
      </label>
      <label>
        to <input type="date" name="to" defaultValue={period.to} required />
      </label>
      <button type="submit">Show</button>
      <a href={`/api/visits?${new URLSearchParams({ ...period, format: 'csv' })}`}>All counts as CSV</a>
    </form>
  );
}

function Sum({ name, times }: { name: string; times: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{times.toLocaleString('en')}</dd>
    </div>
  );
}

/** The form of a new redirect that begins at the address. */
function MakeRedirect({ from }: { from: string }) {
  return (
    <a
      href={`/admin/collections/redirects/create?${new URLSearchParams({ from })}`}
      aria-label={`Make a redirect from ${from}`}
    >
      Make a redirect
    </a>
  );
}

interface CountsProps<Row> {
  title: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** What is said where there are no rows. */
  none: string;
  /** The cells of a row: its name, numbers, and what can be done. */
  children: (row: Row) => readonly [name: string | null, ...others: ReactNode[]];
}

function Counts<Row>({ children, columns, none, rows, title }: CountsProps<Row>) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <FigureTable label={title}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shownRows).map((row) => {
              const [name, ...others] = children(row);
              return (
                <tr key={name}>
                  <th scope="row">{name ?? 'All others'}</th>
                  {others.map((cell, index) => (
                    <td key={columns[index + 1]}>{typeof cell === 'number' ? cell.toLocaleString('en') : cell}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </FigureTable>
      )}
      {rows.length > shownRows ? <p>And {rows.length - shownRows} more, in the CSV.</p> : null}
    </section>
  );
}
