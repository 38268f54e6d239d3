import { shownDays, speedMetrics } from '@frontage/contract/speedFigures.ts';
import { adminPage } from '../../admin/AdminPage.tsx';
import admin from '../../admin/admin.module.css';
import { FigureTable } from '../../admin/figures.tsx';
import { say, spokenLanguage, wordsFor } from '../../admin/say.ts';
import { type PolicyReport, readReports, refusedWord, sourceWord } from '../../reports/countReport.ts';
import {
  figureWords,
  metricWords,
  type PageSpeed,
  pageWords,
  readSpeeds,
  thresholdWords,
  widthWords,
} from '../readSpeeds.ts';
import styles from './speed.module.css';

/** With fewer visits than this, a single slow connection decides the figure. */
const tellingVisits = 50;

/** `/admin/speed`: how fast pages were for visitors, by kind of page and screen. */
export const SpeedView = adminPage('speed', async (view) => {
  const { payload } = view.initPageResult.req;
  const now = new Date();
  const [speeds, refused] = await Promise.all([readSpeeds(payload, now), readReports(payload, now)]);
  return (
    <>
      <p>
        {say(
          'Browsers of visitors measured this in the last {shownDays} days. Three of four visits were as fast as a figure says, or faster. Nothing tells who they were: only the kind of page and of screen is counted.',
          { shownDays },
        )}
      </p>
      {speeds.length > 0 ? (
        <SpeedTable speeds={speeds} />
      ) : (
        <p className={admin.note}>
          {say(
            'No visit has been measured yet. Figures come as visitors leave a page, from Chrome, Edge, Firefox and Safari. Where none come for a day, whoever runs the site sees whether VITALS is 0.',
          )}
        </p>
      )}
      <h2>{say('What the figures mean')}</h2>
      <dl className={styles.meanings}>
        {speedMetrics.map((metric) => (
          <div key={metric}>
            <dt>
              {say(metricWords[metric].name)} ({metric})
            </dt>
            <dd>
              {say(metricWords[metric].meaning)} {thresholdWords(metric)}
            </dd>
          </div>
        ))}
      </dl>
      <p>{say('What is good and poor, Google says; its search looks at the first three of them.')}</p>
      <h2>{say('What browsers refused')}</h2>
      <p>
        {say(
          'Our pages say what may be loaded and run on them; browsers refuse everything else, and report it. A few lines come from visitors’ browser extensions. If one page keeps coming back, something on it is not shown: tell whoever builds the site.',
        )}
      </p>
      {refused.first.length > 0 || refused.others > 0 ? (
        <RefusedTable {...refused} />
      ) : (
        <p className={admin.note}>{say('Nothing was refused in the last {shownDays} days.', { shownDays })}</p>
      )}
    </>
  );
});

/** One row for each thing that browsers refused to load or to run on our pages. */
function RefusedTable({ first, others }: { first: readonly PolicyReport[]; others: number }) {
  return (
    <>
      <FigureTable
        label={say('What browsers refused')}
        heads={[say('What'), say('From'), say('On'), say('Times')]}
        rows={first.map((report) => {
          const { directive, page, reports } = report;
          return {
            id: `${directive} ${report.blocked} ${page}`,
            cells: [
              `${say(refusedWord(directive))} (${directive})`,
              wordsFor(sourceWord(report)),
              page || say('a page made for one visitor'),
              reports,
            ],
          };
        })}
      />
      {others > 0 ? (
        <p>{say('And {others} times something else.', { others: others.toLocaleString(spokenLanguage()) })}</p>
      ) : null}
    </>
  );
}

/** One row for each kind of page and width. */
function SpeedTable({ speeds }: { speeds: readonly PageSpeed[] }) {
  return (
    <FigureTable
      label={say('Figures by kind of page and screen')}
      heads={[
        say('Page'),
        say('Screen'),
        say('Visits'),
        ...speedMetrics.map((metric) => say(metricWords[metric].name)),
      ]}
      rows={speeds.map(({ figures, page, visits, width }) => ({
        id: `${page} ${width}`,
        cells: [
          say(pageWords[page]),
          say(widthWords[width]),
          `${visits.toLocaleString(spokenLanguage())}${visits < tellingVisits ? say(', too few to tell') : ''}`,
          ...speedMetrics.map((metric) => {
            const figure = figures[metric];
            if (!figure) return say('not measured');
            return (
              <span key={metric} data-grade={figure.grade}>
                {figureWords(metric, figure)}, {say(figure.grade)}
              </span>
            );
          }),
        ],
      }))}
    />
  );
}
