import { EnhancedForm, FormAnswers, FormFoot } from '@frontage/blocks/form/enhanced/EnhancedForm.tsx';
import { InOrder, listAskedNames } from '@frontage/blocks/form/enhanced/InOrder.tsx';
import { PlainMessage, WhoField } from '@frontage/blocks/form/enhanced/PlainField.tsx';
import { OnceSent, SentFrame, UntilSent } from '@frontage/blocks/form/enhanced/SentFrame.tsx';
import form from '@frontage/blocks/form/form.module.css';
import { buttonTextOf } from '@frontage/blocks/form/formSettings.ts';
import { formSettingsOf } from '@frontage/blocks/form/formSettingsOf.ts';
import { ThankYou } from '@frontage/blocks/form/ThankYou.tsx';
import { missingTermFormId } from '@frontage/contract/constants.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { paths } from '@frontage/contract/paths.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import styles from './MissingTerm.module.css';

/** The form at the end of the glossary. The browser can send it without script. */
export function MissingTerm({
  page,
}: {
  page: Pick<PageContext, 'site' | 'path' | 'formTokens' | 'ownForms' | 'visit'>;
}) {
  const id = 'missing-term';
  const { fields, note } = formTable[missingTermFormId];
  const names = listAskedNames(page, missingTermFormId, formTable[missingTermFormId]);
  const settings = formSettingsOf(page, {
    formId: missingTermFormId,
    idPrefix: id,
    anchor: id,
    fields: names,
    note,
  });
  const { words } = settings;
  return (
    <Section id={id} ground="land" labelledBy="missing-term-heading">
      <div className={styles.columns}>
        <div className={styles.text}>
          <h2 id="missing-term-heading" className={styles.heading}>
            {saySite(words, 'glossary.missing')}
          </h2>
          <p className={styles.lead}>{saySite(words, 'glossary.suggest')}</p>
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
              <InOrder
                names={names}
                parts={{
                  message: (
                    <PlainMessage
                      settings={settings}
                      label={fields[0].label}
                      placeholder={fields[0].placeholder ?? ''}
                      isRequired
                      rows={null}
                    />
                  ),
                  name: <WhoField settings={settings} name="name" />,
                  email: <WhoField settings={settings} name="email" />,
                }}
              />
              <FormFoot
                settings={settings}
                buttonText={buttonTextOf(page, missingTermFormId, saySite(words, 'glossary.suggestButton'))}
              />
            </EnhancedForm>
          </UntilSent>
          <OnceSent words={settings.words}>
            {/* There is no step two: somebody who suggests a term has no project to describe. */}
            <ThankYou
              companyName={settings.companyName}
              words={settings.thanks}
              said={settings.words}
              isSmall
              ref={null}
            />
          </OnceSent>
        </SentFrame>
      </div>
    </Section>
  );
}
