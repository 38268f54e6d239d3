import { aroundPolicy } from '@frontage/blocks/form/ConsentNote.tsx';
import { EnhancedForm, FormAnswers } from '@frontage/blocks/form/enhanced/EnhancedForm.tsx';
import { listAskedNames } from '@frontage/blocks/form/enhanced/InOrder.tsx';
import { WhoField } from '@frontage/blocks/form/enhanced/PlainField.tsx';
import { OnceSent, SentFrame, UntilSent } from '@frontage/blocks/form/enhanced/SentFrame.tsx';
import { WorkEmailField } from '@frontage/blocks/form/enhanced/WorkEmailField.tsx';
import { buttonTextOf } from '@frontage/blocks/form/formSettings.ts';
import { formSettingsOf } from '@frontage/blocks/form/formSettingsOf.ts';
import { newsletterFormId } from '@frontage/contract/constants.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { subscribeNote } from '@frontage/contract/contact/messages.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { paths } from '@frontage/contract/paths.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { Berth } from '@frontage/design/kit/Berth/Berth.tsx';
import { Lines } from '@frontage/design/kit/Lines/Lines.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { SendingButton } from '@frontage/design/kit/SendingButton/SendingButton.tsx';
import { LinkButton } from './LinkButton.tsx';
import styles from './Newsletter.module.css';
import { NewsletterAsked } from './NewsletterAsked.tsx';

interface NewsletterProps {
  page: Pick<PageContext, 'site' | 'path' | 'formTokens' | 'ownForms' | 'visit'>;
  /** Slugs of the page's tags; they are stored with the address. */
  tags?: readonly string[];
  /** 1 if the form is all there is on its page. */
  level?: 1 | 2;
  /** Paper if the next section is on water: no two sections in a row have the same ground. */
  ground?: 'water' | 'paper';
}

/** The newsletter form that closes articles and lists. Field and button are on the quay line, the small print below. */
export function Newsletter({ page, tags = [], level = 2, ground = 'water' }: NewsletterProps) {
  const Heading = `h${level}` as const;
  const below = level === 1 ? 2 : 3;
  const WaitingHeading = `h${below}` as const;
  const { newsletter, privacyPath } = page.site;
  const names = listAskedNames(
    page,
    newsletterFormId,
    formTable[newsletterFormId],
    newsletter.asksName ? ['name'] : [],
  );
  const settings = formSettingsOf(page, {
    formId: newsletterFormId,
    idPrefix: 'newsletter',
    anchor: 'newsletter',
    fields: names,
    note: subscribeNote,
  });
  const waiting = saySite(settings.words, 'letter.waiting');
  const [beforePolicy, policy, afterPolicy] = aroundPolicy(settings.note);
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
            labelledBy="newsletter-heading"
            className={styles.form}
          >
            <FormAnswers settings={settings} level={below} />
            {names.includes('name') ? <WhoField settings={settings} name="name" isOptional /> : null}
            <div className={styles.row}>
              <WorkEmailField settings={settings} className={styles.field} />
              <div className={styles.button}>
                <SendingButton
                  label={buttonTextOf(page, newsletterFormId, newsletter.buttonText)}
                  sendingLabel=""
                  isSending={false}
                  tone="ink"
                />
              </div>
            </div>
          </EnhancedForm>
        </UntilSent>
        <OnceSent words={settings.words}>
          <div className={styles.waiting}>
            <div className={styles.waitingWords}>
              <WaitingHeading tabIndex={-1} className={styles.waitingTitle}>
                {saySite(settings.words, 'letterTitle')}
              </WaitingHeading>
              <p className={styles.waitingText}>
                <NewsletterAsked words={settings.words} />
              </p>
            </div>
            <div className={styles.waitingFoot}>
              <LinkButton {...{ [formMarks.another]: '' }}>{saySite(settings.words, 'letterAnother')}</LinkButton>
              <Berth freeLabel={waiting} takenLabel={waiting} isTaken={false} />
            </div>
          </div>
        </OnceSent>
      </SentFrame>
      <p className={styles.note}>
        {endSentence(newsletter.note)} {beforePolicy}
        <a href={privacyPath}>{policy}</a>
        {afterPolicy}
      </p>
    </Section>
  );
}

function endSentence(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`;
}
