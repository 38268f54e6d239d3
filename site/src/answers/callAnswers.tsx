import { BookingSteps } from '@frontage/blocks/Booking/BookingSteps.tsx';
import { spanIn } from '@frontage/contract/booking/hoursInWords.ts';
import { onOurClock } from '@frontage/contract/booking/ourClock.ts';
import { dayIn, longDay, timeIn } from '@frontage/contract/booking/time.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import type { Language } from '@frontage/contract/language.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { pathOn, type Sited } from '@frontage/contract/spokenPaths.ts';
import type { BookingVisit } from '@frontage/contract/visit.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { Button, ButtonLink, saySite, TextLink } from '@frontage/design/kit/index.ts';
import { TokenForm } from './readerAnswers.tsx';
import type { Answer, Asked } from './ShortAnswer.tsx';

/** Around a call. Opening a page behind a link in an email changes nothing: programs that scan emails open links too. */
export const callAnswers = {
  /** After a call was booked or moved. */
  [bookingPaths.confirmedPage]: ({ call, site, words }) => {
    const { facts } = call ?? {};
    const { day, hours } = describeCall(facts, site.language) ?? {};
    const [host, email] = [
      facts?.host ?? saySite(words, 'call.anEngineer'),
      facts?.email ?? saySite(words, 'call.yourAddress'),
    ];
    return {
      above: <BookingSteps current={3} words={words} />,
      title: saySite(words, 'call.confirmedTitle'),
      heading: (
        <>
          {day ? inHeading(day) : saySite(words, 'call.yourCall')}, <br />
          {hours ?? saySite(words, 'call.isBooked')}
        </>
      ),
      description: saySite(words, 'call.confirmedDescription'),
      text: saySite(words, 'call.confirmed', { host, email }),
      actions: (
        <>
          <ButtonLink href={withToken(site, bookingPaths.calendar, call)}>{saySite(words, 'call.calendar')}</ButtonLink>
          <TextLink href={withToken(site, bookingPaths.movePage, call)}>{saySite(words, 'call.move')}</TextLink>
          <TextLink href={withToken(site, bookingPaths.cancelPage, call)}>{saySite(words, 'call.cancel')}</TextLink>
        </>
      ),
      facts: factsOf(call, site.language, words),
      berth: saySite(words, 'call.berth'),
      isTaken: true,
    };
  },
  [bookingPaths.cancelPage]: ({ call, site, words }) => {
    const { day, hours } = describeCall(call?.facts, site.language) ?? {};
    return {
      title: saySite(words, 'call.cancelTitle'),
      heading: saySite(words, 'call.cancelQuestion'),
      description: saySite(words, 'call.cancelDescription'),
      text: [...(day ? [`${day}, ${hours}.`] : []), saySite(words, 'call.cancelText')].join(' '),
      actions: call?.token ? (
        <TokenForm site={site} path={bookingPaths.cancel} page={bookingPaths.cancelPage} token={call.token}>
          <Button type="submit">{saySite(words, 'call.cancelTitle')}</Button>
          <TextLink href={withToken(site, bookingPaths.movePage, call)}>{saySite(words, 'call.moveInstead')}</TextLink>
        </TokenForm>
      ) : null,
      facts: factsOf(call, site.language, words),
      berth: saySite(words, 'call.berth'),
      isTaken: true,
    };
  },
  [bookingPaths.cancelledPage]: ({ book, words }) => ({
    title: saySite(words, 'call.cancelledTitle'),
    description: saySite(words, 'call.cancelledDescription'),
    text: saySite(words, 'call.cancelledText'),
    actions: bookAnother(book, words),
    berth: saySite(words, 'call.freeAgain'),
  }),
  /** For a link whose call is over, or that is not ours. */
  [bookingPaths.overPage]: ({ book, words }) => ({
    title: saySite(words, 'callOverTitle'),
    description: saySite(words, 'call.overDescription'),
    text: saySite(words, 'call.overText'),
    actions: bookAnother(book, words),
    berth: saySite(words, 'call.nothingHere'),
  }),
} satisfies Record<string, (asked: Asked) => Answer>;

/** A day without its year, whose number stays in one line with its month. */
const inHeading = (day: string) => day.replace(/,? (?:de )?\d{4}$/, '').replace(/(\d\.?) /, '$1\u00a0');

function bookAnother(book = bookingPaths.bookPage as string, words: Words) {
  return <ButtonLink href={book}>{saySite(words, 'hour.anotherHour')}</ButtonLink>;
}

function withToken(site: Sited, plain: string, call: BookingVisit | undefined): string {
  const path = pathOn(site, plain);
  return call?.token ? `${path}?${new URLSearchParams({ [tokenField]: call.token })}` : path;
}

/** Facts that the pages about one call list next to their text. */
function factsOf(call: BookingVisit | undefined, language: Language | undefined, words: Words) {
  const { ours, yours } = describeCall(call?.facts, language) ?? {};
  const { host, hasRoom } = call?.facts ?? {};
  const unknown = saySite(words, 'call.inEmail');
  return [
    { title: saySite(words, 'call.yours'), description: yours ?? unknown },
    { title: saySite(words, 'call.ours'), description: ours ?? unknown },
    { title: saySite(words, 'hour.host'), description: host ?? saySite(words, 'hour.anyHost') },
    {
      title: saySite(words, 'hour.where'),
      description: hasRoom === undefined ? unknown : saySite(words, hasRoom ? 'hour.hasRoom' : 'hour.roomFollows'),
    },
  ];
}

/** The time of a call in the language of the site: its day and hours, and its start on both clocks. */
export function describeCall(facts: BookingVisit['facts'], language: Language | undefined) {
  if (!facts) return undefined;
  const { ours, zone } = facts;
  const [from, until] = [new Date(facts.startsAt), new Date(facts.endsAt)];
  return {
    day: longDay(dayIn(from, zone), language),
    hours: spanIn(from, until, zone, language),
    yours: `${timeIn(from, zone)} ${zone}`,
    ours: onOurClock({ startsAt: from, zone, ours, language }),
  };
}
