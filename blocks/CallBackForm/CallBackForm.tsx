import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import type { BlockOf } from '@frontage/contract/blocks.ts';
import { furtherTexts } from '@frontage/contract/contact/furtherTexts.ts';
import { callBackTimes, callBackTimeTexts } from '@frontage/contract/contact/limits.ts';
import { processingNote } from '@frontage/contract/contact/messages.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import type { BlockProps } from '@frontage/contract/page.ts';
import { paths } from '@frontage/contract/paths.ts';
import { ChoiceChips } from '@frontage/design/kit/ChoiceChips/ChoiceChips.tsx';
import { FieldGroup } from '@frontage/design/kit/Field/Field.tsx';
import { choicesOf } from '../form/choicesOf.ts';
import { EnhancedForm, FormAnswers, FormFoot } from '../form/enhanced/EnhancedForm.tsx';
import { InOrder, listAskedNames } from '../form/enhanced/InOrder.tsx';
import { WhoField } from '../form/enhanced/PlainField.tsx';
import { FormSheet } from '../form/FormSheet.tsx';
import { fieldWords } from '../form/fieldWords.ts';
import form from '../form/form.module.css';
import { buttonTextOf, type FormSettings, fieldId } from '../form/formSettings.ts';
import { formSettingsOf } from '../form/formSettingsOf.ts';
import { chosenIn, errorAt } from '../form/placedAnswer.ts';

/** A request to be called. It needs no script, and asks for no address. R60. */
export function CallBackForm({ block, page, id }: BlockProps<BlockOf<'call_back_form'>>) {
  const headingId = `${id}-heading`;
  const names = listAskedNames(page, block.formId, formTable['call-back']);
  const settings = formSettingsOf(page, {
    formId: block.formId,
    idPrefix: `${id}-call`,
    anchor: id,
    fields: names,
    note: processingNote,
  });
  return (
    <FormSheet
      id={id}
      headingId={headingId}
      heading={block.heading}
      lead={withAnswerTime(block.lead, page.site)}
      settings={settings}
    >
      <EnhancedForm
        settings={settings}
        path={paths.callBack}
        labelledBy={headingId}
        className={`${form.form} ${form.paired}`}
      >
        <FormAnswers settings={settings} />
        <InOrder
          names={names}
          parts={{
            name: <WhoField settings={settings} name="name" />,
            phone: <WhoField settings={settings} name="phone" />,
            callTime: <TimeOfDay settings={settings} />,
          }}
        />
        <FormFoot settings={settings} buttonText={buttonTextOf(page, block.formId, block.buttonText)} />
      </EnhancedForm>
    </FormSheet>
  );
}

function TimeOfDay({ settings }: { settings: FormSettings }) {
  const id = fieldId(settings, 'callTime');
  const chosen = chosenIn(settings, 'callTime');
  const { help, label } = fieldWords(settings, 'callTime', furtherTexts.callTime);
  return (
    <FieldGroup id={id} name="callTime" label={label} help={help} error={errorAt(settings, 'callTime')}>
      <ChoiceChips
        kind="radio"
        name="callTime"
        options={choicesOf(settings.words, callBackTimeTexts)}
        firstId={id}
        chosen={chosen?.length ? chosen : callBackTimes.slice(0, 1)}
      />
    </FieldGroup>
  );
}
