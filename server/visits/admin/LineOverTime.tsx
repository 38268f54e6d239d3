import { FigureTable } from '../../admin/FigureTable.tsx';
import { LineChart } from '../../admin/LineChart.tsx';
import type { Visits } from '../readVisits.ts';

/** A line for pages and one for visits, and the same as a table. */
export function LineOverTime({ days }: Pick<Visits, 'days'>) {
  const most = Math.max(0, ...days.map(({ views }) => views));
  const [first, last] = [days[0], days.at(-1)];
  return (
    <LineChart
      label={`Pages seen and visits begun by day, from ${first?.day} to ${last?.day}; at most ${most} pages a day`}
      lines={[
        { name: 'Pages seen', values: days.map(({ views }) => views) },
        { name: 'Visits begun', values: days.map(({ entries }) => entries) },
      ]}
      caption={`${first?.day} to ${last?.day}, at most ${most.toLocaleString('en')} a day`}
    >
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
    </LineChart>
  );
}
