import { speedMetrics } from '@frontage/contract/speed/speedFigures.ts';
import type { AdminViewServerProps } from 'payload';
import { readSpeeds, shownDays } from '../../speed/readSpeeds.ts';
import { metricWords, thresholdWords } from '../../speed/speedWords.ts';
import { AdminPage } from '../AdminPage.tsx';
import { SpeedTable } from './SpeedTable.tsx';
import styles from './speed.module.css';

/** `/admin/speed`: how fast pages were for visitors, by kind of page and screen. For whoever signs in. */
export async function SpeedView(view: AdminViewServerProps) {
  const { payload, user } = view.initPageResult.req;
  if (!user) return null;
  const speeds = await readSpeeds(payload, new Date());
  return (
    <AdminPage view={view} className={styles.speed}>
      <h1>Speed as visitors have it</h1>
      <p className={styles.lead}>
        Browsers of visitors measured this in the last {shownDays} days. Three of four visits were as fast as a figure
        says, or faster. Nothing tells who they were: only the kind of page and of screen is counted.
      </p>
      {speeds.length > 0 ? (
        <SpeedTable speeds={speeds} />
      ) : (
        <p className={styles.none}>
          No visit has been measured yet. Figures come as visitors leave a page, from Chrome, Edge, Firefox and Safari.
          Where none come for a day, whoever runs the site sees whether VITALS is 0.
        </p>
      )}
      <h2>What the figures mean</h2>
      <dl className={styles.meanings}>
        {speedMetrics.map((metric) => (
          <div key={metric}>
            <dt>
              {metricWords[metric].name} ({metric})
            </dt>
            <dd>
              {metricWords[metric].meaning}: {thresholdWords(metric)}.
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.lead}>What is good and poor, Google says; its search looks at the first three of them.</p>
    </AdminPage>
  );
}
