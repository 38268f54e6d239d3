import { dayAfter, dayIn, minutesOf, momentOf, offsetMs, timeIn } from '@frontage/contract/booking/time.ts';
import type { Office } from '@frontage/contract/office.ts';
import type { BlockOf, BlockProps, PageContext } from '@frontage/contract/page.ts';
import drawing from '@frontage/design/drawings/Drawing.module.css';
import { Section, saySite, TextLink, useWords } from '@frontage/design/kit/index.ts';
import type { BlockScript } from '../blockScripts.ts';
import { clockMarks } from './clockMarks.ts';
import styles from './Offices.module.css';

/** The hour, UTC, at which the scale begins: before the first office opens, so that few bars are split. */
const scaleBegins = 6;
const height = 56;
const ticks = Array.from({ length: 13 }, (_, index) => index * 120);
const labelled = [6, 10, 14, 18, 22, 2];

/** The hours above the bars. They repeat the words of each row. */
function HoursLabels() {
  return (
    <span className={styles.labels} aria-hidden="true">
      {labelled.map((hour) => (
        // The blank separates them where there are no styles.
        <span key={hour}>{`${String(hour).padStart(2, '0')} `}</span>
      ))}
    </span>
  );
}

/** Working hours as a bar on 24 hours of UTC, with a tick every two. One unit across is a minute. */
function HoursScale({ hours, hasClocks }: { hours: WorkingHours; hasClocks: boolean }) {
  return (
    <svg
      viewBox={`0 0 1440 ${height}`}
      preserveAspectRatio="none"
      className={`mirrored ${styles.scale}`}
      aria-hidden="true"
    >
      <path className={drawing.hair} d={ticks.map((tick) => `M${tick} 0V${height}`).join('')} />
      {barsOf(hours, scaleBegins).map((bar) => (
        <rect key={bar.from} className={styles.bar} x={bar.from} y={16} width={bar.length} height={24} />
      ))}
      {hasClocks ? <path className={styles.now} {...{ [clockMarks.now]: scaleBegins * 60 }} /> : null}
    </svg>
  );
}

/** Where visitors write or call, they want to know what time it is there. Other pages load no script for it. */
const hasClocksOn = ({ path, site }: PageContext) => path === site.contactFormPath;

/** The order is that of the page data: R10. Renders nothing without an office. */
export function Offices({ block, page, id }: BlockProps<BlockOf<'offices'>>) {
  const words = useWords();
  if (page.offices.length === 0) return null;
  const headingId = `${id}-heading`;
  return (
    <Section id={id} ground="paper" heading={block.heading}>
      <table className={`bare ${styles.table}`} aria-labelledby={headingId}>
        <thead>
          <tr className={`note ${styles.head}`}>
            <th scope="col">
              <span className="visually-hidden">{saySite(words, 'block.city')}</span>
            </th>
            <th scope="col">
              <span className="visually-hidden">{saySite(words, 'block.address')}</span>
            </th>
            <th scope="col">
              <span className="visually-hidden">{saySite(words, 'block.phone')}</span>
            </th>
            <th scope="col" className={`from-48 ${styles.hoursHead}`}>
              <span className={styles.hoursLabel}>{block.hoursLabel}</span>
              <HoursLabels />
            </th>
          </tr>
        </thead>
        <tbody>
          {page.offices.map((office) => (
            <Row key={office.id} office={office} today={page.today} hasClocks={hasClocksOn(page)} />
          ))}
        </tbody>
      </table>
      {page.site.messagingHref ? (
        <p className={styles.chat}>
          <TextLink href={page.site.messagingHref}>{saySite(words, 'page.chat')}</TextLink>
        </p>
      ) : null}
    </Section>
  );
}

Offices.runs = ({ page }: BlockProps<BlockOf<'offices'>>): BlockScript[] => (hasClocksOn(page) ? ['clocks'] : []);

function Row({ office, today, hasClocks }: { office: Office; today: Date; hasClocks: boolean }) {
  const hours = workingHoursUtc(office, today);
  const words = useWords();
  return (
    <tr className={styles.office}>
      <th scope="row" className={`minor-heading strong ${styles.city}`}>
        {office.city}
      </th>
      <td className={styles.address}>
        {office.address.join(', ')}{' '}
        {hasClocks ? (
          <span className={`note ${styles.local}`}>
            <strong
              hidden
              {...{ [clockMarks.clock]: office.timeZone }}
              data-said={words?.language && saySite(words, 'block.now', { time: '{time}' })}
            />{' '}
            {saySite(words, 'block.open', { opens: office.opens, closes: office.closes })}
          </span>
        ) : null}
      </td>
      <td className={styles.phone}>
        {office.phone ? <a href={`tel:${office.phone.raw}`}>{office.phone.formatted}</a> : null}
      </td>
      <td className={styles.hours}>
        <HoursScale hours={hours} hasClocks={hasClocks} />
        <span className={`note ${styles.words}`}>{saySite(words, 'block.hours', hours)}</span>
      </td>
    </tr>
  );
}

const minutesOfDay = 24 * 60;

/** `HH:MM` in UTC. `closes` may be before `opens`: the day then passes midnight UTC. */
type WorkingHours = ReturnType<typeof workingHoursUtc>;

/** A bar on a scale of 24 hours; both are minutes from the scale's left end. */
interface Bar {
  from: number;
  length: number;
}

/**
 * An office's working hours in UTC, on its local day at the given moment: daylight saving time moves them. Hours that
 * end at or before their beginning end on the next day.
 */
export function workingHoursUtc(
  { closes, opens, timeZone }: Pick<Office, 'opens' | 'closes' | 'timeZone'>,
  at: Date,
): { opens: string; closes: string } {
  const day = dayIn(at, timeZone);
  const inUtc = (time: string, on: string) => {
    // Clocks that change that night may skip the hour itself.
    const skipped = () => new Date(Date.parse(`${on}T${time}:00Z`) - offsetMs(at, timeZone));
    return timeIn(momentOf(on, time, timeZone) ?? skipped(), 'UTC');
  };
  return { opens: inUtc(opens, day), closes: inUtc(closes, closes <= opens ? dayAfter(day) : day) };
}

/** The bars of working hours on a scale that begins at an hour in UTC; two where they pass the scale's end. */
export function barsOf({ opens, closes }: WorkingHours, scaleBegins: number): Bar[] {
  const from = (minutesOf(opens) - scaleBegins * 60 + minutesOfDay) % minutesOfDay;
  const length = (minutesOf(closes) - minutesOf(opens) + minutesOfDay) % minutesOfDay || minutesOfDay;
  const within = Math.min(length, minutesOfDay - from);
  const bars = [{ from, length: within }];
  if (length > within) bars.push({ from: 0, length: length - within });
  return bars;
}
