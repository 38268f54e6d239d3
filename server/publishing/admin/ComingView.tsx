import { zoneWords } from '@frontage/contract/booking/hoursInWords.ts';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/access.ts';
import { AdminPage } from '../../admin/AdminPage.tsx';
import { say } from '../../admin/say.ts';
import { sayWith } from '../../admin/sayWith.ts';
import { Moment } from '../../clock/admin/Moment.tsx';
import { readAgencyZone } from '../../clock/readAgencyZone.ts';
import { comingMonth } from '../comingMonth.ts';
import { findComingUp } from '../findComingUp.ts';
import { ComingCalendar } from './ComingCalendar.tsx';
import styles from './publication.module.css';

/** `/admin/coming`: a calendar of what changes on the site by itself, and what was refused when its time came. */
export async function ComingView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!hasRole(req, 'admin', 'editor')) {
    return (
      <AdminPage view={view}>
        <h1>{say('Scheduled')}</h1>
        <p>{say('Only editors see what is scheduled.')}</p>
      </AdminPage>
    );
  }
  const now = new Date();
  const [all, zone] = await Promise.all([findComingUp(req.payload, now, req), readAgencyZone(req.payload)]);
  const refused = all.filter(({ refusal }) => refusal !== undefined);
  const waiting = all.filter(({ refusal }) => refusal === undefined);
  const shown = comingMonth(waiting, { asked: view.searchParams?.month, zone, now });
  return (
    <AdminPage view={view}>
      <h1>{say('Scheduled')}</h1>
      <p>
        {say(
          'What is published, unpublished or appears by itself, by the clocks of {zoneWords}. An hour is chosen beside the button that publishes.',
          { zoneWords: zoneWords(now, zone) },
        )}
      </p>
      {refused.length > 0 ? (
        <section className={styles.status} data-state="failed" aria-label={say('What was refused')}>
          {refused.map(({ at, href, kind, refusal, title }) => (
            <p key={`${href} ${at}`}>
              {sayWith(
                kind === 'publish'
                  ? '{link} was to be published on {moment}, which was refused: {refusal}'
                  : '{link} was to be unpublished on {moment}, which was refused: {refusal}',
                {
                  link: <a href={href}>{title}</a>,
                  moment: <Moment iso={at} />,
                  refusal,
                },
              )}
            </p>
          ))}
        </section>
      ) : null}
      <ComingCalendar shown={shown} zone={zone} />
    </AdminPage>
  );
}
