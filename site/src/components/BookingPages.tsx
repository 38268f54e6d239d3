import { BookingSteps } from '@frontage/blocks/Booking/BookingSteps.tsx';
import { backendAddress } from '@frontage/client/backendAddress.ts';
import { bookingMarks } from '@frontage/contract/booking/bookingMarkup.ts';
import { tokenField } from '@frontage/contract/contact/letterMarkup.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { Button, ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import { callFacts, Fact, token } from './BookingFacts.tsx';
import { ShortAnswer } from './ShortAnswer.tsx';

/** After a call was booked or moved. design/pages/booking-1440.png */
export function BookingConfirmed() {
  return (
    <ShortAnswer
      head={<BookingSteps current={3} />}
      title={
        <>
          <Fact name="day">Your call</Fact>, <br />
          <Fact name="hours">is in the book</Fact>
        </>
      }
      text={
        <>
          <Fact name="host">An engineer</Fact> has you in the book. The link and a calendar file are on their way to{' '}
          <Fact name="email">your address</Fact>.
        </>
      }
      actions={
        <>
          <ButtonLink href={bookingPaths.calendar} {...token}>
            Add to my calendar
          </ButtonLink>
          <TextLink href={bookingPaths.movePage} {...token}>
            Move it
          </TextLink>
          <TextLink href={bookingPaths.cancelPage} {...token}>
            Cancel it
          </TextLink>
        </>
      }
      facts={callFacts}
      berth={{ label: 'in the book', isTaken: true }}
    />
  );
}

/** Behind the link of the mail. To open it changes nothing, because programs that scan mails open links too. */
export function BookingCancel() {
  return (
    <ShortAnswer
      title="Cancel the call?"
      text={
        <>
          <Fact name="day">Your call</Fact>, <Fact name="hours">at the hour in your mail</Fact>. The hour becomes free
          for somebody else, and a mail takes it out of your calendar.
        </>
      }
      actions={
        <form method="post" action={`${backendAddress}${bookingPaths.cancel}`} hidden {...{ [bookingMarks.known]: '' }}>
          <input type="hidden" name={tokenField} value="" {...token} />
          <Button type="submit">Cancel the call</Button>
          <TextLink href={bookingPaths.movePage} {...token}>
            Move it instead
          </TextLink>
        </form>
      }
      facts={callFacts}
      berth={{ label: 'in the book', isTaken: true }}
    />
  );
}

export function BookingCancelled() {
  return (
    <ShortAnswer
      title="Your call is cancelled"
      text="The hour is free again, and a mail takes it out of your calendar. Another hour is as easy as this one."
      actions={bookAnother}
      berth={{ label: 'free again', isTaken: false }}
    />
  );
}

/** Behind a link whose call is over, or that is not ours. */
export function BookingOver() {
  return (
    <ShortAnswer
      title="This call is over"
      text="Or the link is not whole: copy it from the mail once more. You can book another hour at any time."
      actions={bookAnother}
      berth={{ label: 'nothing here', isTaken: false }}
    />
  );
}

const bookAnother = <ButtonLink href={bookingPaths.bookPage}>Book another hour</ButtonLink>;
