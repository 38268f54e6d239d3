import { shortDay } from '@frontage/contract/booking/time.ts';
import type { Payload } from 'payload';
import { FigureTable } from '../../admin/FigureTable.tsx';
import { LineChart } from '../../admin/LineChart.tsx';
import { type AnswerFigures, readAnswerFigures } from '../../inbox/answerFigures.ts';
import { lengthInWords } from '../../inbox/timeLeftInWords.ts';
import styles from './dashboard.module.css';

/** Shows how requests were answered this week and in the twelve before. Nothing where no answer was owed. */
export async function Answers({ now, payload }: { now: Date; payload: Payload }) {
  const { forms, people, weeks } = await readAnswerFigures(payload, now);
  const week = weeks.at(-1);
  if (!week || weeks.every(({ owed }) => owed === 0)) return null;
  const inDays = weeks.map((figures) => ({ ...figures, name: shortDay(figures.name) }));
  return (
    <section className={styles.next} aria-labelledby="answers">
      <h2 id="answers">Answers</h2>
      <p>
        {week.owed === 0
          ? 'No answer was due this week so far.'
          : `This week ${week.inTime} of ${week.owed} in time${medianOf(week) ? `, half of them within ${medianOf(week)}` : ''}.`}
      </p>
      <LineChart
        label={`Requests that owed an answer and those answered in time, by week from ${inDays[0]?.name} to this one`}
        lines={[
          { name: 'Answered in time', values: weeks.map(({ inTime }) => inTime) },
          { name: 'Answers owed', values: weeks.map(({ owed }) => owed) },
        ]}
        caption="This week and the twelve before"
      >
        <Figures head="Week from" rows={inDays.toReversed()} />
        <Figures head="Owner" rows={people} />
        <Figures head="Form" rows={forms} />
      </LineChart>
    </section>
  );
}

const medianOf = ({ medianMs }: AnswerFigures) => (medianMs === undefined ? '' : lengthInWords(medianMs) || 'a minute');

function Figures({ head, rows }: { head: string; rows: readonly AnswerFigures[] }) {
  return (
    <FigureTable label={`Answers by ${head.toLowerCase()}`}>
      <thead>
        <tr>
          {[head, 'Owed', 'In time', 'In time, %', 'Median first reply'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.owed}</td>
            <td>{row.inTime}</td>
            <td>{row.owed > 0 ? Math.round((100 * row.inTime) / row.owed) : '–'}</td>
            <td>{medianOf(row) || '–'}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
