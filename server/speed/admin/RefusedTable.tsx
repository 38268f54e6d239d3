import type { PolicyReport } from '../../reports/readReports.ts';
import { refusedWord, sourceWord } from '../../reports/reportWords.ts';
import { FigureTable } from './FigureTable.tsx';

interface RefusedTableProps {
  first: readonly PolicyReport[];
  /** The number of reports without a row. */
  others: number;
}

/** One row for each thing that browsers refused to load or to run on our pages. */
export function RefusedTable({ first, others }: RefusedTableProps) {
  return (
    <>
      <FigureTable label="What browsers refused">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">From</th>
            <th scope="col">On</th>
            <th scope="col">Times</th>
          </tr>
        </thead>
        <tbody>
          {first.map((report) => (
            <tr key={`${report.directive} ${report.blocked} ${report.page}`}>
              <th scope="row">
                {refusedWord(report.directive)} ({report.directive})
              </th>
              <td>{sourceWord(report)}</td>
              <td>{report.page || 'a page made for one visitor'}</td>
              <td>{report.reports.toLocaleString('en')}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
      {others > 0 ? <p>And {others.toLocaleString('en')} times something else.</p> : null}
    </>
  );
}
