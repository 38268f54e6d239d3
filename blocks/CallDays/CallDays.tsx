import type { BlockOf } from '@frontage/contract/blocks.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import styles from './CallDays.module.css';
import { nextDays } from './nextDays.ts';

/** Free hours as dashed boxes stacked on the line; the last hour of the first day is the one that the button names. */
export function CallDays({ block, page, id }: BlockProps<BlockOf<'call_days'>>) {
  const headingId = `${id}-heading`;
  const days = nextDays(page.builtAt, block.days);
  const [first] = days;
  const { href } = block.formLink;
  return (
    <Section id={id} ground="water" labelledBy={headingId} padding="none" bleed className={styles.section}>
      <div className={styles.head}>
        <h2 id={headingId}>
          <Lines text={block.heading} />
        </h2>
        <p className={styles.lead}>{block.description}</p>
      </div>
      <ul className={styles.days}>
        {days.map((day, index) => (
          <li key={day.date} className={styles.day}>
            <h3 className={styles.date}>
              <time dateTime={day.date}>{day.label}</time>
            </h3>
            <p className={styles.count}>
              {day.hours.length} {block.freeLabel}
            </p>
            <ul>
              {day.hours.map((hour, place) => (
                <li key={hour}>
                  <a
                    href={href}
                    className={index === 0 && place === day.hours.length - 1 ? styles.chosen : styles.hour}
                  >
                    <span className="visually-hidden">{`${block.formLink.label} ${day.label}, `}</span>
                    {hour}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <ButtonLink href={href}>
          {first ? `${block.formLink.label} ${first.label}, ${first.hours.at(-1)}` : block.formLink.label}
        </ButtonLink>
        <p className={styles.note}>
          Times in {block.timeZone}. {block.note}
        </p>
        <p className={styles.mail}>
          {block.mailLabel} <a href={`mailto:${page.site.email}`}>{page.site.email}</a>
        </p>
      </div>
    </Section>
  );
}
