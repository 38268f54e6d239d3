import { counterFrom, fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import {
  callBackTimeTexts,
  isFileField,
  maxCharacters,
  projectTypeTexts,
  timelineTexts,
} from '@frontage/contract/contact/limits.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
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
import { chosenIn, type FormSettings, fieldId, typedIn, usuallyOptional } from './formLook.ts';
import { type Form, useFormAround } from './useForm.ts';

type Input = Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode'>;

/** The attributes by which browsers fill in a line, or check it. */
export const lines: Readonly<Record<string, Input>> = {
  name: { autoComplete: 'name' },
  surname: { autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  company: { autoComplete: 'organization' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  linesOfCode: { inputMode: 'numeric' },
  deadline: { type: 'date' },
};
/** The sentences that ask for choices, in the order of their name. */
const asks = { projectTypes: 'additionWanted', timeline: 'additionTimeline' } as const;
const texts: Readonly<Record<string, { label: string; placeholder?: string }>> = fieldTexts;

/** What a field is drawn by: its words, its error, and what was typed into it before the page was drawn. */
export function drawnBy(
  form: Form,
  name: string,
  { help, isRequired: required, label, optional, placeholder }: ReturnType<typeof fieldWords>,
) {
  const id = fieldId(form.look.settings, name);
  const error = form.errorOf(name);
  return {
    form,
    field: { id, name, label, help, error, optional },
    input: {
      id,
      name,
      required,
      placeholder,
      isInvalid: Boolean(error),
      defaultValue: typedIn(form, name),
      ...describedWithHelp(id, help),
    },
  };
}

function useField(name: string) {
  const form = useFormAround();
  const { settings, optional = usuallyOptional, worded = {} } = form.look;
  const usual = texts[name] ?? { label: name };
  const said = fieldWords(settings, name, {
    label: worded[name]?.label ?? (name in asks ? say(settings.words, asks[name as keyof typeof asks]) : usual.label),
    placeholder: worded[name]?.placeholder ?? usual.placeholder,
    isOptional: optional.includes(name),
  });
  return drawnBy(form, name, said);
}

/** One of the fields that forms of the site have, by its name. */
export function FormField({ name }: { name: string }) {
  const { Country, File } = useFormAround();
  switch (name) {
    case 'country':
      return Country ? <Country /> : null;
    case 'message':
    case 'note':
      return <MessageField name={name} />;
    case 'projectTypes':
      return <Chips name={name} kind="checkbox" choices={projectTypeTexts} />;
    case 'callTime':
      return <Chips name={name} kind="radio" choices={callBackTimeTexts} isFirstChosen />;
    case 'timeline':
      return <TimelineField />;
    case 'repository':
      return <LineField name={name} />;
    default:
      if (isFileField(name)) return File ? <File name={name} /> : null;
      // Half as wide as the form where there is room.
      return (
        <div data-half="">
          <LineField name={name} />
        </div>
      );
  }
}

export function LineField({ name, className }: { name: string; className?: string | undefined }) {
  const { field, input } = useField(name);
  return (
    <Field {...field} className={className}>
      <TextInput {...input} {...lines[name]} />
    </Field>
  );
}

function MessageField({ name }: { name: string }) {
  const { field, form, input } = useField(name);
  return (
    <Field {...field}>
      <TextArea {...input} rows={4} />
      <CharacterCount used={form.messageLength} max={maxCharacters.message} from={counterFrom} />
    </Field>
  );
}

function TimelineField() {
  const { field, form, input } = useField('timeline');
  const { placeholder: _, required: __, ...attributes } = input;
  return (
    <Field {...field}>
      <Select {...attributes} options={choicesOf(form.look.settings.words, timelineTexts)} />
    </Field>
  );
}

/**
 * Choices, by the id of their sentence, in the words of the site's owner. What is sent and stored is the usual word,
 * which sales know.
 */
export function choicesOf(words: Words | undefined, choices: Words) {
  return Object.entries(choices).map(([id, value]) => ({ label: words?.[id] ?? value, value }));
}

interface ChipsProps {
  name: string;
  kind: 'checkbox' | 'radio';
  choices: Readonly<Record<string, string>>;
  isFirstChosen?: boolean;
}

export function Chips({ name, kind, choices, isFirstChosen }: ChipsProps) {
  const { field, form } = useField(name);
  const options = choicesOf(form.look.settings.words, choices);
  const chosen = chosenIn(form, name);
  const first = isFirstChosen && options[0] ? [options[0].value] : undefined;
  return (
    <FieldGroup {...field} optional={isFirstChosen ? undefined : field.optional}>
      <ChoiceChips
        name={name}
        kind={kind}
        options={options}
        firstId={field.id}
        chosen={chosen?.length ? chosen : first}
      />
    </FieldGroup>
  );
}

interface Usual {
  /** The block's word, or the usual one. */
  label: string;
  placeholder?: string | undefined;
  /** Optional, unless the owner says otherwise. */
  isOptional?: boolean | undefined;
}

/** The texts at a field: the owner's words for all pages, otherwise those of the block, otherwise the usual ones. */
export function fieldWords({ own, words: said }: Pick<FormSettings, 'own' | 'words'>, name: string, usual: Usual) {
  const words = own?.fields?.[name];
  const isRequired = words?.isRequired || !usual.isOptional;
  return {
    label: words?.label ?? usual.label,
    placeholder: words?.placeholder ?? usual.placeholder,
    help: words?.help,
    optional: isRequired ? undefined : say(said, 'optional'),
    isRequired,
  };
}
