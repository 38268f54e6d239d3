import { articleFileSuccess, sendMailSuccess, subscribeSuccess } from '@frontage/contract/contact/answers.ts';
import { cleanedAddress, isBlank } from '@frontage/contract/contact/cleaned.ts';
import { isDoubtful } from '@frontage/contract/contact/doubtfulAddress.ts';
import { fieldsOf, isSiteField } from '@frontage/contract/contact/fields.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { paths } from '@frontage/contract/paths.ts';
import { say, sayFault } from '@frontage/contract/words/formTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { Fault, FieldFault } from './createFormEngine.ts';
import { type FormCall, type FormLook, type FormOptions, type PlacedAnswer, usuallyOptional } from './formLook.ts';
import { controlsOf, type Typed, valuesIn } from './useTyped.ts';

type Options = Pick<FormOptions, 'bridge' | 'check'> & { call: FormCall; answer: PlacedAnswer | undefined };

/** What is wrong with a form: by the host, by its own check, and by its files. R27. */
export function useFaults({ path = paths.sendMail, settings }: FormLook, { files, form }: Typed, options: Options) {
  const { own, words } = settings;
  const { answer, bridge, call } = options;
  const [errors, setErrors] = useState<Messages>(() => messagesOf(answer?.errors ?? []));
  const [isChecked, setIsChecked] = useState(false);
  /** The fields of a message as their schema returned them. */
  const cleaned = useRef<Cleaned>(undefined);
  const [told] = useState(() =>
    messagesOf((answer?.filesLost ?? []).map((name) => ({ name, message: say(words, 'fileChooseAgain') }))),
  );
  const wordFor = (name: string) => own?.fields?.[name]?.label;
  const find = (of: HTMLFormElement) => options.check?.(of, checkFields) ?? checkFields(of);

  function checkFields(of: HTMLFormElement): ReadonlyMap<string, FieldFault> {
    const required = controlsOf(of).flatMap(({ name, required, type }) =>
      required && !/^(?:checkbox|radio)$/.test(type) ? [name] : [],
    );
    const given = { ...valuesIn(of), ...bridge?.fields() };
    const { data, faults } = checkTyped(call.schema, given, { required, wordFor, words });
    cleaned.current = path === paths.sendMail ? (data as Cleaned) : undefined;
    return faults;
  }

  /** Everything that is wrong, by field, in the order of the page. */
  function check(of: HTMLFormElement, found = find(of)): Map<string, string> {
    const controls = controlsOf(of);
    const isNoDay = controls.some(({ name, validity }) => name === 'deadline' && validity.badInput);
    const all: Messages = {
      ...messagesOf([...found].map(([name, { message }]) => ({ name, message }))),
      ...(isNoDay ? { deadline: say(words, 'deadlineAsDay') } : {}),
      ...messagesOf(files.problems),
    };
    // Nobody could mend a field that the page fills in.
    const order = new Set([...controls.map(({ name }) => name), ...Object.keys(files.chosen)]);
    return new Map([...order].flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  }

  /** Sets the fault of a field; without a message, removes it. */
  function tell(name: string, message: string | undefined): void {
    setErrors(({ [name]: _before, ...others }) => (message ? { ...others, [name]: message } : others));
  }

  return {
    errors,
    /** With the files, once the form was checked. */
    all: { ...errors, ...(isChecked ? messagesOf(files.problems) : {}) },
    errorOf: (name: string) => errors[name] ?? (files.chosen[name] ? files.chosen[name].problem : told[name]),
    cleaned,
    wordFor,
    check,
    /** Checks a form that is to be sent. `refused` is told the name of each field with the kind of its fault. */
    checkAll(of: HTMLFormElement, refused: (name: string, type: string) => void): Fault[] {
      setIsChecked(true);
      const found = find(of);
      noteAsked(of, found);
      for (const [name, { type }] of found) refused(name, type);
      return [...check(of, found)].map(([name, message]) => ({ name, message }));
    },
    /** Checks a field again in which something was wrong, and any field once the form was checked. */
    checkAgain(name: string): void {
      if (form && (isChecked || errors[name])) tell(name, check(form).get(name));
    },
    tell,
    /** These, and no others. */
    show: (faults: readonly Fault[]) => setErrors(messagesOf(faults)),
    startAgain(): void {
      setErrors({});
      setIsChecked(false);
    },
  };
}

type Messages = Readonly<Record<string, string>>;
type Cleaned = Record<string, string | readonly string[]> | undefined;

const messagesOf = (faults: readonly Fault[]): Messages =>
  Object.fromEntries(faults.map(({ message, name }) => [name, message]));

const answers = { [paths.articleFile]: articleFileSuccess, [paths.subscribe]: subscribeSuccess };

/** By the fields that the form asks for: the host checks them by the same. */
export function callOf({ names, optional = usuallyOptional, path = '' }: FormLook): FormCall {
  const asked = names.filter(isSiteField);
  const schema = fieldsOf(
    asked,
    asked.filter((name) => !optional.includes(name)),
  );
  return { schema, success: (answers as Readonly<Record<string, FormCall['success']>>)[path] ?? sendMailSuccess };
}

/** What was typed, by field name; a list where a field takes several values. */
export type TypedFields = Record<string, string | readonly string[] | undefined>;

/** The owner's changes to the fields of a form. */
export interface OwnersFields {
  /** Names of the fields that everybody must fill in. */
  required: readonly string[];
  /** The owner's word for a field. */
  wordFor: (name: string) => string | null | undefined;
  /** The sentences that are not the usual ones. */
  words: Words | undefined;
}

type Checked<Fields> = { data: Fields | undefined; faults: Map<string, FieldFault> };

/**
 * Checks by the contract's own schema and by what the owner made required: returns the fields as they are sent,
 * cleaned, and the first fault of each. Empty fields count as missing, because they are not sent.
 */
export function checkTyped<Schema extends z.ZodMiniType>(
  schema: Schema,
  typed: TypedFields,
  { required: names, wordFor, words }: OwnersFields,
): Checked<z.output<Schema>> {
  const faults = new Map<string, FieldFault>();
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== ''));
  const { data, error } = schema.safeParse(given);
  const tell = (name: string, type: FieldFault['type'], id: string, most?: unknown) => {
    if (!faults.has(name))
      faults.set(name, { type, message: sayFault(words, id, { name, label: wordFor(name), most }) });
  };
  for (const issue of error?.issues ?? []) {
    const isLong = issue.code === 'too_big';
    const type = issue.code === 'invalid_format' ? 'pattern' : isLong ? 'max' : 'required';
    tell(String(issue.path[0]), type, issue.message, isLong && issue.maximum);
  }
  const email = cleanedAddress(String(typed.email ?? ''));
  if (email && isDoubtful(email) && typed[hiddenFields.emailAsked] !== email) tell('email', 'question', 'emailDoubt');
  for (const name of names) if (isBlank(typed[name])) tell(name, 'required', 'required');
  return { data, faults };
}

/** Notes in a form that its visitor is asked about their address, so that they are asked once. */
function noteAsked(form: HTMLFormElement, faults: ReadonlyMap<string, FieldFault>): void {
  const asked = form.elements.namedItem(hiddenFields.emailAsked);
  const email = form.elements.namedItem('email');
  if (faults.get('email')?.type !== 'question' || !(asked instanceof HTMLInputElement)) return;
  if (email instanceof HTMLInputElement) asked.value = cleanedAddress(email.value);
}
