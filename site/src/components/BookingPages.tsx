import { BookingSteps, part } from '@frontage/blocks/Booking/BookingSteps.tsx';
import { BookingNotice, BookingSummary, HourPicker, ZoneForm } from '@frontage/blocks/Booking/HourPicker.tsx';
import { typedIn } from '@frontage/blocks/form/formLook.ts';
import { answerTo, bookingSays, wordMarks } from '@frontage/blocks/form/formLookOf.ts';
import { backendAddress } from '@frontage/client/backendAddress.ts';
import { bookingMarks } from '@frontage/contract/booking/bookingMarkup.ts';
import { moveFields } from '@frontage/contract/booking/bookingRequest.ts';
import { spanIn } from '@frontage/contract/booking/hoursInWords.ts';
import { onOurClock } from '@frontage/contract/booking/ourClock.ts';
import { dayIn, longDay, timeIn } from '@frontage/contract/booking/time.ts';
import { formMarks, hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import type { Language } from '@frontage/contract/language.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { pathOn } from '@frontage/contract/spokenPaths.ts';
import type { BookingVisit, Visit } from '@frontage/contract/visit.ts';
import { type Speaker, wordsOf } from '@frontage/contract/words/ownWords.ts';
import { Button, ButtonLink, saySite, TextLink } from '@frontage/design/kit/index.ts';
import styles from './BookingPages.module.css';
import { ShortAnswer } from './ShortAnswer.tsx';

/** The site's own wording, and the call that a page is about, as far as it is known. */
interface CallProps {
  site: Speaker;
  call: BookingVisit | undefined;
  /** The page on which calls are booked, if it is another one in the language. */
  book?: string | undefined;
}

/** The page after a call was booked or moved. */
export function BookingConfirmed({ call, site }: CallProps) {
  const words = wordsOf(site);
  const { facts } = call ?? {};
  const { day, hours } = describeCall(facts, site.language) ?? {};
  const [host, email] = [
    facts?.host ?? saySite(words, 'call.anEngineer'),
    facts?.email ?? saySite(words, 'call.yourAddress'),
  ];
  return (
    <ShortAnswer
      head={<BookingSteps current={3} words={words} />}
      title={
        <>
          {day ? inHeading(day) : saySite(words, 'call.yourCall')}, <br />
          {hours ?? saySite(words, 'call.isBooked')}
        </>
      }
      text={saySite(words, 'call.confirmed', { host, email })}
      actions={
        <>
          <ButtonLink href={withToken(site, bookingPaths.calendar, call)}>{saySite(words, 'call.calendar')}</ButtonLink>
          <TextLink href={withToken(site, bookingPaths.movePage, call)}>{saySite(words, 'call.move')}</TextLink>
          <TextLink href={withToken(site, bookingPaths.cancelPage, call)}>{saySite(words, 'call.cancel')}</TextLink>
        </>
      }
      facts={factsOf(call, site)}
      berth={{ label: saySite(words, 'call.berth'), isTaken: true }}
    />
  );
}

/**
 * The page behind the link in the email. Opening it changes nothing, because programs that scan emails open links too.
 */
export function BookingCancel({ call, site }: CallProps) {
  const words = wordsOf(site);
  const { day, hours } = describeCall(call?.facts, site.language) ?? {};
  return (
    <ShortAnswer
      title={saySite(words, 'call.cancelQuestion')}
      text={[...(day ? [`${day}, ${hours}.`] : []), saySite(words, 'call.cancelText')].join(' ')}
      actions={
        call?.token ? (
          <form method="post" action={`${backendAddress}${bookingPaths.cancel}`}>
            <input type="hidden" name={tokenField} value={call.token} />
            <input type="hidden" name={hiddenFields.pagePath} value={pathOn(site, bookingPaths.cancelPage)} />
            <Button type="submit">{saySite(words, 'call.cancelTitle')}</Button>
            <TextLink href={withToken(site, bookingPaths.movePage, call)}>
              {saySite(words, 'call.moveInstead')}
            </TextLink>
          </form>
        ) : null
      }
      facts={factsOf(call, site)}
      berth={{ label: saySite(words, 'call.berth'), isTaken: true }}
    />
  );
}

export function BookingCancelled({ book, site }: CallProps) {
  const words = wordsOf(site);
  return (
    <ShortAnswer
      title={saySite(words, 'call.cancelledTitle')}
      text={saySite(words, 'call.cancelledText')}
      actions={<BookAnother site={site} book={book} />}
      berth={{ label: saySite(words, 'call.freeAgain'), isTaken: false }}
    />
  );
}

/** The page behind a link whose call is over, or that is not ours. */
export function BookingOver({ book, site }: CallProps) {
  const words = wordsOf(site);
  return (
    <ShortAnswer
      title={saySite(words, 'callOverTitle')}
      text={saySite(words, 'call.overText')}
      actions={<BookAnother site={site} book={book} />}
      berth={{ label: saySite(words, 'call.nothingHere'), isTaken: false }}
    />
  );
}

/** A day without its year, whose number stays in one line with its month. */
const inHeading = (day: string) => day.replace(/,? (?:de )?\d{4}$/, '').replace(/(\d\.?) /, '$1\u00a0');

function BookAnother({ book = bookingPaths.bookPage, site }: Pick<CallProps, 'book' | 'site'>) {
  return <ButtonLink href={book}>{saySite(wordsOf(site), 'hour.anotherHour')}</ButtonLink>;
}

function withToken(site: Speaker, plain: string, call: BookingVisit | undefined): string {
  const path = pathOn(site, plain);
  return call?.token ? `${path}?${new URLSearchParams({ [tokenField]: call.token })}` : path;
}

/** Facts that the pages about one call list next to their text. */
function factsOf(call: BookingVisit | undefined, site: CallProps['site']) {
  const words = wordsOf(site);
  const { ours, yours } = describeCall(call?.facts, site.language) ?? {};
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

const formId = 'booking-move';

/**
 * The page behind the link in the email. Opening it changes nothing, because programs that scan emails open links too.
 */
export function BookingMove({ site, visit }: { site: Speaker; visit: Visit | undefined }) {
  const call = visit?.booking;
  const words = wordsOf(site);
  const { day, hours } = describeCall(call?.facts, site.language) ?? {};
  const answer = visit && answerTo({ visit }, formId, Object.keys(moveFields.shape));
  const path = pathOn(site, bookingPaths.movePage);
  const token = call?.token ?? typedIn({ answer }, tokenField) ?? '';
  return (
    <section id="booking" data-ground="water" className={styles.section} aria-labelledby="booking-heading">
      <BookingSteps current={1} words={words} />
      <ZoneForm idPrefix="booking" path={path}>
        <input type="hidden" name={tokenField} value={token} />
      </ZoneForm>
      <form
        className={styles.form}
        method="post"
        action={`${backendAddress}${bookingPaths.move}`}
        aria-labelledby="booking-heading"
        {...{ [formMarks.form]: formId, [bookingMarks.form]: 'move', ...wordMarks({ words }, bookingSays) }}
      >
        <input type="hidden" name={hiddenFields.formId} value={formId} />
        <input type="hidden" name={hiddenFields.pagePath} value={path} />
        <input type="hidden" name={tokenField} value={token} />
        <BookingSummary idPrefix="booking" answer={answer} words={words} />
        <BookingNotice visit={call} answer={answer} language={site.language} />
        <HourPicker
          idPrefix="booking"
          zoneHint={saySite(words, 'call.moveHint')}
          monthNote={saySite(words, 'call.moveNote')}
          path={path}
          visit={call}
          answer={answer}
          words={words}
          language={site.language}
        >
          <h1 id="booking-heading" className={styles.heading}>
            {saySite(words, 'call.moveTitle')}
          </h1>
          <p className="lead">
            {saySite(words, 'call.moveText', {
              day: day ?? saySite(words, 'call.dayInEmail'),
              hours: hours ?? saySite(words, 'call.hourInEmail'),
            })}
          </p>
        </HourPicker>
        <div {...part('plain')}>
          <Button type="submit" tone="accent">
            {saySite(words, 'call.move')}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** The time of a call in the language of the site: its day and hours, and its start on both clocks. */
function describeCall(facts: BookingVisit['facts'], language: Language | undefined) {
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
