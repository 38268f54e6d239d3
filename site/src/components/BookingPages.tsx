import { BookingSteps } from '@frontage/blocks/Booking/BookingSteps.tsx';
import { backendAddress } from '@frontage/client/backendAddress.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import type { BookingVisit } from '@frontage/contract/visit.ts';
import { Button, ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import { ShortAnswer } from './ShortAnswer.tsx';

/** The call that a page is about, as far as it is known. */
interface CallProps {
  call: BookingVisit | undefined;
}

/** After a call was booked or moved. design/pages/booking-1440.png */
export function BookingConfirmed({ call }: CallProps) {
  const { facts } = call ?? {};
  return (
    <ShortAnswer
      head={<BookingSteps current={3} />}
      title={
        <>
          {facts?.day ?? 'Your call'}, <br />
          {facts?.hours ?? 'is in the book'}
        </>
      }
      text={`${facts?.host ?? 'An engineer'} has you in the book. The link and a calendar file are on their way to ${facts?.email ?? 'your address'}.`}
      actions={
        <>
          <ButtonLink href={withToken(bookingPaths.calendar, call)}>Add to my calendar</ButtonLink>
          <TextLink href={withToken(bookingPaths.movePage, call)}>Move it</TextLink>
          <TextLink href={withToken(bookingPaths.cancelPage, call)}>Cancel it</TextLink>
        </>
      }
      facts={factsOf(call)}
      berth={{ label: 'in the book', isTaken: true }}
    />
  );
}

/** Behind the link of the mail. To open it changes nothing, because programs that scan mails open links too. */
export function BookingCancel({ call }: CallProps) {
  const { facts } = call ?? {};
  return (
    <ShortAnswer
      title="Cancel the call?"
      text={`${facts?.day ?? 'Your call'}, ${facts?.hours ?? 'at the hour in your email'}. The hour becomes free for somebody else, and an email takes it out of your calendar.`}
      actions={
        call?.token ? (
          <form method="post" action={`${backendAddress}${bookingPaths.cancel}`}>
            <input type="hidden" name={tokenField} value={call.token} />
            <Button type="submit">Cancel the call</Button>
            <TextLink href={withToken(bookingPaths.movePage, call)}>Move it instead</TextLink>
          </form>
        ) : null
      }
      facts={factsOf(call)}
      berth={{ label: 'in the book', isTaken: true }}
    />
  );
}

export function BookingCancelled() {
  return (
    <ShortAnswer
      title="Your call is cancelled"
      text="The hour is free again, and an email takes it out of your calendar. Book another whenever you like."
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
      text="Or the link is incomplete: copy it from the email once more. You can book another hour at any time."
      actions={bookAnother}
      berth={{ label: 'nothing here', isTaken: false }}
    />
  );
}

const bookAnother = <ButtonLink href={bookingPaths.bookPage}>Book another hour</ButtonLink>;

function withToken(path: string, call: BookingVisit | undefined): string {
  return call?.token ? `${path}?${new URLSearchParams({ [tokenField]: call.token })}` : path;
}

/** What the pages about one call say beside their words. */
function factsOf(call: BookingVisit | undefined) {
  const { host, ours, where, yours } = call?.facts ?? {};
  return [
    { title: 'Yours', description: yours ?? 'in your email' },
    { title: 'Ours', description: ours ?? 'in your email' },
    { title: 'With', description: host ?? 'an engineer' },
    { title: 'Where', description: where ?? 'in your email' },
  ];
}
