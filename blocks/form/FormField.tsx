import { counterFrom } from '@frontage/contract/contact/fieldTexts.ts';
import { maxCharacters } from '@frontage/contract/contact/limits.ts';
import { isSiteField } from '@frontage/contract/contact/siteQuestions.ts';
import { type AnyQuestion, isSiteQuestion } from '@frontage/contract/forms/Question.ts';
import { mostCharacters } from '@frontage/contract/forms/questionKinds.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import { sayQuestion } from '@frontage/contract/words/questionTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { ChoiceChips } from '@frontage/design/kit/ChoiceChips/ChoiceChips.tsx';
import {
  CharacterCount,
  describedWithHelp,
  Field,
  FieldGroup,
  Select,
  TextArea,
  TextInput,
} from '@frontage/design/kit/Field/Field.tsx';
import type { ComponentProps } from 'react';
import { chosenIn, fieldId, typedIn } from './formLook.ts';
import { fieldOf } from './questionsOf.ts';
import { useFormAround } from './useForm.ts';

/* How questions are drawn, be they fields of the site or an owner's: what only an owner asks is in `QuestionField.tsx`. */

type Attributes = Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'max' | 'maxLength' | 'min' | 'type'>;

/** The attributes by which browsers fill in a line, or check it. */
const lines: Readonly<Record<string, Attributes>> = {
  name: { autoComplete: 'name' },
  surname: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  company: { autoComplete: 'organization' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  linesOfCode: { inputMode: 'numeric' },
  deadline: { type: 'date' },
};

function attributesOf(question: AnyQuestion): Attributes {
  const { id, kind, max, min } = question;
  if (isSiteQuestion(question)) return lines[id] ?? {};
  switch (kind) {
    case 'email':
    case 'phone':
      return { ...lines[kind], maxLength: maxCharacters[kind] };
    case 'number':
    case 'amount':
      return { inputMode: 'decimal' };
    case 'date':
      return { type: 'date', ...(min ? { min } : {}), ...(max ? { max } : {}) };
    case 'text': {
      const { autoComplete, type } = lines[id] ?? {};
      return { maxLength: Number(max ?? mostCharacters.text), ...(autoComplete && !type ? { autoComplete } : {}) };
    }
    default:
      return {};
  }
}

/**
 * What a question is drawn by: its words, its error, and what was typed before the page was drawn. One that depends on
 * another is not marked as required, nor is one of a later page: the browser alone cannot tell whether it is asked.
 */
export function useDrawn({ askIf, currency, help, id: name, label, page = 1, placeholder, required }: AnyQuestion) {
  const form = useFormAround();
  const { settings } = form.look;
  const id = fieldId(settings, name);
  const error = form.errorOf(name);
  return {
    form,
    field: {
      ...{ id, name, help, error },
      label: currency ? `${label} (${currency})` : label,
      optional: required ? undefined : say(settings.words, 'optional'),
    },
    input: {
      ...{ id, name, placeholder },
      required: Boolean(required && !askIf && page === 1),
      isInvalid: Boolean(error),
      defaultValue: typedIn(form, name),
      ...describedWithHelp(id, help),
    },
  };
}

/** One of the fields that forms of the site have, by its name. */
export function FormField({ name }: { name: string }) {
  const { Country, File, look } = useFormAround();
  if (!isSiteField(name)) return File ? <File name={name} /> : null;
  if (name === 'country') return Country ? <Country /> : null;
  const question = fieldOf(look, name);
  if (name === 'timeline') return <TimelineField question={question} />;
  if (question.options) return <Chips question={question} isFirstChosen={name === 'callTime'} />;
  const line = <Line question={question} />;
  // Half as wide as the form where there is room.
  return question.kind === 'longText' || name === 'repository' ? line : <div data-half="">{line}</div>;
}

interface QuestionProps {
  question: AnyQuestion;
}

export function Line({ className, question }: QuestionProps & { className?: string | undefined }) {
  const { field, form, input } = useDrawn(question);
  const { kind, max = mostCharacters.longText } = question;
  if (kind !== 'longText') {
    return (
      <Field {...field} className={className}>
        <TextInput {...input} {...attributesOf(question)} />
      </Field>
    );
  }
  return (
    <Field {...field}>
      <TextArea {...input} rows={4} maxLength={isSiteQuestion(question) ? undefined : Number(max)} />
      {isSiteQuestion(question) ? (
        <CharacterCount
          used={form.messageLength}
          max={Number(max)}
          from={counterFrom}
          words={form.look.settings.words}
        />
      ) : null}
    </Field>
  );
}

function TimelineField({ question }: QuestionProps) {
  const { field, form, input } = useDrawn(question);
  const { placeholder: _, required: __, ...attributes } = input;
  return (
    <Field {...field}>
      <Select {...attributes} options={optionsOf(question, form.look.settings.words)} />
    </Field>
  );
}

/** What may be chosen. Of a field, what is sent and stored is the usual word, which sales know. */
export function optionsOf({ kind, options = [] }: AnyQuestion, words: Words | undefined) {
  if (kind !== 'yesNo') return options.map(({ id, label }) => ({ label, value: id }));
  return [
    { label: sayQuestion(words, 'questionYes'), value: 'yes' },
    { label: sayQuestion(words, 'questionNo'), value: 'no' },
  ];
}

export function Chips({ isFirstChosen = false, question }: QuestionProps & { isFirstChosen?: boolean }) {
  const { field, form, input } = useDrawn(question);
  const kind = question.kind === 'choices' ? 'checkbox' : 'radio';
  const options = optionsOf(question, form.look.settings.words);
  const chosen = chosenIn(form, question.id);
  const first = isFirstChosen && options[0] ? [options[0].value] : undefined;
  return (
    <FieldGroup {...field} optional={isFirstChosen ? undefined : field.optional}>
      <ChoiceChips
        kind={kind}
        name={question.id}
        options={options}
        firstId={field.id}
        chosen={chosen?.length ? chosen : first}
        required={kind === 'radio' && input.required}
      />
    </FieldGroup>
  );
}
