import { BookingSteps } from '@frontage/blocks/Booking/BookingSteps.tsx';
import { part } from '@frontage/blocks/Booking/bookingParts.ts';
import { BookingNotice, HourPicker, ZoneForm } from '@frontage/blocks/Booking/HourPicker.tsx';
import { backendAddress } from '@frontage/client/backendAddress.ts';
import { type BookingFact, bookingMarks } from '@frontage/contract/booking/bookingMarkup.ts';
import { formMarks, hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { tokenField } from '@frontage/contract/contact/letterMarkup.ts';
import { summaryTitle } from '@frontage/contract/contact/messages.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { Berth } from '@frontage/design/kit/Berth/Berth.tsx';
import { Button, ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { ErrorSummary } from '@frontage/design/kit/ErrorSummary/ErrorSummary.tsx';
import styles from './BookingPages.module.css';

const token = { [bookingMarks.token]: '' };
const moveForm = 'booking-move';

/** Words about one call, written in by the backend; what stands here is read where it is not known. */
function Fact({ name, children }: { name: BookingFact; children: string }) {
  return <span {...{ [bookingMarks.fact]: name }}>{children}</span>;
}

function Facts({ rows }: { rows: readonly (readonly [title: string, name: BookingFact, words: string])[] }) {
  return (
    <dl className={styles.facts}>
      {rows.map(([title, name, words]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <Fact name={name}>{words}</Fact>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const hours = [
  ['Yours', 'yours', 'in your mail'],
  ['Ours', 'ours', 'in your mail'],
  ['With', 'host', 'an engineer'],
  ['Where', 'where', 'in your mail'],
] as const;

/** After a call was booked or moved. design/pages/booking-1440.png */
export function BookingConfirmed() {
  return (
    <section data-ground="water" className={styles.section} aria-labelledby="booking">
      <BookingSteps current={3} />
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1 id="booking" className={styles.title}>
            <Fact name="day">Your call</Fact>, <br />
            <Fact name="hours">is in the book</Fact>
          </h1>
          <p className={styles.text}>
            <Fact name="host">An engineer</Fact> has you in the book. The link and a calendar file are on their way to{' '}
            <Fact name="email">your address</Fact>.
          </p>
          <div className={styles.actions}>
            <a href={bookingPaths.calendar} className={styles.button} {...token}>
              Add to my calendar
            </a>
            <a href={bookingPaths.movePage} {...token}>
              Move it
            </a>
            <a href={bookingPaths.cancelPage} {...token}>
              Cancel it
            </a>
          </div>
        </div>
        <Facts rows={hours} />
      </div>
      <Berth freeLabel="in the book" takenLabel="in the book" isTaken />
    </section>
  );
}

/** Behind the link of the mail. To open it changes nothing, because programs that scan mails open links too. */
export function BookingMove() {
  return (
    <section id="booking" data-ground="water" className={styles.plain} aria-labelledby="booking-heading">
      <BookingSteps current={1} />
      <ZoneForm idPrefix="booking" path={bookingPaths.movePage}>
        <input type="hidden" name={tokenField} value="" {...token} />
      </ZoneForm>
      <form
        className={styles.form}
        method="post"
        action={`${backendAddress}${bookingPaths.move}`}
        aria-labelledby="booking-heading"
        {...{ [formMarks.form]: moveForm, [bookingMarks.form]: 'move' }}
      >
        <input type="hidden" name={hiddenFields.formId} value={moveForm} />
        <input type="hidden" name={hiddenFields.pagePath} value={bookingPaths.movePage} />
        <input type="hidden" name={tokenField} value="" {...{ ...token, [formMarks.carried]: '' }} />
        <ErrorSummary title={summaryTitle(1)} faults={[]} />
        <BookingNotice />
        <HourPicker
          idPrefix="booking"
          zoneHint="Hours follow it."
          monthNote="One square, one free hour. Today has a thick edge."
        >
          <h1 id="booking-heading" className={styles.heading}>
            Move your call
          </h1>
          <p className={styles.text}>
            It is on <Fact name="day">the day in your mail</Fact>, <Fact name="hours">at the hour named there</Fact>.
            Choose another hour; the old one is kept until then.
          </p>
        </HourPicker>
        <div {...part('plain')}>
          <Button type="submit" tone="accent">
            Move it
          </Button>
        </div>
      </form>
    </section>
  );
}

export function BookingCancel() {
  return (
    <section data-ground="water" className={styles.section} aria-labelledby="booking">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h1 id="booking" className={styles.title}>
            Cancel the call?
          </h1>
          <p className={styles.text}>
            <Fact name="day">Your call</Fact>, <Fact name="hours">at the hour in your mail</Fact>. The hour becomes free
            for somebody else, and a mail takes it out of your calendar.
          </p>
          <form
            method="post"
            action={`${backendAddress}${bookingPaths.cancel}`}
            className={styles.actions}
            hidden
            {...{ [bookingMarks.known]: '' }}
          >
            <input type="hidden" name={tokenField} value="" {...token} />
            <Button type="submit">Cancel the call</Button>
            <a href={bookingPaths.movePage} {...token}>
              Move it instead
            </a>
          </form>
        </div>
        <Facts rows={hours} />
      </div>
      <Berth freeLabel="in the book" takenLabel="in the book" isTaken />
    </section>
  );
}

export function BookingCancelled() {
  return (
    <BookingEnd
      title="Your call is cancelled"
      text="The hour is free again, and a mail takes it out of your calendar. Another hour is as easy as this one."
      label="free again"
    />
  );
}

/** Behind a link whose call is over, or that is not ours. */
export function BookingOver() {
  return (
    <BookingEnd
      title="This call is over"
      text="Or the link is not whole: copy it from the mail once more. You can book another hour at any time."
      label="nothing here"
    />
  );
}

function BookingEnd({ label, text, title }: { title: string; text: string; label: string }) {
  return (
    <section data-ground="water" className={styles.section} aria-labelledby="booking">
      <div className={styles.words}>
        <h1 id="booking" className={styles.title}>
          {title}
        </h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>
          <ButtonLink href={bookingPaths.bookPage}>Book another hour</ButtonLink>
        </div>
      </div>
      <Berth freeLabel={label} takenLabel={label} isTaken={false} />
    </section>
  );
}
