import styles from '@frontage/blocks/Booking/Booking.module.css';
import { BookingSteps, part } from '@frontage/blocks/Booking/BookingSteps.tsx';
import { BookingNotice, BookingSummary, HourPicker, ZoneForm } from '@frontage/blocks/Booking/HourPicker.tsx';
import { typedIn } from '@frontage/blocks/form/formLook.ts';
import { answerTo, bookingSays, wordMarks } from '@frontage/blocks/form/formLookOf.ts';
import { backendAddress } from '@frontage/client/backendAddress.ts';
import { bookingMarks } from '@frontage/contract/booking/bookingMarkup.ts';
import { moveFields } from '@frontage/contract/booking/bookingRequest.ts';
import { formMarks, hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { tokenField } from '@frontage/contract/contact/newsletterMarkup.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { pathOn } from '@frontage/contract/spokenPaths.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import { type Speaker, wordsOf } from '@frontage/contract/words/ownWords.ts';
import { Button, Section, saySite } from '@frontage/design/kit/index.ts';
import { describeCall } from './callAnswers.tsx';

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
    <Section id="booking" ground="water" hasHeading padding="none" className={styles.section}>
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
    </Section>
  );
}
