import { longDay } from '@frontage/contract/booking/time.ts';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import { AdminPage } from '../../admin/AdminPage.tsx';
import { type Coming, comingUp } from '../comingUp.ts';
import styles from './publication.module.css';

const words: Record<Coming['kind'], string> = {
  publish: 'is published',
  unpublish: 'leaves the site',
  appears: 'appears, as its day has come',
};

/** `/admin/coming`: what changes on the site by itself, by days, and what was refused when its hour came. */
export async function ComingView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!hasRole(req, 'admin', 'editor')) {
    return (
      <AdminPage view={view}>
        <h1>What comes</h1>
        <p>Only editors see what is scheduled.</p>
      </AdminPage>
    );
  }
  const all = await comingUp(req.payload, new Date(), req);
  const days = Map.groupBy(
    all.filter(({ refusal }) => refusal === undefined),
    ({ at }) => at.slice(0, 10),
  );
  const refused = all.filter(({ refusal }) => refusal !== undefined);
  return (
    <AdminPage view={view} className={styles.history}>
      <h1>What comes</h1>
      <p className={styles.lead}>
        What is published, unpublished or appears by itself, by UTC. An hour is chosen beside the button that publishes.
      </p>
      {refused.length > 0 ? (
        <section className={styles.status} data-state="failed" aria-label="What was refused">
          {refused.map(({ at, href, kind, refusal, title }) => (
            <p key={`${href} ${at}`}>
              <a href={href}>{title}</a> was to be {kind}ed on {longDay(at.slice(0, 10))}, {at.slice(11, 16)} UTC, which
              was refused: {refusal}
            </p>
          ))}
        </section>
      ) : null}
      <ol className={styles.coming}>
        {[...days].map(([day, ofDay]) => (
          <li key={day}>
            <h2>{longDay(day)}</h2>
            <ul>
              {ofDay.map(({ at, href, kind, title }) => (
                <li key={`${href} ${at}`}>
                  <time dateTime={at}>{at.slice(11, 16)} UTC</time> <a href={href}>{title}</a> {words[kind]}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {days.size === 0 ? <p>Nothing is scheduled.</p> : null}
    </AdminPage>
  );
}
