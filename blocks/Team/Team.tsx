import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import drawing from '@frontage/design/drawings/Drawing.module.css';
import { Section, SectionHeading, saySite, useWords } from '@frontage/design/kit/index.ts';
import styles from './Team.module.css';
import type { TeamRole } from './Team.schema.ts';

/** A table for screen readers, a chart for the eye: role, a circle for each person, a bar over the months. */
export function Team({ block, id }: BlockProps<BlockOf<'team'>>) {
  const headingId = `${id}-heading`;
  const words = useWords();
  return (
    <Section id={id} ground="land" hasHeading>
      <div className={`noted ${styles.top}`}>
        <SectionHeading id={id} text={block.heading} />
        {block.note ? <p className="note">{block.note}</p> : null}
      </div>
      <table className={`gridded ${styles.table}`} aria-labelledby={headingId}>
        {/* The narrow chart has no figures; the table still gives the months in words. */}
        <thead className="from-48">
          <tr className={styles.headRow}>
            <th scope="col">
              <span className="visually-hidden">{saySite(words, 'block.role')}</span>
            </th>
            <th scope="col">
              <span className="visually-hidden">{saySite(words, 'block.people')}</span>
            </th>
            <th scope="col" className={styles.monthHead}>
              <span className={`note ${styles.monthLabel}`}>{block.monthLabel}</span>
              <MonthScale months={block.months} className={`mirrored ${styles.scale}`} />
            </th>
          </tr>
        </thead>
        <tbody className="ruled lined">
          {block.items.map((item) => (
            <Row key={item.role} item={item} months={block.months} monthLabel={block.monthLabel} />
          ))}
        </tbody>
      </table>
    </Section>
  );
}

function Row({ item, months, monthLabel }: { item: TeamRole; months: number; monthLabel: string }) {
  const { startMonth: from, endMonth: to } = item;
  return (
    <tr className={styles.row}>
      <th scope="row" className={`strong ${styles.role}`}>
        {item.role}
      </th>
      <td className={`level ${styles.people}`}>
        <Circles count={item.people} />
        <span className="visually-hidden">{item.people}</span>
      </td>
      <td className={styles.bar}>
        <MonthBar start={item.startMonth} end={item.endMonth} months={months} />
        <span className="visually-hidden">{saySite(useWords(), 'block.months', { label: monthLabel, from, to })}</span>
      </td>
    </tr>
  );
}

/** One circle per person, like empty nodes. */
function Circles({ count }: { count: number }) {
  const width = count * 20 - 4;
  return (
    <svg viewBox={`0 0 ${width} 16`} width={width} height={16} aria-hidden="true" className={styles.circles}>
      {countTo(count).map((person) => (
        <circle key={person} cx={person * 20 - 12} cy={8} r={7} />
      ))}
    </svg>
  );
}

/** The share of the chart's width for a number of months, in per cent. */
function share(count: number, months: number): string {
  return `${Number(((count / months) * 100).toFixed(3))}%`;
}

/** The numbers of the months, each at the line where its month begins. */
function MonthScale({ months, className }: { months: number; className?: string | undefined }) {
  return (
    <svg width="100%" height="21" aria-hidden="true" data-dense={months > 14 || undefined} className={className}>
      {countTo(months).map((month) => (
        <text key={month} className={styles.figure} x={share(month - 1, months)} dx="6" y="15">
          {month}
        </text>
      ))}
    </svg>
  );
}

interface MonthBarProps {
  /** The first month, counted from 1. */
  start: number;
  /** The last month, inclusive; a half ends in its middle. */
  end: number;
  months: number;
}

/** A bar from the first day of one month to the last day of another, over a line for each month. */
function MonthBar({ start, end, months }: MonthBarProps) {
  return (
    <svg width="100%" height="100%" aria-hidden="true" className={`mirrored ${styles.chart}`}>
      {[0, ...countTo(months)].map((month) => {
        const x = share(month, months);
        return <line key={x} className={drawing.hair} x1={x} x2={x} y1="0" y2="100%" />;
      })}
      <rect
        className={`${drawing.line} ${drawing.water} ${styles.span}`}
        x={share(start - 1, months)}
        width={share(end - start + 1, months)}
        y="50%"
      />
    </svg>
  );
}

/** The numbers from 1 to `count`, inclusive. */
function countTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
