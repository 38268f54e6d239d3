import { endingsOf } from '@frontage/contract/contact/limits.ts';
import { checkAnswers, sayAnswerFault } from '@frontage/contract/forms/checkAnswers.ts';
import { kindOf, ownQuestionKinds } from '@frontage/contract/forms/kindOf.ts';
import type { Question } from '@frontage/contract/forms/Question.ts';
import { questionMarks } from '@frontage/contract/forms/questionMarks.ts';
import { sayQuestion } from '@frontage/contract/words/questionTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { CheckBox, describedBy, Field, FieldError, FieldGroup, fieldIds } from '@frontage/design/kit/Field/Field.tsx';
import { own as ownControls } from '../../registry/questionControls.ts';
import styles from '../FormBlock/FormBlock.module.css';
import { AttachmentField, fileWords } from './AttachmentField.tsx';
import { CountryList, ListField } from './CountryField.tsx';
import { Chips, Line, optionsOf, useDrawn } from './FormField.tsx';
import { chosenIn, type QuestionControl } from './formLook.ts';
import { slotsOf } from './useFields.ts';
import { type Form, useFormAround } from './useForm.ts';

/** Choices are chips up to this many, above that a list. */
const mostChips = 7;

interface QuestionProps {
  question: Question;
  form: Form;
  isAwake: boolean;
}

interface QuestionFieldProps {
  question: Question;
  questions: readonly Question[];
  isAsked: boolean;
  /** With script, what is not asked is not sent. */
  isAwake: boolean;
}

/** One question as the page shows it, or what the host already knows of a hidden one. One that depends on another says so where there is no script. */
export function QuestionField({ isAsked, isAwake, question, questions }: QuestionFieldProps) {
  const form = useFormAround();
  const mark = { [questionMarks.question]: question.id };
  if (question.from)
    return (chosenIn(form, question.id) ?? []).map((value) => (
      <input key={value} type="hidden" name={question.id} value={value} />
    ));
  const only = onlyIf(question, questions, form.look.settings.words);
  const control = <Control question={question} form={form} isAwake={isAwake} />;
  if (!only) return <div {...mark}>{control}</div>;
  return (
    <fieldset
      className={styles.depends}
      disabled={isAwake && !isAsked}
      {...{ ...mark, ...(isAsked ? { [questionMarks.asked]: '' } : {}) }}
    >
      <p className={`muted ${styles.only}`}>{only}</p>
      {control}
    </fieldset>
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

function Control(props: QuestionProps) {
  const { question } = props;
  switch (question.kind) {
    case 'heading':
      return <h3>{question.label}</h3>;
    case 'note':
      return <p className={styles.words}>{question.label}</p>;
    case 'file':
      return <Files {...props} />;
    case 'consent':
      return <Consent {...props} />;
    case 'choices':
    case 'yesNo':
      return <Chips question={question} />;
    case 'choice':
      return (question.options?.length ?? 0) <= mostChips ? <Chips question={question} /> : <List {...props} />;
    case 'country':
      return <List {...props} />;
    default: {
      const Own = ownControls[question.kind];
      if (Own) return <OwnControl {...props} Own={Own} />;
      // Also one of `own/questions` whose control cannot be built.
      return kindOf(question).isAnswered ? <Line question={question} /> : null;
    }
  }
}

/** One of `own/questions`. */
function OwnControl({ Own, ...asked }: QuestionProps & { Own: QuestionControl }) {
  const { form, question } = asked;
  const { field, input } = useDrawn(asked.question);
  const Frame = ownQuestionKinds[question.kind]?.isGroup ? FieldGroup : Field;
  return (
    <Frame {...field}>
      <Own {...input} question={question} typed={chosenIn(form, question.id) ?? []} />
    </Frame>
  );
}

function List(asked: QuestionProps) {
  const { words } = asked.form.look.settings;
  const { field, input } = useDrawn(asked.question);
  const none = { label: sayQuestion(words, 'questionChoose'), value: '' };
  const list = { field, required: input.required, defaultValue: input.defaultValue };
  if (asked.question.kind === 'country') return <CountryList {...list} none={none} />;
  const searchLabel = sayQuestion(words, 'questionSearch', { question: field.label });
  return <ListField {...list} options={[none, ...optionsOf(asked.question, words)]} searchLabel={searchLabel} />;
}

/** A place for each file that may be sent; with script, one after the other. */
function Files({ form, isAwake, question }: QuestionProps) {
  const { chosen } = form.files;
  const { settings } = form.look;
  const name = question.id;
  const slots = slotsOf(name, Number(question.max ?? 1));
  const endings = endingsOf(question.types);
  const usual = fileWords(settings, name);
  const refuse = ({ name: fileName, size }: File) => {
    const tools = { isCountry: () => false, sizeOf: () => size };
    const [wrong] = checkAnswers([{ ...question, askIf: undefined }], { [name]: [fileName] }, tools).faults;
    return wrong && sayAnswerFault(settings.words, wrong);
  };
  return slots.map((slot, place) =>
    isAwake && place > 0 && !chosen[slot] && !chosen[slots[place - 1] ?? ''] ? null : (
      <AttachmentField
        key={slot}
        name={name}
        slot={slot}
        accept={endings.join(',')}
        texts={{
          ...usual,
          hint: question.help ?? hintOf(question, settings.words) ?? usual.hint,
          label: slots.length > 1 ? `${question.label} (${place + 1}/${slots.length})` : question.label,
        }}
        refuse={refuse}
      />
    ),
  );
}

/** What it says of its files, where it does not take all that the site takes. */
function hintOf({ maxSizeMb: most, types: taken }: Question, words: Words | undefined): string | undefined {
  const types = endingsOf(taken).join(', ');
  if (!most) return taken && sayQuestion(words, 'fileTypesHint', { types });
  return taken
    ? sayQuestion(words, 'fileTypesSizeHint', { types, most })
    : sayQuestion(words, 'fileSizeHint', { most });
}

function Consent(asked: QuestionProps) {
  const { field, input } = useDrawn(asked.question);
  const { error, help, id, label, name } = field;
  return (
    <div>
      <CheckBox
        id={id}
        name={name}
        required={input.required}
        label={label}
        value="yes"
        defaultChecked={input.defaultValue !== undefined}
        aria-describedby={input['aria-describedby'] ?? describedBy(id)}
      />
      {help ? (
        <p id={fieldIds(id).help} className={styles.words}>
          {help}
        </p>
      ) : null}
      <FieldError id={fieldIds(id).error} name={name} error={error} />
    </div>
  );
}
