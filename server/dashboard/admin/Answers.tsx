import { shortDay } from '@frontage/contract/booking/time.ts';
import type { Payload } from 'payload';
import { FigureTable, LineChart } from '../../admin/figures.tsx';
import { say, sayNoun, spokenLanguage } from '../../admin/say.ts';
import { type AnswerFigures, medianInWords, readAnswerFigures, weekInWords } from '../../inbox/answerFigures.ts';
import styles from './dashboard.module.css';

/** Shows how requests were answered this week and in the twelve before. Nothing where no answer was owed. */
export async function Answers({ now, payload }: { now: Date; payload: Payload }) {
  const { forms, people, weeks } = await readAnswerFigures(payload, now);
  const week = weeks.at(-1);
  if (!week || weeks.every(({ owed }) => owed === 0)) return null;
  const inDays = weeks.map((figures) => ({ ...figures, name: shortDay(figures.name, spokenLanguage()) }));
  return (
    <section className={styles.next} aria-labelledby="answers">
      <h2 id="answers">{say('Answers')}</h2>
      <p>{weekInWords(week)}</p>
      <LineChart
        label={say('Requests that owed an answer and those answered in time, by week from {name} to this one', {
          name: inDays[0]?.name ?? '',
        })}
        lines={[
          { name: say('Answered in time'), values: weeks.map(({ inTime }) => inTime) },
          { name: say('Answers owed'), values: weeks.map(({ owed }) => owed) },
        ]}
        caption={say('This week and the twelve before')}
      >
        <Figures head="Week from" rows={inDays.toReversed()} />
        <Figures head="Owner" rows={people} />
        <Figures head="Form" rows={forms} />
      </LineChart>
    </section>
  );
}

function Figures({ head, rows }: { head: string; rows: readonly AnswerFigures[] }) {
  return (
    <FigureTable
      label={say('Answers by {head}', { head: sayNoun(head) })}
      heads={[say(head), say('Owed|answers'), say('In time'), say('In time, %'), say('Median first reply')]}
      rows={rows.map((row) => {
        const { inTime, name, owed } = row;
        const share = owed > 0 ? Math.round((100 * inTime) / owed) : undefined;
        const length = medianInWords(row);
        return { id: name, cells: [name, owed, inTime, share, length ? say('after {length}', { length }) : undefined] };
      })}
    />
  );
}
