import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { callBackFields } from '@frontage/contract/contact/callBackRequest.ts';
import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { callBackTimes, maxCharacters } from '@frontage/contract/contact/limits.ts';
import { processingNote } from '@frontage/contract/contact/messages.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { paths } from '@frontage/contract/paths.ts';
import { ChoiceChips } from '@frontage/design/kit/ChoiceChips/ChoiceChips.tsx';
import { FieldGroup } from '@frontage/design/kit/Field/Field.tsx';
import { Section } from '@frontage/design/kit/Section/Section.tsx';
import { EnhancedForm, FormAnswers, FormFoot } from '../form/enhanced/EnhancedForm.tsx';
import { PlainField } from '../form/enhanced/PlainField.tsx';
import { OnceSent, SentFrame, SentWords, UntilSent } from '../form/enhanced/SentFrame.tsx';
import form from '../form/form.module.css';
import { type FormSettings, fieldId, formSettingsOf } from '../form/formSettings.ts';
import { chosenIn, errorAt } from '../form/placedAnswer.ts';
import styles from './CallBackForm.module.css';

const places = Object.keys(callBackFields.shape);

/** A request to be called. It needs no script, and asks for no address. R60. */
export function CallBackForm({ block, page, id }: BlockProps<BlockOf<'call_back_form'>>) {
  const headingId = `${id}-heading`;
  const settings = formSettingsOf(page, {
    formId: block.formId,
    idPrefix: `${id}-call`,
    anchor: id,
    fields: places,
  });
  return (
    <Section id={id} ground="land" labelledBy={headingId}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2 id={headingId} className={styles.heading}>
            {block.heading}
          </h2>
          <p className={styles.lead}>{withAnswerTime(block.lead, page.site)}</p>
        </div>
        <SentFrame className={styles.sheet}>
          <UntilSent>
            <EnhancedForm
              settings={settings}
              path={paths.callBack}
              consentVersion={processingNote.version}
              labelledBy={headingId}
              className={`${form.form} ${form.paired}`}
            >
              <FormAnswers settings={settings} />
              <PlainField
                settings={settings}
                name="name"
                input={{ autoComplete: 'name', maxLength: maxCharacters.name }}
              />
              <PlainField
                settings={settings}
                name="phone"
                input={{ type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: maxCharacters.phone }}
              />
              <TimeOfDay settings={settings} />
              <FormFoot settings={settings} buttonText={block.buttonText} note={processingNote} />
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

function TimeOfDay({ settings }: { settings: FormSettings }) {
  const id = fieldId(settings, 'callTime');
  const chosen = chosenIn(settings, 'callTime');
  return (
    <FieldGroup id={id} name="callTime" label={fieldTexts.callTime.label} error={errorAt(settings, 'callTime')}>
      <ChoiceChips
        kind="radio"
        name="callTime"
        options={callBackTimes}
        firstId={id}
        chosen={chosen?.length ? chosen : callBackTimes.slice(0, 1)}
      />
    </FieldGroup>
  );
}
