import { FigureTable, LineChart } from '../../admin/figures.tsx';
import { say, spokenLanguage, spokenLocale } from '../../admin/say.ts';
import type { Visits } from '../readVisits.ts';

/** A line for pages and one for visits, and the same as a table. */
export function LineOverTime({ days }: Pick<Visits, 'days'>) {
  const most = Math.max(0, ...days.map(({ views }) => views));
  const ends = { day: inWords(days[0]?.day), day2: inWords(days.at(-1)?.day) };
  return (
    <LineChart
      label={say('Pages seen and visits begun by day, from {day} to {day2}; at most {most} pages a day', {
        ...ends,
        most,
      })}
      lines={[
        { name: say('Pages seen'), values: days.map(({ views }) => views) },
        { name: say('Visits begun'), values: days.map(({ entries }) => entries) },
      ]}
      caption={say('{day} to {day2}, at most {most} a day', {
        ...ends,
        most: most.toLocaleString(spokenLanguage()),
      })}
    >
      <FigureTable
        label={say('Figures by day')}
        heads={[
          ...[say('Day'), say('Pages seen'), say('Visits begun'), say('Forms'), say('Calls')],
          ...[say('Documents'), say('Searches'), say('Not found')],
        ]}
        rows={days.toReversed().map(({ calls, day, downloads, entries, missing, searches, sent, views }) => ({
          id: day,
          cells: [inWords(day), views, entries, sent, calls, downloads, searches, missing],
        }))}
      />
    </LineChart>
  );
}

const inWords = (day = '') =>
  new Date(day).toLocaleDateString(spokenLocale(), { dateStyle: 'medium', timeZone: 'UTC' });
