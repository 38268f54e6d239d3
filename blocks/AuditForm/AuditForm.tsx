import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { auditCharacters, auditFields } from '@frontage/contract/contact/auditRequest.ts';
import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { fileEndings, maxCharacters } from '@frontage/contract/contact/limits.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { paths } from '@frontage/contract/paths.ts';
import { Facts } from '@frontage/design/kit/Facts/Facts.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { EnhancedForm, FormAnswers, FormFoot } from '../form/enhanced/EnhancedForm.tsx';
import { PlainField, PlainMessage, WhoFields } from '../form/enhanced/PlainField.tsx';
import { PlainFile } from '../form/enhanced/PlainFile.tsx';
import { OnceSent, SentFrame, SentWords, UntilSent } from '../form/enhanced/SentFrame.tsx';
import form from '../form/form.module.css';
import { formSettingsOf } from '../form/formSettings.ts';
import styles from './AuditForm.module.css';

const auditPlaces = [...Object.keys(auditFields.shape), 'file'];

/** A request for an audit on a field sheet. The browser can send it by itself. R45. */
export function AuditForm({ block, page, id }: BlockProps<BlockOf<'audit_form'>>) {
  const headingId = `${id}-heading`;
  const settings = formSettingsOf(page, {
    formId: block.formId,
    idPrefix: `${id}-audit`,
    anchor: id,
    fields: auditPlaces,
  });
  return (
    <Section id={id} ground="land" labelledBy={headingId}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id={headingId} className={styles.heading}>
            {block.heading}
          </h2>
          <p className={styles.lead}>{withAnswerTime(block.lead, page.site)}</p>
          <Facts facts={block.facts} />
        </div>
        <SentFrame className={styles.sheet}>
          <UntilSent>
            <EnhancedForm
              settings={settings}
              path={paths.audit}
              labelledBy={headingId}
              hasFiles
              className={`${form.form} ${form.paired}`}
            >
              <FormAnswers settings={settings} />
              <PlainField
                settings={settings}
                name="repository"
                isWide
                input={{ maxLength: auditCharacters.repository }}
              />
              <PlainField settings={settings} name="network" input={{ maxLength: auditCharacters.network }} />
              <PlainField settings={settings} name="language" input={{ maxLength: auditCharacters.language }} />
              <PlainField
                settings={settings}
                name="linesOfCode"
                isOptional
                input={{ inputMode: 'numeric', maxLength: auditCharacters.linesOfCode }}
              />
              <PlainField settings={settings} name="deadline" isOptional input={{ type: 'date' }} />
              <WhoFields settings={settings} />
              <PlainField
                settings={settings}
                name="company"
                isOptional
                input={{ autoComplete: 'organization', maxLength: maxCharacters.company }}
              />
              <PlainField
                settings={settings}
                name="phone"
                isOptional
                input={{ type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: maxCharacters.phone }}
              />
              <PlainMessage settings={settings} label={block.messageLabel} placeholder={block.messagePlaceholder} />
              <PlainFile
                settings={settings}
                texts={{ ...fieldTexts.file, label: block.fileLabel }}
                accept={fileEndings.join(',')}
              />
              <FormFoot settings={settings} buttonText={block.buttonText} consentFieldName={block.consentFieldName} />
            </EnhancedForm>
          </UntilSent>
          <OnceSent>
            <SentWords settings={settings} isSmall />
          </OnceSent>
        </SentFrame>
      </div>
    </Section>
  );
}
