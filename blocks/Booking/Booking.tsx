import { backendAddress } from '@frontage/client/backendAddress.ts';
import { bookingMarks } from '@frontage/contract/booking/bookingMarkup.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { Facts, Lines, Section, saySite } from '@frontage/design/kit/index.ts';
import { wordless } from '@frontage/design/kit/Notice/Notice.tsx';
import type { BlockScript } from '../blockScripts.ts';
import { FormPlace } from '../form/FormPlace.tsx';
import fields from '../form/form.module.css';
import { formElementId } from '../form/formLook.ts';
import { bookingSays, formLookOf, messageOf, wordMarks } from '../form/formLookOf.ts';
import styles from './Booking.module.css';
import { BookingSteps, part } from './BookingSteps.tsx';
import { BookingNotice, BookingSummary, HourPicker, ZoneForm } from './HourPicker.tsx';

/** One form for everything: with script its steps are shown one at a time, without script below each other. */
export function Booking({ block, page, id }: BlockProps<BlockOf<'booking'>>) {
  const headingId = `${id}-heading`;
  const words = wordsOf(page.site);
  const { language } = page.site;
  const look = formLookOf(page, {
    ...{ anchor: id, buttonText: block.buttonText, formId: block.formId, idPrefix: id },
    around: Object.keys(formTable.booking.schema.shape).filter((name) => !isAskable(name)),
    className: `${fields.form} ${fields.paired}`,
    form: formTable.booking,
    isAnsweredAround: true,
    isPart: true,
    // A form leads to the calendar of its language, whose form may have an id of its own.
    keptAs: bookingPaths.booking,
    labelledBy: headingId,
    worded: { message: messageOf(block) },
  });
  const { settings } = look;
  const { answer } = settings;
  const visit = page.visit?.booking;
  return (
    <Section id={id} ground="water" labelledBy={headingId} padding="none" className={styles.section}>
      <BookingSteps current={1} words={words} />
      <ZoneForm idPrefix={id} path={page.path} />
      <form
        id={formElementId(settings)}
        className={styles.form}
        method="post"
        noValidate
        action={`${backendAddress}${bookingPaths.booking}`}
        aria-labelledby={headingId}
        {...{ [formMarks.form]: block.formId, [bookingMarks.form]: 'book', ...wordMarks({ words }, bookingSays) }}
        data-verb={verbOf(look.buttonText, words)}
      >
        <BookingSummary idPrefix={id} answer={answer} words={words} />
        <BookingNotice visit={visit} answer={answer} language={language} />
        <HourPicker
          idPrefix={id}
          zoneHint={block.zoneHint}
          monthNote={block.monthNote}
          path={page.path}
          visit={visit}
          answer={answer}
          words={words}
          language={language}
        >
          <h1 id={headingId} className={styles.heading}>
            <Lines text={block.heading} />
          </h1>
          <p className="lead">{block.description}</p>
          <p className={`ruled ${styles.estimate}`} hidden {...part('estimate')} />
        </HourPicker>
        <div className="columns" {...part('you')}>
          <div className="at-1-4" hidden {...part('summary')}>
            <div className={`field-sheet stack ${styles.sheet}`}>
              <h2 className={styles.sheetTitle} tabIndex={-1}>
                <span {...part('summaryDay')}>{wordless}</span> <span {...part('summaryHours')} />
              </h2>
              <Facts
                className={styles.sheetFacts}
                facts={[
                  {
                    title: saySite(words, 'hour.host'),
                    description: <span {...part('summaryHost')}>{saySite(words, 'hour.anyHost')}</span>,
                  },
                  {
                    title: saySite(words, 'hour.where'),
                    description: <span {...part('summaryWhere')}>{saySite(words, 'hour.hasRoom')}</span>,
                  },
                  {
                    title: saySite(words, 'hour.zone'),
                    description: <span className={`mono ${styles.mono}`} {...part('summaryZone')} />,
                  },
                ]}
              />
              <button type="button" className={`strong ${styles.link}`} {...part('another')}>
                {saySite(words, 'hour.anotherHour')}
              </button>
            </div>
            <p className="note" {...part('held')} />
          </div>
          <FormPlace look={look} className="at-6-7" hasOwnScript />
        </div>
      </form>
    </Section>
  );
}

Booking.runs = (): BlockScript[] => ['arrows', 'booking'];

const isAskable = (name: string) => formTable.booking.fields.some((field) => field.name === name);

/** What the button says of an `{hour}`: the owner's word before it; where that is the usual one, as the language does. */
function verbOf(word: string, words: Words): string {
  const usual = saySite(words, 'hour.bookThis', { hour: '{hour}' });
  const isUsual = usual.replace('{hour}', '').trim().toLowerCase() === word.toLowerCase();
  return isUsual ? usual : `${word} {hour}`;
}
