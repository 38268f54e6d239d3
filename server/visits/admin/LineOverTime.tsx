import { FigureTable } from '../../speed/admin/FigureTable.tsx';
import type { Visits } from '../readVisits.ts';
import styles from './visits.module.css';

const width = 900;
const height = 200;
const lines = { views: 'Pages seen', entries: 'Visits begun' } as const;

/** A line for pages and one for visits, and the same as a table. */
export function LineOverTime({ days }: Pick<Visits, 'days'>) {
  const most = Math.max(1, ...days.map(({ views }) => views));
  const pointsOf = (of: keyof typeof lines) =>
    days
      .map((day, index) => {
        const x = days.length > 1 ? (index / (days.length - 1)) * width : 0;
        return `${x.toFixed(1)},${(height - (day[of] / most) * height).toFixed(1)}`;
      })
      .join(' ');
  const [first, last] = [days[0], days.at(-1)];
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 -4 ${width} ${height + 8}`}
        role="img"
        aria-label={`Pages seen and visits begun by day, from ${first?.day} to ${last?.day}; at most ${most} pages a day`}
      >
        <line x1="0" y1={height} x2={width} y2={height} />
        <polyline data-of="views" points={pointsOf('views')} />
        <polyline data-of="entries" points={pointsOf('entries')} />
      </svg>
      <figcaption>
        {Object.entries(lines).map(([of, name]) => (
          <span key={of} data-of={of}>
            {name}
          </span>
        ))}
        <span>
          {first?.day} to {last?.day}, at most {most.toLocaleString('en')} a day
        </span>
      </figcaption>
      <details>
        <summary>The same as a table</summary>
        <FigureTable label="Figures by day">
          <thead>
            <tr>
              {['Day', 'Pages seen', 'Visits begun', 'Forms', 'Calls', 'Documents', 'Searches', 'Not found'].map(
                (name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ calls, day, downloads, entries, missing, searches, sent, views }) => (
              <tr key={day}>
                <th scope="row">{day}</th>
                <td>{views}</td>
                <td>{entries}</td>
                <td>{sent}</td>
                <td>{calls}</td>
                <td>{downloads}</td>
                <td>{searches}</td>
                <td>{missing}</td>
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </details>
    </figure>
  );
}
