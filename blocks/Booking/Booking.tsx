import { backendAddress } from '@frontage/client/backendAddress.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { bookingMarks } from '@frontage/contract/booking/bookingMarkup.ts';
import { bookingFields } from '@frontage/contract/booking/bookingRequest.ts';
import { bookingTexts } from '@frontage/contract/booking/bookingTexts.ts';
import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { maxCharacters } from '@frontage/contract/contact/limits.ts';
import { processingNote } from '@frontage/contract/contact/messages.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import { Facts } from '@frontage/design/kit/Facts/Facts.tsx';
import { Field } from '@frontage/design/kit/Field/Field.tsx';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { TextArea } from '@frontage/design/kit/TextArea/TextArea.tsx';
import { TextInput } from '@frontage/design/kit/TextInput/TextInput.tsx';
import { ConsentNote } from '../form/ConsentNote.tsx';
import { asAnswered } from '../form/enhanced/asAnswered.ts';
import { formElementId, formSettingsOf } from '../form/formSettings.ts';
import { HiddenFields, Trap } from '../form/HiddenFields.tsx';
import { KeptLine } from '../form/KeptLine.tsx';
import { errorAt } from '../form/placedAnswer.ts';
import styles from './Booking.module.css';
import { BookingSteps } from './BookingSteps.tsx';
import { part } from './bookingParts.ts';
import { BookingNotice, BookingSummary, HourPicker, ZoneForm } from './HourPicker.tsx';

const lines = [
  { name: 'name', type: 'text', autoComplete: 'name', isOptional: false },
  { name: 'email', type: 'email', autoComplete: 'email', isOptional: false },
  { name: 'company', type: 'text', autoComplete: 'organization', isOptional: true },
  { name: 'phone', type: 'tel', autoComplete: 'tel', isOptional: true },
] as const;

const { sheet } = bookingTexts;

const bookingPlaces = Object.keys(bookingFields.shape);

/** One form for all of it: with script its steps come one after the other, without they stand below each other. */
export function Booking({ block, page, id }: BlockProps<BlockOf<'booking'>>) {
  const headingId = `${id}-heading`;
  const settings = formSettingsOf(page, { formId: block.formId, idPrefix: id, anchor: id, fields: bookingPlaces });
  const { answer } = settings;
  const visit = page.visit?.booking;
  return (
    <Section id={id} ground="water" labelledBy={headingId} padding="none" className={styles.section}>
      <BookingSteps current={1} />
      <ZoneForm idPrefix={id} path={bookingPaths.bookPage} />
      <form
        id={formElementId(settings)}
        className={styles.form}
        method="post"
        action={`${backendAddress}${bookingPaths.booking}`}
        aria-labelledby={headingId}
        {...{ [formMarks.form]: block.formId, [bookingMarks.form]: 'book' }}
        data-verb={block.buttonText}
      >
        <HiddenFields settings={settings} formToken={settings.formToken} consentVersion={processingNote.version} />
        <Trap settings={settings} name={settings.trapName} />
        <BookingSummary idPrefix={id} answer={answer} />
        <BookingNotice visit={visit} answer={answer} />
        <HourPicker
          idPrefix={id}
          zoneHint={block.zoneHint}
          monthNote={block.monthNote}
          path={bookingPaths.bookPage}
          visit={visit}
          answer={answer}
        >
          <h1 id={headingId} className={styles.heading}>
            <Lines text={block.heading} />
          </h1>
          <p className={styles.lead}>{block.description}</p>
        </HourPicker>
        <div className={styles.you} {...part('you')}>
          <div hidden {...part('summary')}>
            <div className={styles.sheet}>
              <h2 className={styles.sheetTitle} tabIndex={-1}>
                <span {...part('summaryDay')} /> <span {...part('summaryHours')} />
              </h2>
              <Facts
                className={styles.sheetFacts}
                facts={[
                  { title: sheet.host, description: <span {...part('summaryHost')}>{sheet.anyHost}</span> },
                  {
                    title: sheet.where,
                    description: <span {...part('summaryWhere')}>{bookingTexts.where(true)}</span>,
                  },
                  { title: sheet.zone, description: <span className={styles.mono} {...part('summaryZone')} /> },
                ]}
              />
              <button type="button" className={styles.link} {...part('another')}>
                {bookingTexts.anotherHour}
              </button>
            </div>
            <p className={styles.note} {...part('held')} />
          </div>
          <div className={styles.fields}>
            <KeptLine />
            {lines.map(({ name, type, autoComplete, isOptional }) => (
              <div key={name} data-half="">
                <Field
                  id={`${id}-${name}`}
                  name={name}
                  label={fieldTexts[name].label}
                  optional={isOptional ? fieldTexts.optional : undefined}
                  error={errorAt(settings, name)}
                >
                  <TextInput
                    {...asAnswered(settings, name)}
                    name={name}
                    type={type}
                    autoComplete={autoComplete}
                    placeholder={fieldTexts[name].placeholder}
                    required={!isOptional}
                    maxLength={maxCharacters[name]}
                  />
                </Field>
              </div>
            ))}
            <Field
              id={`${id}-message`}
              name="message"
              label={block.messageLabel}
              optional={fieldTexts.optional}
              error={errorAt(settings, 'message')}
            >
              <TextArea
                {...asAnswered(settings, 'message')}
                name="message"
                rows={5}
                placeholder={block.messagePlaceholder}
                maxLength={maxCharacters.message}
              />
            </Field>
            <div className={styles.foot}>
              <Button type="submit" tone="accent" {...part('submit')}>
                {block.buttonText}
              </Button>
              <ConsentNote privacyPath={settings.privacyPath} note={processingNote} className={styles.consent} />
            </div>
          </div>
        </div>
      </form>
    </Section>
  );
}
