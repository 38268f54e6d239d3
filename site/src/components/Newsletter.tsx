import { asAnswered } from '@frontage/blocks/form/enhanced/asAnswered.ts';
import { EnhancedForm, FormAnswers } from '@frontage/blocks/form/enhanced/EnhancedForm.tsx';
import { PlainField } from '@frontage/blocks/form/enhanced/PlainField.tsx';
import { OnceSent, SentFrame, UntilSent } from '@frontage/blocks/form/enhanced/SentFrame.tsx';
import { fieldId, formSettingsOf } from '@frontage/blocks/form/formSettings.ts';
import { errorAt } from '@frontage/blocks/form/placedAnswer.ts';
import { newsletterFormId } from '@frontage/contract/constants.ts';
import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { maxCharacters } from '@frontage/contract/contact/limits.ts';
import { letterWaiting, subscribeNote, subscribeNoteVersion } from '@frontage/contract/contact/messages.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { paths } from '@frontage/contract/paths.ts';
import { Berth } from '@frontage/design/kit/Berth/Berth.tsx';
import { Field } from '@frontage/design/kit/Field/Field.tsx';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { SendingButton } from '@frontage/design/kit/SendingButton/SendingButton.tsx';
import { TextInput } from '@frontage/design/kit/TextInput/TextInput.tsx';
import { LetterAsked } from './LetterAsked.tsx';
import { LinkButton } from './LinkButton.tsx';
import styles from './Newsletter.module.css';

interface NewsletterProps {
  page: Pick<PageContext, 'site' | 'path' | 'formTokens' | 'visit'>;
  /** Slugs of what the page is about; they are kept with the address. */
  tags?: readonly string[];
  /** 1 where the form is all there is on its page. */
  level?: 1 | 2;
  /** Paper where water follows: no two sections in a row have the same ground. */
  ground?: 'water' | 'paper';
}

/** The offer of the letter that closes articles and lists. Field and button stand on the quay line, small print below. */
export function Newsletter({ page, tags = [], level = 2, ground = 'water' }: NewsletterProps) {
  const Heading = `h${level}` as const;
  const below = level === 1 ? 2 : 3;
  const WaitingHeading = `h${below}` as const;
  const { newsletter, privacyPath } = page.site;
  const [beforePolicy, afterPolicy] = subscribeNote.split('privacy policy');
  const settings = formSettingsOf(page, {
    formId: newsletterFormId,
    idPrefix: 'newsletter',
    anchor: 'newsletter',
    fields: newsletter.asksName ? ['name', 'email'] : ['email'],
  });
  const { label, placeholder } = fieldTexts.workEmail;
  return (
    <Section id="newsletter" ground={ground} padding="none" labelledBy="newsletter-heading" className={styles.strip}>
      <Heading id="newsletter-heading" className={styles.heading}>
        <Lines text={newsletter.heading} />
      </Heading>
      <SentFrame className={styles.place}>
        <UntilSent>
          <EnhancedForm
            settings={settings}
            path={paths.subscribe}
            fixed={{ uri: page.path, tags: tags.join(',') }}
            consentVersion={subscribeNoteVersion}
            labelledBy="newsletter-heading"
            className={styles.form}
          >
            <FormAnswers settings={settings} level={below} />
            {newsletter.asksName ? (
              <PlainField
                settings={settings}
                name="name"
                isOptional
                input={{ autoComplete: 'name', maxLength: maxCharacters.name }}
              />
            ) : null}
            <div className={styles.row}>
              <Field
                id={fieldId(settings, 'email')}
                name="email"
                label={label}
                error={errorAt(settings, 'email')}
                className={styles.field}
              >
                <TextInput
                  {...asAnswered(settings, 'email')}
                  type="email"
                  name="email"
                  placeholder={placeholder}
                  autoComplete="email"
                  maxLength={maxCharacters.email}
                  required
                />
              </Field>
              <div className={styles.button}>
                <SendingButton label={newsletter.buttonText} sendingLabel="" isSending={false} tone="ink" />
              </div>
            </div>
          </EnhancedForm>
        </UntilSent>
        <OnceSent>
          <div className={styles.waiting}>
            <div className={styles.waitingWords}>
              <WaitingHeading tabIndex={-1} className={styles.waitingTitle}>
                {letterWaiting.title}
              </WaitingHeading>
              <p className={styles.waitingText}>
                <LetterAsked />
              </p>
            </div>
            <div className={styles.waitingFoot}>
              <LinkButton {...{ [formMarks.another]: '' }}>{letterWaiting.another}</LinkButton>
              <Berth freeLabel="waiting" takenLabel="waiting" isTaken={false} />
            </div>
          </div>
        </OnceSent>
      </SentFrame>
      <p className={styles.note}>
        {sentence(newsletter.note)} {beforePolicy}
        <a href={privacyPath}>privacy policy</a>
        {afterPolicy}
      </p>
    </Section>
  );
}

function sentence(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`;
}
