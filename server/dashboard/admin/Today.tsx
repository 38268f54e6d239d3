import { zoneWords } from '@frontage/contract/booking/hoursInWords.ts';
import { dayIn, longDay, timeIn } from '@frontage/contract/booking/time.ts';
import { fullNameOf } from '@frontage/contract/contact/contactRequest.ts';
import { kindIn } from '@frontage/kinds/kinds.ts';
import type { Payload, ServerProps } from 'payload';
import { Fragment } from 'react';
import { hasRole } from '../../access/access.ts';
import admin from '../../admin/admin.module.css';
import { nameOfLanguage, say, sayNoun, sayWith, spokenLanguage } from '../../admin/say.ts';
import { calendarAddress } from '../../booking/calendarQuery.ts';
import { readCallZone } from '../../booking/callPlanOf.ts';
import { findNextCalls } from '../../booking/findCalls.ts';
import { findWaitingTwins, homeOfTwins, type WaitingTwins } from '../../content/twins.ts';
import { readEnvironment } from '../../environment.ts';
import { mailServerHint } from '../mailServerHint.ts';
import { findWaitingForEditors, findWaitingForSales, readLeftOut, type Waiting } from '../today.ts';
import { Answers } from './Answers.tsx';
import styles from './dashboard.module.css';

/** How many calls are shown, at most: enough for a day, without hiding what is below. */
const shownAtMost = 4;

/** Shows what waits: requests and calls for sales, changes that are not live for editors, both for admins. */
export async function Today({ payload, user }: ServerProps) {
  const person = { user: user ?? null };
  const now = new Date();
  const seesRequests = hasRole(person, 'admin', 'sales');
  const [sales, editors] = await Promise.all([
    seesRequests ? findWaitingForSales(payload, now) : [],
    hasRole(person, 'admin', 'editor') ? findWaitingForEditors(payload, now) : [],
  ]);
  return (
    <>
      {seesRequests && !readEnvironment().smtpUrl && <NoMailServer />}
      {hasRole(person, 'admin', 'editor') &&
        readLeftOut(readEnvironment().rootDir).map((words) => (
          <p key={words} className={styles.warning} data-tone="warning" role="status">
            {words}
          </p>
        ))}
      <ul className={styles.today} aria-label={say('What waits')}>
        {[...sales, ...editors]
          .filter(({ count }) => count > 0)
          .map((waiting) => (
            <Tile key={waiting.what} {...waiting} />
          ))}
      </ul>
    </>
  );
}

/** Shows how far the languages are to editors, and the next calls and how requests were answered to sales. */
export async function Outlook({ payload, user }: ServerProps) {
  const person = { user: user ?? null };
  const now = new Date();
  const seesRequests = hasRole(person, 'admin', 'sales');
  return (
    <>
      {hasRole(person, 'admin', 'editor') && <Languages payload={payload} />}
      {seesRequests && <NextCalls payload={payload} now={now} />}
      {seesRequests && <Answers payload={payload} now={now} />}
    </>
  );
}

function NoMailServer() {
  return (
    <p className={styles.warning} data-tone="warning" role="status">
      {sayWith('{strong} Each one is {link} and reaches nobody. {mailServerHint}.', {
        strong: <strong>{say('No mail server is set, so no email leaves.')}</strong>,
        link: <a href="/admin/collections/mails">{say('kept in the mailbox')}</a>,
        mailServerHint: say(mailServerHint),
      })}
    </p>
  );
}

function Tile({ count, href, isUrgent, what }: Waiting) {
  return (
    <li data-urgent={isUrgent || undefined}>
      <a href={href}>
        <span className={styles.count}>{count}</span> {what}
      </a>
    </li>
  );
}

/** Shows what is behind its original in each further language, and what is missing, with a list of each. */
async function Languages({ payload }: { payload: Payload }) {
  const byLanguage = Map.groupBy(await findWaitingTwins(payload), ({ language }) => language);
  if (byLanguage.size === 0) return null;
  return (
    <section className={styles.next} aria-labelledby="languages">
      <h2 id="languages">{say('Languages')}</h2>
      <ul className={admin.rows}>
        {[...byLanguage].map(([language, waiting]) => (
          <li key={language}>
            {nameOfLanguage(language)}
            <TwinLinks state="behind" waiting={waiting} />
            <TwinLinks state="missing" waiting={waiting} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many documents a link to a list names, so that its address stays short. */
const namedAtMost = 100;
const wordsOfState = { behind: 'Behind the original', missing: 'Missing' } as const;

function TwinLinks({ state, waiting }: { state: 'behind' | 'missing'; waiting: readonly WaitingTwins[] }) {
  const some = waiting.filter((one) => one[state].length > 0);
  if (some.length === 0) return null;
  return (
    <>
      {`. ${say(wordsOfState[state])}: `}
      {some.map(({ collection, [state]: ids }, place) => (
        <Fragment key={collection}>
          {place > 0 ? ', ' : ''}
          <a
            href={`/admin/collections/${state === 'behind' ? homeOfTwins(collection) : collection}?where[or][0][and][0][id][in]=${ids.slice(0, namedAtMost)}`}
          >
            {ids.length} {labelOf(collection, ids.length)}
          </a>
        </Fragment>
      ))}
    </>
  );
}

function labelOf(collection: string, count: number): string {
  const { many, one } = kindIn(collection)?.label ?? { one: 'Form', many: 'Forms' };
  return sayNoun(count === 1 ? one : many);
}

/** Shows the next calls, by the clocks of those who take them. */
async function NextCalls({ now, payload }: { now: Date; payload: Payload }) {
  const [zone, calls] = await Promise.all([readCallZone(payload), findNextCalls(payload, shownAtMost, now)]);
  const today = dayIn(now, zone);
  return (
    <section className={styles.next} aria-labelledby="next-calls">
      <h2 id="next-calls">{say('Next calls')}</h2>
      {calls.length === 0 ? (
        <p>{say('No call is booked.')}</p>
      ) : (
        <>
          <ul className={admin.rows}>
            {calls.map(({ endsAt, host, id, startsAt, visitor }) => {
              const day = dayIn(startsAt, zone);
              return (
                <li key={id}>
                  {sayWith('{link}: {value}, with {host}', {
                    link: (
                      <a href={calendarAddress({ view: 'day', day, zone, search: '' }, {})}>
                        {say('{day}, {timeIn} to {timeIn2}', {
                          day: day === today ? say('Today') : longDay(day, spokenLanguage()),
                          timeIn: timeIn(startsAt, zone),
                          timeIn2: timeIn(endsAt, zone),
                        })}
                      </a>
                    ),
                    value: [fullNameOf(visitor ?? {}) || say('Without a name'), visitor?.company]
                      .filter(Boolean)
                      .join(', '),
                    host,
                  })}
                </li>
              );
            })}
          </ul>
          <p>{say('By the clocks of {zoneWords}.', { zoneWords: zoneWords(now, zone) })}</p>
        </>
      )}
    </section>
  );
}
