import { speedMetrics } from '@frontage/contract/speed/speedFigures.ts';
import type { PageSpeed } from '../readSpeeds.ts';
import { figureWords, metricWords, pageWords, widthWords } from '../speedWords.ts';
import { FigureTable } from './FigureTable.tsx';

/** With fewer visits than this, a single slow connection decides the figure. */
const tellingVisits = 50;

/** One row for each kind of page and width. */
export function SpeedTable({ speeds }: { speeds: readonly PageSpeed[] }) {
  return (
    <FigureTable label="Figures by kind of page and screen">
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Screen</th>
          <th scope="col">Visits</th>
          {speedMetrics.map((metric) => (
            <th key={metric} scope="col">
              {metricWords[metric].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {speeds.map(({ figures, page, visits, width }) => (
          <tr key={`${page} ${width}`}>
            <th scope="row">{pageWords[page]}</th>
            <td>{widthWords[width]}</td>
            <td>
              {visits.toLocaleString('en')}
              {visits < tellingVisits ? ', too few to tell' : ''}
            </td>
            {speedMetrics.map((metric) => {
              const figure = figures[metric];
              return (
                <td key={metric} data-grade={figure?.grade}>
                  {figure ? `${figureWords(metric, figure)}, ${figure.grade}` : 'not measured'}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
