import { PlainForm } from '@frontage/blocks/form/PlainForm.tsx';
import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { maxCharacters } from '@frontage/contract/contact/limits.ts';
import { consentNote } from '@frontage/contract/contact/messages.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { paths } from '@frontage/contract/paths.ts';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import { Field } from '@frontage/design/kit/Field/Field.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { TextArea } from '@frontage/design/kit/TextArea/TextArea.tsx';
import { TextInput } from '@frontage/design/kit/TextInput/TextInput.tsx';
import styles from './MissingTerm.module.css';

/** The form by which readers suggest a term; it arrives like any other request. */
export const missingTermFormId = 'glossary-term';

/** Closes the glossary. A plain form: it needs no script, and the server writes what is wrong into it. */
export function MissingTerm({ page }: { page: Pick<PageContext, 'site' | 'path' | 'formTokens'> }) {
  const { companyName, email, privacyPath } = page.site;
  const settings = {
    formId: missingTermFormId,
    idPrefix: 'missing-term',
    anchor: 'missing-term',
    ...page.formTokens[missingTermFormId],
    pagePath: page.path,
    companyName,
    email,
    privacyPath,
  };
  const [beforePolicy, afterPolicy] = consentNote.text.split('privacy policy');
  return (
    <Section id={settings.anchor} ground="land" labelledBy="missing-term-heading">
      <div className={styles.columns}>
        <div className={styles.text}>
          <h2 id="missing-term-heading" className={styles.heading}>
            Missing a word?
          </h2>
          <p className={styles.lead}>Suggest it. If we use it, we owe you a definition within a week.</p>
        </div>
        <div className={styles.sheet}>
          <PlainForm
            settings={settings}
            path={paths.sendMail}
            fixed={{}}
            labelledBy="missing-term-heading"
            className={styles.form}
          >
            <Field id="missing-term-message" name="message" label="Term, and where you met it">
              <TextArea
                id="missing-term-message"
                name="message"
                placeholder="Atomic swap. A sentence or a link"
                maxLength={maxCharacters.message}
                required
              />
            </Field>
            <div className={styles.pair}>
              <Field id="missing-term-name" name="name" label={fieldTexts.name.label}>
                <TextInput
                  id="missing-term-name"
                  name="name"
                  placeholder={fieldTexts.name.placeholder}
                  autoComplete="name"
                  maxLength={maxCharacters.name}
                  required
                />
              </Field>
              <Field id="missing-term-email" name="email" label={fieldTexts.email.label}>
                <TextInput
                  id="missing-term-email"
                  type="email"
                  name="email"
                  placeholder={fieldTexts.email.placeholder}
                  autoComplete="email"
                  maxLength={maxCharacters.email}
                  required
                />
              </Field>
            </div>
            <Button type="submit" tone="accent">
              Suggest this term
            </Button>
            <p className={styles.note}>
              {beforePolicy}
              <a href={privacyPath}>privacy policy</a>
              {afterPolicy}
            </p>
          </PlainForm>
        </div>
      </div>
    </Section>
  );
}
