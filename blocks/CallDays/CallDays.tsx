import type { BlockOf } from '@frontage/contract/blocks.ts';
import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import { callDaysMark } from '@frontage/contract/booking/callDaysMark.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import type { CallDays as Days } from '@frontage/contract/visit.ts';
import { ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { MailOrChat } from '../text/MailOrChat.tsx';
import styles from './CallDays.module.css';

/** Boxes that stand on one another; the number above says how many hours there are in all. */
const hoursShown = 6;

/**
 * Free hours as dashed boxes stacked on the line; one of them is solid, and the button names it. A page that lies in a
 * release has none, since its days would be past one morning: then the button leads to where hours are chosen.
 */
export function CallDays({ block, page, id }: BlockProps<BlockOf<'call_days'>>) {
  const headingId = `${id}-heading`;
  const { days = [], zone } = page.visit?.callDays ?? {};
  const chosen = chosenOf(days[0]);
  return (
    <Section id={id} ground="water" labelledBy={headingId} padding="none" bleed className={styles.section}>
      <div className={styles.head}>
        <h2 id={headingId}>
          <Lines text={block.heading} />
        </h2>
        <p className={styles.lead}>{block.description}</p>
      </div>
      {days.length > 0 ? (
        <ul className={styles.days}>
          {days.map((day) => (
            <Day key={day.date} day={day} freeLabel={block.freeLabel} chosen={chosen?.start} />
          ))}
        </ul>
      ) : null}
      <div className={styles.foot} {...{ [callDaysMark]: '' }}>
        <p>
          <ButtonLink href={chosen ? addressOf(chosen.start) : bookingPaths.bookPage}>
            {chosen ? bookingTexts.bookThis(chosen.words) : bookingTexts.takeNone}
          </ButtonLink>
        </p>
        <p className={styles.note}>
          {zone && days.length > 0 ? (
            <>
              Times in {zone}.{' '}
              <a href={bookingPaths.bookPage}>
                Change<span className="visually-hidden"> the time zone</span>
              </a>
              .{' '}
            </>
          ) : null}
          {block.note}
        </p>
        <p className={styles.mail}>
          {block.mailLabel} <MailOrChat site={page.site} />
        </p>
      </div>
    </Section>
  );
}

interface DayProps {
  day: Days['days'][number];
  /** The word after the number of hours. */
  freeLabel: string;
  /** The hour that the button names. */
  chosen: string | undefined;
}

function Day({ chosen, day: { date, hours, label }, freeLabel }: DayProps) {
  return (
    <li className={styles.day}>
      <h3 className={styles.date}>
        <time dateTime={date}>{label}</time>
      </h3>
      <p className={styles.count}>{`${hours.length} ${freeLabel}`}</p>
      <ul>
        {hours.slice(0, hoursShown).map(({ start, time }) => (
          <li key={start}>
            <a href={addressOf(start)} className={styles.hour} data-chosen={start === chosen || undefined}>
              <span className="visually-hidden">{bookingTexts.bookThis(`${label}, `)}</span>
              <span>{time}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** An hour of the first day stands out, and the button names it: late, but not in the night of that clock. */
function chosenOf(first: Days['days'][number] | undefined): { start: string; words: string } | undefined {
  const shown = first?.hours.slice(0, hoursShown) ?? [];
  const hour = shown.findLast(({ isLocal }) => isLocal) ?? shown.at(-1);
  return first && hour && { start: hour.start, words: `${first.label}, ${hour.time}` };
}

const addressOf = (start: string) => `${bookingPaths.bookPage}?${new URLSearchParams({ start })}`;
