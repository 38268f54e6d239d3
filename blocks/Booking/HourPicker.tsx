import { backendAddress } from '@frontage/client/backendAddress.ts';
import { bookingMarks } from '@frontage/contract/booking/bookingMarkup.ts';
import { dayIn, longDay, monthWords, shortDay, timeIn, weekdayHeads } from '@frontage/contract/booking/time.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import type { Language } from '@frontage/contract/language.ts';
import type { BookingVisit } from '@frontage/contract/visit.ts';
import { saySummary } from '@frontage/contract/words/formTexts.ts';
import { sayHour } from '@frontage/contract/words/hourTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { ArrowButton } from '@frontage/design/kit/ArrowButton/ArrowButton.tsx';
import { ErrorSummary } from '@frontage/design/kit/ErrorSummary/ErrorSummary.tsx';
import control from '@frontage/design/kit/Field/Field.module.css';
import { describedBy, Field, FieldError } from '@frontage/design/kit/Field/Field.tsx';
import { Button, Icon, saySite } from '@frontage/design/kit/index.ts';
import { Notice } from '@frontage/design/kit/Notice/Notice.tsx';
import type { ReactNode } from 'react';
import { errorAt, type PlacedAnswer, typedIn } from '../form/formLook.ts';
import styles from './Booking.module.css';
import { part } from './BookingSteps.tsx';

/** The time zones that the platform lists, and UTC, which it leaves out. */
const zoneNames: readonly string[] = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((name) => name !== 'UTC')];

interface HourPickerProps {
  /** Prefix of all ids inside; unique on the page. */
  idPrefix: string;
  zoneHint: string;
  monthNote: string;
  /** Path of the page, for its links to other months. */
  path: string;
  /** What the page shows to one visitor; without it, it says that hours cannot be shown. */
  visit: BookingVisit | undefined;
  answer: PlacedAnswer | undefined;
  /** The sentences that its owner changed, and the language of the site where it is not the usual one. */
  words: Words | undefined;
  language: Language | undefined;
  children: ReactNode;
}

const mark = (name: keyof typeof bookingMarks) => ({ [bookingMarks[name]]: '' });

/** Zone, month and hours. Without script the hours are a list of days with radio buttons. */
export function HourPicker(props: HourPickerProps) {
  const { idPrefix, zoneHint, monthNote, path, visit, answer, language, words, children } = props;
  const zone = visit?.slots?.zone;
  const zoneError = errorAt({ answer }, 'zone');
  const zoneId = `${idPrefix}-zone`;
  const hintId = `${idPrefix}-zone-hint`;
  const monthId = `${idPrefix}-month`;
  return (
    <div className={`columns ${styles.pick}`} {...part('pick')}>
      <div className={`at-1-4 ${styles.zone}`}>
        {children}
        <Field id={zoneId} name="zone" label={saySite(words, 'hour.zoneLabel')} error={zoneError}>
          <span className={control.frame}>
            <select
              id={zoneId}
              name="zone"
              form={`${idPrefix}-zone-form`}
              className={`${control.control} ${control.select}`}
              aria-invalid={zoneError ? true : undefined}
              aria-describedby={`${hintId} ${describedBy(zoneId)}`}
              defaultValue={zone}
              {...mark('zone')}
            >
              {/* A spelling that our list does not have, such as Asia/Calcutta. */}
              {zone && !zoneNames.includes(zone) ? <option value={zone}>{zone}</option> : null}
              {zoneNames.map((name) => (
                <option key={name} value={name}>
                  {name.replaceAll('_', ' ')}
                </option>
              ))}
            </select>
            <span className={control.chevron}>
              <Icon name="chevronDown" />
            </span>
          </span>
        </Field>
        <p id={hintId} className="note">
          <span {...part('plain')}>{saySite(words, 'hour.zonePlainHint')}</span>
          <span hidden {...part('live')}>
            {zoneHint}
          </span>
        </p>
        <div {...part('plain')}>
          <Button type="submit" tone="outline" size="small" form={`${idPrefix}-zone-form`}>
            {saySite(words, 'hour.showZone')}
          </Button>
        </div>
        <input type="hidden" name="zone" value={zone ?? ''} {...mark('zone')} />
      </div>
      <div className={`at-5-5 ${styles.month}`} hidden {...part('live')}>
        <div className={`level ${styles.monthHead}`}>
          <h2 id={monthId} className={styles.title} aria-live="polite" {...part('monthName')}>
            {saySite(words, 'hour.chooseDay')}
          </h2>
          <ArrowButton label={saySite(words, 'hour.previousMonth')} direction="left" {...part('previous')} />
          <ArrowButton label={saySite(words, 'hour.nextMonth')} {...part('next')} />
        </div>
        <table className={`ruled ${styles.table}`} aria-labelledby={monthId}>
          <thead>
            <tr>
              {weekdayHeads(language).map((day) => (
                <th key={day} scope="col">
                  {day}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...part('days')} />
        </table>
        <p className="note">{monthNote}</p>
      </div>
      <fieldset className={`at-10-3 ${styles.hours}`} hidden {...part('live')}>
        <legend className={styles.legend}>
          <h2 className={styles.title} {...part('dayName')}>
            {saySite(words, 'hour.chooseDay')}
          </h2>
        </legend>
        <p className="note" hidden {...part('none')} />
        <div className={styles.hourList} {...part('dayHours')} />
        <Button {...part('take')}>{saySite(words, 'hour.takeNone')}</Button>
      </fieldset>
      <div className={`at-6-7 ${styles.plain}`} {...part('plain')}>
        <HourList
          visit={visit}
          chosen={typedIn({ answer }, 'start') ?? visit?.start}
          path={path}
          words={words}
          language={language}
        />
      </div>
      <template {...mark('hourTemplate')}>
        <Hour start={undefined} words="" />
      </template>
      <div className={styles.wrong}>
        <FieldError id={`${idPrefix}-start-error`} name="start" error={errorAt({ answer }, 'start')} />
      </div>
      <p className="visually-hidden" role="status" {...part('status')} />
    </div>
  );
}

/** Everything that is wrong with the form, above it. */
export function BookingSummary({ answer, idPrefix, words }: Pick<HourPickerProps, 'answer' | 'idPrefix' | 'words'>) {
  const faults = (answer?.errors ?? []).map(({ message, name }) => ({
    // An hour is chosen among many, so its error is below them.
    fieldId: name === 'start' ? `${idPrefix}-start-error` : `${idPrefix}-${name}`,
    message,
  }));
  return <ErrorSummary title={saySummary(words, faults.length)} faults={faults} level={2} isDrawn />;
}

/** What there is to know about the form as a whole, with up to three hours in place of one that was taken. */
export function BookingNotice({ answer, language, visit }: Pick<HourPickerProps, 'answer' | 'language' | 'visit'>) {
  const offers = visit?.offers ?? [];
  const zone = visit?.slots?.zone ?? 'UTC';
  return (
    <div className={styles.notice}>
      <Notice tone="error" title={answer?.notice?.title} text={answer?.notice?.text} level={2} isDrawn>
        <div className={`wrap ${styles.hourRow}`} hidden={offers.length === 0} {...mark('offers')}>
          {offers.map((start) => {
            const moment = new Date(start);
            const words = `${shortDay(dayIn(moment, zone), language)}, ${timeIn(moment, zone)}`;
            return <Hour key={start} start={start} words={words} />;
          })}
        </div>
      </Notice>
    </div>
  );
}

/** A separate form, because a form cannot be inside another: with it the browser asks for the hours of another zone. */
export function ZoneForm({ idPrefix, path, children }: { idPrefix: string; path: string; children?: ReactNode }) {
  return (
    <form id={`${idPrefix}-zone-form`} method="get" action={`${backendAddress}${path}`}>
      {children}
    </form>
  );
}

interface HourListProps extends Pick<HourPickerProps, 'language' | 'path' | 'visit' | 'words'> {
  chosen: string | undefined;
}

/** The free hours of a month by day, for visitors without script. */
function HourList({ chosen, language, path, visit, words }: HourListProps) {
  const inWords = (target: string) => monthWords(target, language);
  const slots = visit?.slots;
  if (!slots) return <h2 className={styles.title}>{sayHour(words, 'hour.noHours')}</h2>;
  const { month, next, previous, zone } = slots;
  const free = slots.slots.filter(({ isFree }) => isFree);
  const days = [...Map.groupBy(free, ({ start }) => dayIn(new Date(start), zone))];
  const addressOf = (target: string) =>
    `${path}?${new URLSearchParams({ month: target, zone, ...(visit.token ? { [tokenField]: visit.token } : {}) })}`;
  return (
    <>
      <h2 className={styles.title}>{inWords(month)}</h2>
      <p className={`wrap ${styles.months}`}>
        {previous ? <a href={addressOf(previous)}>{inWords(previous)}</a> : null}
        {next ? <a href={addressOf(next)}>{inWords(next)}</a> : null}
      </p>
      {days.length === 0 ? <p>{sayHour(words, 'hour.noneFree', { month: inWords(month) })}</p> : null}
      {days.map(([day, hours]) => (
        <fieldset key={day} className={styles.day}>
          <legend>{longDay(day, language)}</legend>
          <div className={`wrap ${styles.hourRow}`}>
            {hours.map(({ start }) => (
              <Hour key={start} start={start} words={timeIn(new Date(start), zone)} isChosen={start === chosen} />
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}

interface HourProps {
  /** Undefined in the template from which the script makes hours. */
  start: string | undefined;
  words: string;
  isChosen?: boolean;
}

function Hour({ start, words, isChosen = false }: HourProps) {
  return (
    <label className={`split ${styles.hour}`}>
      <input type="radio" name="start" required className={styles.radio} value={start} defaultChecked={isChosen} />
      <span>{words}</span>
      <span className={styles.tag} />
    </label>
  );
}
