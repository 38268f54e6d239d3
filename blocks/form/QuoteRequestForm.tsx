import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { projectTypes, timelines } from '@frontage/contract/contact/limits.ts';
import { ChoiceChips } from '@frontage/design/kit/ChoiceChips/ChoiceChips.tsx';
import { Field, FieldGroup } from '@frontage/design/kit/Field/Field.tsx';
import { Select } from '@frontage/design/kit/Select/Select.tsx';
import { EmailField, MessageField, NameField } from './ContactFieldset.tsx';
import { quoteFormFields } from './formFields.ts';
import { type FormSettings, fieldId } from './formSettings.ts';
import { chosenIn, typedIn } from './placedAnswer.ts';
import { RequestFormFrame } from './RequestFormFrame.tsx';
import { useRequestForm } from './useRequestForm.ts';

interface QuoteRequestFormProps {
  settings: FormSettings;
  labelledBy: string;
  messageLabel: string;
  messagePlaceholder: string;
  buttonText: string;
  onSent: () => void;
}

/** The short form that asks for a price. The same machinery as the contact form, fewer questions. */
export function QuoteRequestForm(props: QuoteRequestFormProps) {
  const { settings, labelledBy, messageLabel, messagePlaceholder, buttonText, onSent } = props;
  const request = useRequestForm({ settings, fields: quoteFormFields, hasCountry: false, onSent });
  const field = { settings, request };
  const typesId = fieldId(settings, 'projectTypes');
  const timelineId = fieldId(settings, 'timeline');
  return (
    <RequestFormFrame settings={settings} request={request} labelledBy={labelledBy} buttonText={buttonText} tone="ink">
      <NameField {...field} />
      <EmailField {...field} />
      <FieldGroup
        id={typesId}
        name="projectTypes"
        label={fieldTexts.projectTypes.label}
        optional={fieldTexts.optional}
        error={request.errors.projectTypes?.message}
      >
        <ChoiceChips
          kind="checkbox"
          options={projectTypes}
          firstId={typesId}
          chosen={chosenIn(settings, 'projectTypes')}
          {...request.register('projectTypes')}
        />
      </FieldGroup>
      <Field
        id={timelineId}
        name="timeline"
        label={fieldTexts.timeline.label}
        optional={fieldTexts.optional}
        error={request.errors.timeline?.message}
      >
        <Select
          id={timelineId}
          options={timelines}
          isInvalid={Boolean(request.errors.timeline)}
          defaultValue={typedIn(settings, 'timeline')}
          {...request.register('timeline')}
        />
      </Field>
      <MessageField {...field} label={messageLabel} placeholder={messagePlaceholder} />
    </RequestFormFrame>
  );
}
