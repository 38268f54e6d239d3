import { bookingMarks } from '@frontage/contract/booking/bookingMarkup.ts';
import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import { ArrowButton } from '@frontage/design/kit/ArrowButton/ArrowButton.tsx';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import control from '@frontage/design/kit/Field/control.module.css';
import { describedBy, Field, FieldError } from '@frontage/design/kit/Field/Field.tsx';
import { Icon } from '@frontage/design/kit/Icon/Icon.tsx';
import { Notice } from '@frontage/design/kit/Notice/Notice.tsx';
import select from '@frontage/design/kit/Select/Select.module.css';
import type { ReactNode } from 'react';
import styles from './Booking.module.css';
import { part } from './bookingParts.ts';
import { zoneNames } from './zoneNames.ts';

interface HourPickerProps {
  /** Begins all ids within; unique on the page. */
  idPrefix: string;
  zoneHint: string;
  monthNote: string;
  /** What stands above the zone. */
  children: ReactNode;
}

const mark = (name: keyof typeof bookingMarks) => ({ [bookingMarks[name]]: '' });

/** Zone, month and hours. Without script the backend writes the hours in as a list of days with radio buttons. */
export function HourPicker({ idPrefix, zoneHint, monthNote, children }: HourPickerProps) {
  const zoneId = `${idPrefix}-zone`;
  const hintId = `${idPrefix}-zone-hint`;
  const monthId = `${idPrefix}-month`;
  const dayId = `${idPrefix}-day`;
  return (
    <div className={styles.pick} {...part('pick')}>
      <div className={styles.zone}>
        {children}
        <Field id={zoneId} name="zone" label={bookingTexts.zoneLabel}>
          <span className={select.frame}>
            <select
              id={zoneId}
              name="zone"
              form={`${idPrefix}-zone-form`}
              className={`${control.control} ${select.select}`}
              aria-describedby={`${hintId} ${describedBy(zoneId)}`}
              {...mark('zone')}
            >
              {zoneNames.map((name) => (
                <option key={name} value={name}>
                  {name.replaceAll('_', ' ')}
                </option>
              ))}
            </select>
            <span className={select.chevron}>
              <Icon name="chevronDown" />
            </span>
          </span>
        </Field>
        <p id={hintId} className={styles.note}>
          <span {...part('plain')}>{bookingTexts.zonePlainHint}</span>
          <span hidden {...part('live')}>
            {zoneHint}
          </span>
        </p>
        <div {...part('plain')}>
          <Button type="submit" tone="outline" size="small" form={`${idPrefix}-zone-form`}>
            {bookingTexts.showZone}
          </Button>
        </div>
        <input type="hidden" name="zone" value="" {...mark('zone')} />
      </div>
      <div className={styles.month} hidden {...part('live')}>
        <div className={styles.monthHead}>
          <h2 id={monthId} className={styles.title} aria-live="polite" {...part('monthName')}>
            {bookingTexts.chooseDay}
          </h2>
          <ArrowButton label={bookingTexts.previousMonth} direction="left" size={52} {...part('previous')} />
          <ArrowButton label={bookingTexts.nextMonth} size={52} {...part('next')} />
        </div>
        <table className={styles.table} aria-labelledby={monthId}>
          <thead>
            <tr>
              {bookingTexts.weekdays.map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...part('days')} />
        </table>
        <p className={styles.note}>{monthNote}</p>
      </div>
      <fieldset className={styles.hours} aria-labelledby={dayId} hidden {...part('live')}>
        <h2 id={dayId} className={styles.title} {...part('dayName')}>
          {bookingTexts.chooseDay}
        </h2>
        <p className={styles.note} hidden {...part('none')} />
        <div className={styles.hourList} {...part('dayHours')} />
        <Button {...part('take')}>{bookingTexts.takeNone}</Button>
      </fieldset>
      <div className={styles.plain} {...part('plain')} {...mark('list')}>
        <h2 className={styles.title} {...mark('month')}>
          {bookingTexts.noHours}
        </h2>
        <p className={styles.months}>
          <a href="/" hidden {...mark('previous')}>
            {bookingTexts.previousMonth}
          </a>
          <a href="/" hidden {...mark('next')}>
            {bookingTexts.nextMonth}
          </a>
        </p>
        <p hidden {...mark('none')} />
        <template {...mark('dayTemplate')}>
          <fieldset className={styles.day}>
            <legend {...mark('day')} />
            <div className={styles.hourRow} {...mark('hours')} />
          </fieldset>
        </template>
      </div>
      <template {...mark('hourTemplate')}>
        <label className={styles.hour}>
          <input type="radio" name="start" required className={styles.radio} />
          <span />
          <span className={styles.tag} />
        </label>
      </template>
      <div className={styles.wrong}>
        <FieldError id={`${idPrefix}-start-error`} name="start" error={undefined} />
      </div>
      <p className="visually-hidden" role="status" {...part('status')} />
    </div>
  );
}

/** What needs to be known about the form as a whole, with up to three hours in place of one that was taken. */
export function BookingNotice() {
  return (
    <div className={styles.notice}>
      <Notice tone="error" title={undefined} text={undefined} level={2}>
        <div className={styles.hourRow} hidden {...mark('offers')} />
      </Notice>
    </div>
  );
}

/** By itself in the page, since a form cannot stand within one: the browser asks for the hours of another zone. */
export function ZoneForm({ idPrefix, path, children }: { idPrefix: string; path: string; children?: ReactNode }) {
  return (
    <form id={`${idPrefix}-zone-form`} method="get" action={path}>
      {children}
    </form>
  );
}
