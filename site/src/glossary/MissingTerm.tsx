import { asAnswered } from '@frontage/blocks/form/enhanced/asAnswered.ts';
import { EnhancedForm, FormAnswers, FormFoot } from '@frontage/blocks/form/enhanced/EnhancedForm.tsx';
import { WhoFields } from '@frontage/blocks/form/enhanced/PlainField.tsx';
import { OnceSent, SentFrame, UntilSent } from '@frontage/blocks/form/enhanced/SentFrame.tsx';
import form from '@frontage/blocks/form/form.module.css';
import { fieldId, formSettingsOf } from '@frontage/blocks/form/formSettings.ts';
import { errorAt } from '@frontage/blocks/form/placedAnswer.ts';
import { ThankYou } from '@frontage/blocks/form/ThankYou.tsx';
import { missingTermFormId } from '@frontage/contract/constants.ts';
import { maxCharacters } from '@frontage/contract/contact/limits.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { paths } from '@frontage/contract/paths.ts';
import { Field } from '@frontage/design/kit/Field/Field.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { TextArea } from '@frontage/design/kit/TextArea/TextArea.tsx';
import styles from './MissingTerm.module.css';

/** Closes the glossary. The browser can send the form by itself. */
export function MissingTerm({ page }: { page: Pick<PageContext, 'site' | 'path' | 'formTokens' | 'visit'> }) {
  const id = 'missing-term';
  const settings = formSettingsOf(page, {
    formId: missingTermFormId,
    idPrefix: id,
    anchor: id,
    fields: ['message', 'name', 'email'],
  });
  return (
    <Section id={id} ground="land" labelledBy="missing-term-heading">
      <div className={styles.columns}>
        <div className={styles.text}>
          <h2 id="missing-term-heading" className={styles.heading}>
            Missing a word?
          </h2>
          <p className={styles.lead}>Suggest it. If we use it, we owe you a definition within a week.</p>
        </div>
        <SentFrame className={styles.sheet}>
          <UntilSent>
            <EnhancedForm
              settings={settings}
              path={paths.sendMail}
              labelledBy="missing-term-heading"
              className={`${form.form} ${form.paired}`}
            >
              <FormAnswers settings={settings} />
              <Field
                id={fieldId(settings, 'message')}
                name="message"
                label="Term, and where you met it"
                error={errorAt(settings, 'message')}
              >
                <TextArea
                  {...asAnswered(settings, 'message')}
                  name="message"
                  placeholder="Atomic swap. A sentence or a link"
                  maxLength={maxCharacters.message}
                  required
                />
              </Field>
              <WhoFields settings={settings} />
              <FormFoot settings={settings} buttonText="Suggest this term" />
            </EnhancedForm>
          </UntilSent>
          <OnceSent>
            {/* Without step two: whoever names a word has no project to tell of. */}
            <ThankYou companyName={settings.companyName} isSmall ref={null} />
          </OnceSent>
        </SentFrame>
      </div>
    </Section>
  );
}
