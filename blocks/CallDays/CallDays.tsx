import type { BlockOf } from '@frontage/contract/blocks.ts';
import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import { callDaysMarks } from '@frontage/contract/booking/callDaysMarkup.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import styles from './CallDays.module.css';

const mark = (name: keyof typeof callDaysMarks, value = '') => ({ [callDaysMarks[name]]: value });

/**
 * Free hours as dashed boxes stacked on the line; one of them is solid, and the button names it. The backend writes the
 * days in; without them the button leads to where hours are chosen.
 */
export function CallDays({ block, page, id }: BlockProps<BlockOf<'call_days'>>) {
  const headingId = `${id}-heading`;
  return (
    <Section id={id} ground="water" labelledBy={headingId} padding="none" bleed className={styles.section}>
      <div className={styles.head}>
        <h2 id={headingId}>
          <Lines text={block.heading} />
        </h2>
        <p className={styles.lead}>{block.description}</p>
      </div>
      <ul className={styles.days} hidden {...mark('list')} />
      <template {...mark('dayTemplate')}>
        <li className={styles.day}>
          <h3 className={styles.date}>
            <time {...mark('date')} />
          </h3>
          <p className={styles.count} {...mark('count', block.freeLabel)} />
          <ul {...mark('hours')} />
        </li>
      </template>
      <template {...mark('hourTemplate')}>
        <li>
          <a href={bookingPaths.bookPage} className={styles.hour}>
            <span className="visually-hidden" {...mark('before')} />
            <span {...mark('time')} />
          </a>
        </li>
      </template>
      <div className={styles.foot} {...mark('block')}>
        <p {...mark('action')}>
          <ButtonLink href={bookingPaths.bookPage}>{bookingTexts.takeNone}</ButtonLink>
        </p>
        <p className={styles.note}>
          <span hidden {...mark('zoneWords')}>
            Times in <span {...mark('zone')} />.{' '}
            <a href={bookingPaths.bookPage}>
              Change<span className="visually-hidden"> the time zone</span>
            </a>
            .{' '}
          </span>
          {block.note}
        </p>
        <p className={styles.mail}>
          {block.mailLabel} <a href={`mailto:${page.site.email}`}>{page.site.email}</a>
        </p>
      </div>
    </Section>
  );
}
