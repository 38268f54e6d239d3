import { countryList } from '@frontage/contract/contact/countries.ts';
import { fileEndings, maxCharacters } from '@frontage/contract/contact/limits.ts';
import { checkAnswers } from '@frontage/contract/forms/checkAnswers.ts';
import type { Question } from '@frontage/contract/forms/Question.ts';
import { mostCharacters } from '@frontage/contract/forms/questionKinds.ts';
import { questionMarks } from '@frontage/contract/forms/questionMarks.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import { sayQuestion } from '@frontage/contract/words/questionTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { CheckBox } from '@frontage/design/kit/CheckBox/CheckBox.tsx';
import { ChoiceChips } from '@frontage/design/kit/ChoiceChips/ChoiceChips.tsx';
import { describedWithHelp, Field, FieldError, FieldGroup, fieldIds } from '@frontage/design/kit/Field/Field.tsx';
import { Select } from '@frontage/design/kit/Select/Select.tsx';
import { TextArea } from '@frontage/design/kit/TextArea/TextArea.tsx';
import { TextInput } from '@frontage/design/kit/TextInput/TextInput.tsx';
import type { ComponentProps } from 'react';
import { asAnswered } from '../form/enhanced/asAnswered.ts';
import { PlainFile } from '../form/enhanced/PlainFile.tsx';
import { anyFileWords } from '../form/fieldWords.ts';
import { type FormSettings, fieldId } from '../form/formSettings.ts';
import { chosenIn, errorAt, typedIn } from '../form/placedAnswer.ts';
import styles from './OwnForm.module.css';

/** Ids of the questions that are asked at first: of nobody yet, or of whoever sent this form without script. */
export function askedOnPage(questions: readonly Question[], settings: FormSettings): string[] {
  const sent = Object.fromEntries(questions.map(({ id }) => [id, chosenIn(settings, id)]));
  return checkAnswers(questions, sent, { isCountry: () => true }).asked.map(({ id }) => id);
}

/** Choices are chips up to this many, above that a list. */
const mostChips = 7;

interface QuestionProps {
  question: Question;
  settings: FormSettings;
}

interface QuestionFieldProps extends QuestionProps {
  questions: readonly Question[];
  isAsked: boolean;
}

/** One question as the page shows it, or what the host already knows of a hidden one. One that depends on another says so where there is no script. */
export function QuestionField({ isAsked, question, questions, settings }: QuestionFieldProps) {
  if (question.from)
    return (chosenIn(settings, question.id) ?? []).map((value) => (
      <input key={value} type="hidden" name={question.id} value={value} />
    ));
  const only = onlyIf(question, questions, settings.words);
  return (
    <div
      className={only ? styles.depends : undefined}
      {...{ [questionMarks.question]: question.id, ...(only && isAsked ? { [questionMarks.asked]: '' } : {}) }}
    >
      {only ? <p className={styles.only}>{only}</p> : null}
      <Control question={question} settings={settings} />
    </div>
  );
}

function onlyIf({ askIf }: Question, questions: readonly Question[], words: Words | undefined): string | undefined {
  const other = askIf && questions.find(({ id }) => id === askIf.question);
  if (!other) return undefined;
  const named = { question: other.label };
  if (askIf.is === undefined) return sayQuestion(words, askIf.filled === false ? 'onlyIfEmpty' : 'onlyIfFilled', named);
  const answer = optionsOf(other, words).find(({ value }) => value === askIf.is)?.label ?? askIf.is;
  return sayQuestion(words, 'onlyIfIs', { ...named, answer });
}

function optionsOf({ kind, options = [] }: Question, words: Words | undefined) {
  if (kind === 'country') return countryList.map(({ name }) => ({ label: name, value: name }));
  if (kind !== 'yesNo') return options.map(({ id, label }) => ({ label, value: id }));
  return [
    { label: sayQuestion(words, 'questionYes'), value: 'yes' },
    { label: sayQuestion(words, 'questionNo'), value: 'no' },
  ];
}

function Control(props: QuestionProps) {
  const { question, settings } = props;
  switch (question.kind) {
    case 'heading':
      return <h3>{question.label}</h3>;
    case 'note':
      return <p className={styles.words}>{question.label}</p>;
    case 'file': {
      const texts = anyFileWords(settings, question.label);
      const words = { ...texts, hint: question.help ?? texts.hint };
      return <PlainFile settings={settings} name={question.id} texts={words} accept={fileEndings.join(',')} />;
    }
    case 'consent':
      return <Consent {...props} />;
    case 'choices':
    case 'yesNo':
      return <Chips {...props} />;
    case 'choice':
      return (question.options?.length ?? 0) <= mostChips ? <Chips {...props} /> : <List {...props} />;
    case 'country':
      return <List {...props} />;
    default:
      return <Line {...props} />;
  }
}

/**
 * A question that depends on another is not marked as required, nor is one of a later page: the browser alone cannot
 * tell whether it is asked.
 */
const attributesOf = ({ askIf, id, page = 1, required }: Question) => ({
  name: id,
  required: Boolean(required && !askIf && page === 1),
});

function framed({ question, settings }: QuestionProps) {
  const { help, id: name, label, required } = question;
  const id = fieldId(settings, name);
  const optional = required ? undefined : say(settings.words, 'optional');
  return { id, name, label, optional, help, error: errorAt(settings, name) };
}

type Attributes = Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'max' | 'maxLength' | 'min' | 'type'>;

/** By the ids under which a request has a person's name and company. */
const fills: Readonly<Record<string, string>> = { name: 'name', surname: 'family-name', company: 'organization' };

function attributesOfKind({ id, kind, max, min }: Question): Attributes {
  switch (kind) {
    case 'email':
      return { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: maxCharacters.email };
    case 'phone':
      return { type: 'tel', autoComplete: 'tel', inputMode: 'tel', maxLength: maxCharacters.phone };
    case 'number':
    case 'amount':
      return { inputMode: 'decimal' };
    case 'date':
      return { type: 'date', ...(min ? { min } : {}), ...(max ? { max } : {}) };
    default:
      return { maxLength: Number(max ?? mostCharacters.text), ...(fills[id] ? { autoComplete: fills[id] } : {}) };
  }
}

function Line({ question, settings }: QuestionProps) {
  const field = framed({ question, settings });
  const { help, kind, max, placeholder } = question;
  const shared = {
    ...asAnswered(settings, question.id),
    ...attributesOf(question),
    placeholder,
    ...describedWithHelp(field.id, help),
  };
  return (
    <Field {...field}>
      {kind === 'longText' ? (
        <TextArea {...shared} rows={4} maxLength={Number(max ?? mostCharacters.longText)} />
      ) : (
        <TextInput {...shared} {...attributesOfKind(question)} />
      )}
    </Field>
  );
}

function Chips({ question, settings }: QuestionProps) {
  const field = framed({ question, settings });
  const { name, required } = attributesOf(question);
  const kind = question.kind === 'choices' ? 'checkbox' : 'radio';
  return (
    <FieldGroup {...field}>
      <ChoiceChips
        kind={kind}
        name={name}
        options={optionsOf(question, settings.words)}
        firstId={field.id}
        chosen={chosenIn(settings, name)}
        required={kind === 'radio' && required}
      />
    </FieldGroup>
  );
}

function List({ question, settings }: QuestionProps) {
  const field = framed({ question, settings });
  const none = { label: sayQuestion(settings.words, 'questionChoose'), value: '' };
  return (
    <Field {...field}>
      <Select
        {...asAnswered(settings, question.id)}
        {...attributesOf(question)}
        options={[none, ...optionsOf(question, settings.words)]}
        {...describedWithHelp(field.id, question.help)}
      />
    </Field>
  );
}

function Consent({ question, settings }: QuestionProps) {
  const { error, help, id, label, name } = framed({ question, settings });
  const ids = fieldIds(id);
  return (
    <div>
      <CheckBox
        id={id}
        {...attributesOf(question)}
        label={label}
        value="yes"
        defaultChecked={typedIn(settings, name) !== undefined}
        aria-describedby={help ? `${ids.help} ${ids.error}` : ids.error}
      />
      {help ? (
        <p id={ids.help} className={styles.words}>
          {help}
        </p>
      ) : null}
      <FieldError id={ids.error} name={name} error={error} />
    </div>
  );
}
