import { BookingSteps } from '@frontage/blocks/Booking/BookingSteps.tsx';
import { backendAddress } from '@frontage/client/backendAddress.ts';
import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import { callPageTexts } from '@frontage/contract/booking/callPageTexts.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import { plainTexts } from '@frontage/contract/contact/plainTexts.ts';
import { worded } from '@frontage/contract/contact/worded.ts';
import { wordsOf } from '@frontage/contract/forms/formWords.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import type { BookingVisit } from '@frontage/contract/visit.ts';
import { Button, ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import { describeCall } from './describeCall.ts';
import { ShortAnswer } from './ShortAnswer.tsx';

/** The site's own wording, and the call that a page is about, as far as it is known. */
interface CallProps {
  site: Pick<SiteSettings, 'formWords' | 'language'>;
  call: BookingVisit | undefined;
}

/** Returns a function that gives a sentence in the words of the site's owner. */
const createSay = ({ formWords }: CallProps['site']) => {
  const words = wordsOf(formWords);
  return { words, say: (sentence: string) => worded(words, sentence) };
};

/** The page after a call was booked or moved. */
export function BookingConfirmed({ call, site }: CallProps) {
  const { say, words } = createSay(site);
  const { facts } = call ?? {};
  const { day, hours } = describeCall(facts, site.language) ?? {};
  const [host, email] = [facts?.host ?? say(callPageTexts.anEngineer), facts?.email ?? say(callPageTexts.yourAddress)];
  return (
    <ShortAnswer
      head={<BookingSteps current={3} words={words} />}
      title={
        <>
          {day ?? say(callPageTexts.yourCall)}, <br />
          {hours ?? say(callPageTexts.isBooked)}
        </>
      }
      text={say(callPageTexts.confirmed(host, email))}
      actions={
        <>
          <ButtonLink href={withToken(bookingPaths.calendar, call)}>{say(callPageTexts.calendar)}</ButtonLink>
          <TextLink href={withToken(bookingPaths.movePage, call)}>{say(callPageTexts.move)}</TextLink>
          <TextLink href={withToken(bookingPaths.cancelPage, call)}>{say(callPageTexts.cancel)}</TextLink>
        </>
      }
      facts={factsOf(call, site)}
      berth={{ label: say(callPageTexts.berth), isTaken: true }}
    />
  );
}

/**
 * The page behind the link in the email. Opening it changes nothing, because programs that scan emails open links too.
 */
export function BookingCancel({ call, site }: CallProps) {
  const { say } = createSay(site);
  const { day, hours } = describeCall(call?.facts, site.language) ?? {};
  return (
    <ShortAnswer
      title={say(callPageTexts.cancelQuestion)}
      text={[...(day ? [`${day}, ${hours}.`] : []), say(callPageTexts.cancelText)].join(' ')}
      actions={
        call?.token ? (
          <form method="post" action={`${backendAddress}${bookingPaths.cancel}`}>
            <input type="hidden" name={tokenField} value={call.token} />
            <Button type="submit">{say(callPageTexts.cancelTitle)}</Button>
            <TextLink href={withToken(bookingPaths.movePage, call)}>{say(callPageTexts.moveInstead)}</TextLink>
          </form>
        ) : null
      }
      facts={factsOf(call, site)}
      berth={{ label: say(callPageTexts.berth), isTaken: true }}
    />
  );
}

export function BookingCancelled({ site }: CallProps) {
  const { say } = createSay(site);
  return (
    <ShortAnswer
      title={say(callPageTexts.cancelledTitle)}
      text={say(callPageTexts.cancelledText)}
      actions={<BookAnother site={site} />}
      berth={{ label: say(callPageTexts.freeAgain), isTaken: false }}
    />
  );
}

/** The page behind a link whose call is over, or that is not ours. */
export function BookingOver({ site }: CallProps) {
  const { say } = createSay(site);
  return (
    <ShortAnswer
      title={say(plainTexts.callOverTitle)}
      text={say(callPageTexts.overText)}
      actions={<BookAnother site={site} />}
      berth={{ label: say(callPageTexts.nothingHere), isTaken: false }}
    />
  );
}

function BookAnother({ site }: Pick<CallProps, 'site'>) {
  return <ButtonLink href={bookingPaths.bookPage}>{createSay(site).say(bookingTexts.anotherHour)}</ButtonLink>;
}

function withToken(path: string, call: BookingVisit | undefined): string {
  return call?.token ? `${path}?${new URLSearchParams({ [tokenField]: call.token })}` : path;
}

/** Facts that the pages about one call list next to their text. */
function factsOf(call: BookingVisit | undefined, site: CallProps['site']) {
  const { say } = createSay(site);
  const { ours, yours } = describeCall(call?.facts, site.language) ?? {};
  const { host, hasRoom } = call?.facts ?? {};
  const unknown = say(callPageTexts.inEmail);
  return [
    { title: say(callPageTexts.yours), description: yours ?? unknown },
    { title: say(callPageTexts.ours), description: ours ?? unknown },
    { title: say(bookingTexts.sheet.host), description: host ?? say(bookingTexts.sheet.anyHost) },
    {
      title: say(bookingTexts.sheet.where),
      description: hasRoom === undefined ? unknown : say(bookingTexts.where(hasRoom)),
    },
  ];
}
