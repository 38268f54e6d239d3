import { BookingSteps } from '@frontage/blocks/Booking/BookingSteps.tsx';
import { part } from '@frontage/blocks/Booking/bookingParts.ts';
import { BookingNotice, HourPicker, ZoneForm } from '@frontage/blocks/Booking/HourPicker.tsx';
import { backendAddress } from '@frontage/client/backendAddress.ts';
import { bookingMarks } from '@frontage/contract/booking/bookingMarkup.ts';
import { formMarks, hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { tokenField } from '@frontage/contract/contact/letterMarkup.ts';
import { summaryTitle } from '@frontage/contract/contact/messages.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import { ErrorSummary } from '@frontage/design/kit/ErrorSummary/ErrorSummary.tsx';
import { Fact, token } from './BookingFacts.tsx';
import styles from './BookingMove.module.css';

const formId = 'booking-move';

/** Behind the link of the mail. To open it changes nothing, because programs that scan mails open links too. */
export function BookingMove() {
  return (
    <section id="booking" data-ground="water" className={styles.section} aria-labelledby="booking-heading">
      <BookingSteps current={1} />
      <ZoneForm idPrefix="booking" path={bookingPaths.movePage}>
        <input type="hidden" name={tokenField} value="" {...token} />
      </ZoneForm>
      <form
        className={styles.form}
        method="post"
        action={`${backendAddress}${bookingPaths.move}`}
        aria-labelledby="booking-heading"
        {...{ [formMarks.form]: formId, [bookingMarks.form]: 'move' }}
      >
        <input type="hidden" name={hiddenFields.formId} value={formId} />
        <input type="hidden" name={hiddenFields.pagePath} value={bookingPaths.movePage} />
        <input type="hidden" name={tokenField} value="" {...{ ...token, [formMarks.carried]: '' }} />
        <ErrorSummary title={summaryTitle(1)} faults={[]} level={2} />
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
