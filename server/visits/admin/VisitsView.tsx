import type { ReactNode } from 'react';
import { hasRole } from '../../access/access.ts';
import { adminPage } from '../../admin/AdminPage.tsx';
import admin from '../../admin/admin.module.css';
import { FigureTable } from '../../admin/figures.tsx';
import { nameOfLanguage, say, sayNoun, spokenLanguage } from '../../admin/say.ts';
import { readFormTitles } from '../../forms/readFormTitles.ts';
import {
  lastDays,
  type Narrowing,
  narrowingKeys,
  type Period,
  readNarrowing,
  readPeriod,
  readVisits,
  type Visits,
} from '../readVisits.ts';
import { LineOverTime } from './LineOverTime.tsx';
import styles from './visits.module.css';

const shownRows = 25;
const choices = [
  ['7 days', 7],
  ['28 days', 28],
  ['90 days', 90],
  ['12 months', 365],
] as const;

/** `/admin/visits`: what visitors did, by day, and what they came from, read, asked and did not find. R73. */
export const VisitsView = adminPage('visits', async ({ initPageResult: { req }, searchParams }) => {
  const now = new Date();
  const asked = readPeriod(searchParams ?? {}, now);
  const period = asked ?? lastDays(28, now);
  const narrowing = readNarrowing(searchParams ?? {});
  const visits = await readVisits(req.payload, period, narrowing);
  const titles = await readFormTitles(req.payload);
  const sum = (of: Exclude<keyof Visits['days'][number], 'day'>) =>
    visits.days.reduce((total, day) => total + day[of], 0);
  const narrow = (key: keyof Narrowing, value: string | null) =>
    value === null || narrowing[key] !== undefined ? undefined : addressOf(period, { ...narrowing, [key]: value });
  /** What an editor can do about a row that has a name. */
  const forEditors = (name: string | null, isWanted: boolean, draw: (name: string) => ReactNode) =>
    name !== null && isWanted && hasRole(req, 'admin', 'editor') ? draw(name) : '';
  return (
    <>
      <p>
        {say(
          'The website counts the pages that it serves, by day in UTC: no script, no cookie, nothing about a visitor. Robots and browsers that have signed in here are left out. A visit begins with a page that no page of ours led to.',
        )}
      </p>
      <Choose period={period} narrowing={narrowing} now={now} />
      {asked ? null : <p role="alert">{say('These are no two days within 25 months, so here are the last 28.')}</p>}
      <dl className={styles.sums}>
        <Sum name={say('Visits begun')} times={sum('entries')} />
        <Sum name={say('Pages seen')} times={sum('views')} />
        <Sum name={say('Forms sent')} times={sum('sent')} />
        <Sum name={say('Calls booked')} times={sum('calls')} />
        <Sum name={say('Documents fetched')} times={sum('downloads')} />
        <Sum name={say('Searches')} times={sum('searches')} />
      </dl>
      {sum('views') > 0 ? <LineOverTime days={visits.days} /> : null}
      <Narrowed period={period} narrowing={narrowing} titles={titles} />
      <Counts
        title={say('Sites with the link')}
        columns={[say('Site'), say('Visits begun'), ...ends()]}
        rows={visits.referrers}
        none={say('No visit came from another site, as far as browsers tell.')}
        narrow={({ host }) => narrow('site', host)}
      >
        {({ entries, host, requests, won }) => [host, entries, requests, won]}
      </Counts>
      <Counts
        title={say('Campaigns')}
        columns={[say('Source, medium, name'), say('Visits begun'), ...ends()]}
        rows={visits.campaigns}
        none={say('No visit came with a campaign in its address.')}
        narrow={(row) => narrow('campaign', row.source || row.medium || row.name ? storedCampaign(row) : null)}
      >
        {({ entries, requests, won, ...parts }) => [
          campaignInWords(storedCampaign(parts)) || null,
          entries,
          requests,
          won,
        ]}
      </Counts>
      <Counts
        title={say('Pages')}
        columns={[say('Page'), say('Seen'), say('Visits begun'), ...ends()]}
        rows={visits.pages}
        none={say('No page was seen.')}
        narrow={({ path }) => narrow('page', path)}
      >
        {({ entries, path, requests, views, won }) => [path, views, entries, requests, won]}
      </Counts>
      <Counts
        title={say('Forms')}
        columns={[say('Form'), say('Seen'), say('Begun'), say('Sent'), ...ends()]}
        rows={visits.forms}
        none={say('No form was seen.')}
        narrow={({ form }) => narrow('form', form)}
      >
        {({ begun, form, requests, seen, sent, won }) => [
          titles.get(form ?? '') ?? form,
          ...[seen, begun, sent, requests, won],
        ]}
      </Counts>
      <Counts
        title={say('Languages of browsers')}
        columns={[say('Language'), say('Visits begun')]}
        rows={visits.languages}
        none={say('No browser said what it reads.')}
        isInCsv
      >
        {({ entries, language }) => [language && nameOfLanguage(language), entries]}
      </Counts>
      <Counts
        title={say('Searches')}
        columns={[say('Asked|a search'), say('Times'), say('Nothing found'), say('Answer it')]}
        rows={visits.searches}
        none={say('Nobody searched.')}
        isInCsv
      >
        {({ asked: times, query, withoutHit }) => [
          query,
          times,
          withoutHit,
          forEditors(query, withoutHit > 0, answerSearch),
        ]}
      </Counts>
      <Counts
        title={say('Addresses that nobody found')}
        columns={[say('Address'), say('Times'), say('Fix')]}
        rows={visits.missing}
        none={say('Every address that was asked for was there.')}
        isInCsv
      >
        {({ path, views }) => [path, views, forEditors(path, true, makeRedirect)]}
      </Counts>
    </>
  );
});

/** The days that are shown, and the same as CSV. */
function Choose({ narrowing, now, period }: { period: Period; narrowing: Narrowing; now: Date }) {
  return (
    <form className={`${admin.find} ${styles.choose}`} method="get">
      {choices.map(([name, days]) => (
        <a key={name} href={addressOf(lastDays(days, now), narrowing)}>
          {say(name)}
        </a>
      ))}
      <label>
        {say('From')} <input type="date" name="from" defaultValue={period.from} required />
      </label>
      <label>
        {say('to')} <input type="date" name="to" defaultValue={period.to} required />
      </label>
      {narrowingKeys.map((key) =>
        narrowing[key] === undefined ? null : <input key={key} type="hidden" name={key} value={narrowing[key]} />,
      )}
      <button type="submit">{say('Show')}</button>
      <a href={`/api/visits?${new URLSearchParams({ ...period, format: 'csv' })}`}>{say('All counts as CSV')}</a>
    </form>
  );
}

const columnOf = { site: 'Site', campaign: 'Campaign', page: 'Page', form: 'Form' } as const;

interface NarrowedProps {
  period: Period;
  narrowing: Narrowing;
  titles: ReadonlyMap<string, string>;
}

/** What the tables below are narrowed by, each with a way back. */
function Narrowed({ narrowing, period, titles }: NarrowedProps) {
  const inWords = (key: keyof Narrowing, value = '') =>
    key === 'campaign' ? campaignInWords(value) : (key === 'form' && titles.get(value)) || value;
  const chosen = narrowingKeys.filter((key) => narrowing[key] !== undefined);
  if (chosen.length === 0) {
    return (
      <p>
        {say('A name in these tables narrows the others: from a site or a campaign to pages, forms and what was won.')}
      </p>
    );
  }
  return (
    <>
      <ul className={styles.narrowed} aria-label={say('The tables show only')}>
        {chosen.map((key) => (
          <li key={key}>
            {sayNoun(columnOf[key])}: {inWords(key, narrowing[key])}{' '}
            <a
              href={addressOf(period, { ...narrowing, [key]: undefined })}
              aria-label={say('Show every {key}', { key: sayNoun(columnOf[key]) })}
            >
              {say('Show all')}
            </a>
          </li>
        ))}
      </ul>
      <p>
        {say(
          'This narrows sites, campaigns, pages and forms. The figures and the line above, languages, searches, addresses that nobody found, and the CSV are about all visits.',
        )}
      </p>
    </>
  );
}

const ends = () => [say('Requests'), say('Won')];

function addressOf(period: Period, narrowing: Narrowing): string {
  const chosen = narrowingKeys.flatMap((key): [string, string][] => {
    const value = narrowing[key];
    return value === undefined ? [] : [[key, value]];
  });
  return `/admin/visits?${new URLSearchParams([['from', period.from], ['to', period.to], ...chosen])}`;
}

const storedCampaign = ({ medium, name, source }: Pick<Visits['campaigns'][number], 'source' | 'medium' | 'name'>) =>
  [source, medium, name].map((part) => part ?? '').join('\t');
const campaignInWords = (stored: string) => stored.split('\t').filter(Boolean).join(', ');

function Sum({ name, times }: { name: string; times: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{times.toLocaleString(spokenLanguage())}</dd>
    </div>
  );
}

const makeRedirect = (from: string) => (
  <a
    href={`/admin/collections/redirects/create?${new URLSearchParams({ from })}`}
    aria-label={say('Make a redirect from {from}', { from })}
  >
    {say('Make a redirect')}
  </a>
);

/** What to do about a search that found nothing: an article with that title, or words that mean the same. */
const answerSearch = (query: string) => (
  <>
    <a
      href={`/admin/collections/articles/create?${new URLSearchParams({ title: query })}`}
      aria-label={say('Write about {query}', { query })}
    >
      {say('Write about it')}
    </a>{' '}
    <a
      href={`/admin/globals/site-settings?${new URLSearchParams({ part: 'Search', synonym: query })}`}
      aria-label={say('Add a synonym of {query}', { query })}
    >
      {say('Add a synonym')}
    </a>
  </>
);

interface CountsProps<Row> {
  title: string;
  columns: readonly string[];
  rows: readonly Row[];
  /** Each of its rows is in the CSV, with what is counted of it. */
  isInCsv?: boolean;
  /** What is said where there are no rows. */
  none: string;
  /** The address at which the other tables are about this row alone. */
  narrow?: (row: Row) => string | undefined;
  /** The cells of a row: its name, numbers, and what can be done. */
  children: (row: Row) => readonly [name: string | null, ...others: ReactNode[]];
}

function Counts<Row>({ children, columns, isInCsv = false, narrow, none, rows, title }: CountsProps<Row>) {
  return (
    <section>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{none}</p>
      ) : (
        <FigureTable
          label={title}
          heads={columns}
          rows={rows.slice(0, shownRows).map((row) => {
            const [name, ...others] = children(row);
            const href = narrow?.(row);
            const linked = (
              <a key="name" href={href}>
                {name}
              </a>
            );
            return { id: name ?? '', cells: [href ? linked : (name ?? say('All others')), ...others] };
          })}
        />
      )}
      {rows.length > shownRows ? (
        <p>
          {say('And {rows} more{isInCsv}.', {
            rows: rows.length - shownRows,
            isInCsv: isInCsv ? say(', in the CSV') : '',
          })}
        </p>
      ) : null}
    </section>
  );
}
