import { quoteFormFields } from '@frontage/contract/contact/formOrders.ts';
import { projectTypeTexts, timelineTexts } from '@frontage/contract/contact/limits.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import { ChoiceChips } from '@frontage/design/kit/ChoiceChips/ChoiceChips.tsx';
import { describedWithHelp, Field, FieldGroup } from '@frontage/design/kit/Field/Field.tsx';
import { Select } from '@frontage/design/kit/Select/Select.tsx';
import type { ReactNode } from 'react';
import { EmailField, MessageField, NameField } from './ContactFieldset.tsx';
import { choicesOf } from './choicesOf.ts';
import { fieldWords } from './fieldWords.ts';
import { typedFields } from './formFields.ts';
import { type FormSettings, fieldId } from './formSettings.ts';
import { chosenIn, typedIn } from './placedAnswer.ts';
import { RequestFormFrame } from './RequestFormFrame.tsx';
import { useRequestForm } from './useRequestForm.ts';

const labels = { projectTypes: 'additionWanted', timeline: 'additionTimeline' } as const;

interface QuoteRequestFormProps {
  settings: FormSettings;
  labelledBy: string;
  messageLabel: string;
  messagePlaceholder: string;
  buttonText: string;
  onSent: () => void;
}

/** The short form that asks for a price. Works like the contact form, with fewer questions. */
export function QuoteRequestForm(props: QuoteRequestFormProps) {
  const { settings, labelledBy, messageLabel, messagePlaceholder, buttonText, onSent } = props;
  const asked: readonly string[] = settings.own?.asked ?? quoteFormFields;
  const request = useRequestForm({ settings, fields: typedFields(asked), hasCountry: false, onSent });
  const field = { settings, request };
  const fieldOf = (name: 'projectTypes' | 'timeline') => ({
    id: fieldId(settings, name),
    name,
    error: request.errors[name],
    ...fieldWords(settings, name, { label: say(settings.words, labels[name]), isOptional: true }),
  });
  const timeline = fieldOf('timeline');
  const parts: Record<string, ReactNode> = {
    name: <NameField key="name" {...field} />,
    email: <EmailField key="email" {...field} />,
    projectTypes: (
      <FieldGroup key="projectTypes" {...fieldOf('projectTypes')}>
        <ChoiceChips
          name="projectTypes"
          kind="checkbox"
          options={choicesOf(settings.words, projectTypeTexts)}
          firstId={fieldId(settings, 'projectTypes')}
          chosen={chosenIn(settings, 'projectTypes')}
        />
      </FieldGroup>
    ),
    timeline: (
      <Field key="timeline" {...timeline}>
        <Select
          id={timeline.id}
          name="timeline"
          options={choicesOf(settings.words, timelineTexts)}
          isInvalid={Boolean(timeline.error)}
          defaultValue={typedIn(settings, 'timeline')}
          {...describedWithHelp(timeline.id, timeline.help)}
        />
      </Field>
    ),
    message: <MessageField key="message" {...field} label={messageLabel} placeholder={messagePlaceholder} />,
  };
  return (
    <RequestFormFrame settings={settings} request={request} labelledBy={labelledBy} buttonText={buttonText} tone="ink">
      {asked.map((name) => parts[name])}
    </RequestFormFrame>
  );
}
