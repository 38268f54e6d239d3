import { forgetTyped, keepTyped, readTyped, type Typed as TypedText } from '@frontage/client/typedText.ts';
import { cleanedAddress } from '@frontage/contract/contact/cleaned.ts';
import { formMarks, hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { answersIn, checkAnswers, type SentAnswers, sayAnswerFault } from '@frontage/contract/forms/checkAnswers.ts';
import type { AnswerValue, AnyQuestion } from '@frontage/contract/forms/Question.ts';
import { paths } from '@frontage/contract/paths.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import { useRef, useState } from 'react';
import type { Fault, FieldFault } from './createFormEngine.ts';
import type { FormLook, FormOptions, PlacedAnswer } from './formLook.ts';
import { isFieldOf, questionsOf } from './questionsOf.ts';

/*
 * What the fields of a form contain, and what is wrong with it. The browser keeps their values: React draws the fields
 * alone.
 */

/** What a visitor has typed, chosen and attached; the text is kept in this tab until the form is sent. */
export function useTyped(
  { questions, settings, keptAs = settings.formId }: FormLook,
  element: HTMLElement | null,
  { bridge }: Pick<FormOptions, 'bridge'>,
) {
  const form = element?.closest('form') ?? null;
  const [messageLength, setMessageLength] = useState(0);
  const [isRestored, setIsRestored] = useState(false);
  const files = useChosenFiles();
  /** Its field is before an owner's questions, which may be texts of several lines too. */
  const countMessage = (of: HTMLFormElement) => setMessageLength(of.querySelector('textarea')?.value.length ?? 0);

  /** What is kept: neither files nor what is asked again each time. */
  const kept = () =>
    (form ? controlsOf(form) : []).filter(
      (control) => (!bridge || element?.contains(control)) && !control.matches(`[type=file], [${formMarks.unkept}]`),
    );

  /** The same without the country, which its field looks up and restores. */
  const typed = () => kept().filter(({ name }) => name !== 'country' || questions?.some(({ id }) => id === name));

  function keep(before?: TypedText): void {
    if (form) keepTyped(keptAs, { ...before, ...typedIn(form, kept()) });
  }

  /** What another form asks too, beside what was typed there. */
  function keepFor(other: string): void {
    if (!form) return;
    const shared = kept().filter(({ name, value }) => value && /^(?:name|email|company|phone|message)$/.test(name));
    keepTyped(other, { ...readTyped(other), ...typedIn(form, shared) });
  }

  /** Empties the form. Returns a function that restores its contents. */
  function empty(): () => void {
    const undo = emptyControls(typed());
    const { chosen } = files;
    files.empty();
    setIsRestored(false);
    setMessageLength(0);
    form?.dispatchEvent(new Event('change'));
    return () => {
      undo();
      for (const [slot, one] of Object.entries(chosen)) files.choose(slot, one);
      form?.dispatchEvent(new Event('change'));
    };
  }

  /** Call it once the form is sent, or its text discarded. */
  function forget(): void {
    forgetTyped(keptAs);
    setIsRestored(false);
  }

  /** Shows in a form that wakes what this tab kept, unless the host has answered. Returns whether there was anything. */
  function restore(of: HTMLFormElement, { isAnswered, isNew }: { isAnswered: boolean; isNew: boolean }): boolean {
    if (isNew) emptyControls(typed());
    const before = isAnswered ? undefined : readTyped(keptAs);
    const isTyped = Object.keys(typedIn(of, kept())).length > 0;
    const isFilled = before !== undefined && fillUntouched(typed(), before);
    if (isFilled) {
      setIsRestored(true);
      of.dispatchEvent(new Event('change'));
    }
    // A visitor who typed before the script loaded may not touch the form again.
    if (isTyped) keep(before);
    countMessage(of);
    return isFilled;
  }

  return { form, files, messageLength, countMessage, isRestored, kept, keep, keepFor, empty, forget, restore };
}

export type Typed = ReturnType<typeof useTyped>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls that visitors fill in and that are sent, without the honeypot. */
function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      !control.matches('[type=hidden], [aria-hidden] *, :not([name])'),
  );
}

export function isBox(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);
}

/** The contents of a form by name, as they would be sent without its files; those of boxes are lists. */
export function valuesIn(form: HTMLFormElement): Record<string, string | string[]> {
  const lists = new Set(controlsOf(form).flatMap(({ name, type }) => (type === 'checkbox' ? [name] : [])));
  const data = new FormData(form);
  const names = [...new Set(data.keys())];
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = data.getAll(name).filter((value) => typeof value === 'string');
      if (values.length === 0) return [];
      return [[name, lists.has(name) || values.length > 1 ? values : (values[0] ?? '')]];
    }),
  );
}

/** What was changed in these controls, by name: a file is neither typed nor kept. */
function typedIn(form: HTMLFormElement, controls: readonly Control[]): TypedText {
  const names = new Set(controls.filter(isChanged).map(({ name }) => name));
  const data = new FormData(form);
  return Object.fromEntries([...names].map((name) => [name, data.getAll(name).map(String)]));
}

/** Whether a visitor, or their browser, has changed a control since the page was drawn. */
export function isChanged(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const byDefault = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
  return control.selectedIndex !== Math.max(byDefault, 0);
}

/** Fills controls that nobody has changed so far. Returns whether any of the values belongs to them. */
function fillUntouched(controls: readonly Control[], kept: TypedText): boolean {
  const chosen = new Set(controls.filter(isChanged).map(({ name }) => name));
  for (const control of controls) {
    const values = kept[control.name];
    if (!values || chosen.has(control.name)) continue;
    if (isBox(control)) control.checked = values.includes(control.value);
    else control.value = values[0] ?? '';
  }
  return controls.some(({ name }) => kept[name]);
}

/** Empties controls. Returns a function that restores them. */
function emptyControls(controls: readonly Control[]): () => void {
  const undo = controls.map((control) => {
    const typed = isBox(control) ? { checked: control.checked } : { value: control.value };
    return () => Object.assign(control, typed);
  });
  for (const control of controls) {
    if (isBox(control)) control.checked = control.defaultChecked;
    else if (control instanceof HTMLSelectElement) control.selectedIndex = 0;
    else control.value = '';
  }
  return () => {
    for (const one of undo) one();
  };
}

interface ChosenFile {
  /** The field as which it is sent. */
  name: string;
  file: File;
  problem: string | undefined;
}

type Chosen = Readonly<Record<string, ChosenFile>>;

/** The places of a field, one for each file that it takes. */
export const slotsOf = (name: string, most: number): string[] =>
  // No field has a name with a point.
  Array.from({ length: most }, (_, place) => (place > 0 ? `${name}.${place + 1}` : name));

/** The files of a form, by their places, with what is wrong with them. */
function useChosenFiles() {
  const [chosen, setChosen] = useState<Chosen>({});
  /** Counts how often the fields were emptied from outside; a new number creates new inputs. */
  const [generation, setGeneration] = useState(0);

  const choose = (slot: string, one: ChosenFile) => setChosen((all) => ({ ...all, [slot]: one }));
  const remove = (slot: string) => setChosen(({ [slot]: _removed, ...others }) => others);
  function empty(): void {
    setChosen({});
    setGeneration((count) => count + 1);
  }

  return {
    chosen,
    problems: Object.entries(chosen).flatMap(([name, { problem }]) => (problem ? [{ name, message: problem }] : [])),
    bytes: Object.values(chosen).reduce((sum, { file }) => sum + file.size, 0),
    generation,
    choose,
    remove,
    empty,
  };
}

type Options = Pick<FormOptions, 'bridge' | 'check'> & { answer: PlacedAnswer | undefined };

/** What is wrong with a form: by the host, by its own check, and by its files. R27. */
export function useFaults(look: FormLook, { files, form }: Typed, options: Options) {
  const { path = paths.sendMail, settings } = look;
  const { own, words } = settings;
  const { answer, bridge } = options;
  const [errors, setErrors] = useState<Messages>(() => messagesOf(answer?.errors ?? []));
  const [isChecked, setIsChecked] = useState(false);
  /** The fields of a message as they were checked. */
  const cleaned = useRef<Readonly<Record<string, AnswerValue>>>(undefined);
  const [told] = useState(() =>
    messagesOf((answer?.filesLost ?? []).map((name) => ({ name, message: say(words, 'fileChooseAgain') }))),
  );
  const wordFor = (name: string) => own?.fields?.[name]?.label;
  const find = (of: HTMLFormElement) => options.check?.(of, checkUsual) ?? checkUsual(of);

  function checkUsual(of: HTMLFormElement): ReadonlyMap<string, FieldFault> {
    const emailAsked = String(new FormData(of).get(hiddenFields.emailAsked) ?? '');
    const isCountry = (name: string) => [...of.querySelectorAll('option')].some(({ value }) => value === name);
    const questions = questionsOf(look);
    const { faults, values } = checkAnswers(questions, sentBy(of, questions), { isCountry, emailAsked });
    // What is blank is not sent.
    const ofFields = look.names.filter((name) => isFieldOf(look, name)).map((name) => [name, values[name] ?? '']);
    cleaned.current = path === paths.sendMail ? Object.fromEntries(ofFields) : undefined;
    return new Map([
      ...faults
        // A file of another type or size was told of where it was chosen.
        .filter(({ id }) => id !== 'questionFileType')
        .map((one) => [one.question.id, { type: one.type, message: sayAnswerFault(words, one) }] as const),
      ...(bridge?.faults() ?? []),
    ]);
  }

  /** Everything that is wrong, by field, in the order of the page. */
  function check(of: HTMLFormElement, found = find(of)): Map<string, string> {
    const controls = controlsOf(of);
    const all: Messages = {
      ...messagesOf([...found].map(([name, { message }]) => ({ name, message }))),
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

const messagesOf = (faults: readonly Fault[]): Messages =>
  Object.fromEntries(faults.map(({ message, name }) => [name, message]));

/**
 * What a form contains by question, also where it is not asked: an answer comes back with its question. What the address
 * answers is not in the form.
 */
export function sentBy(form: HTMLFormElement, questions: readonly AnyQuestion[]): SentAnswers {
  const hidden = new Map(answersIn(questions, location.href));
  const controls = controlsOf(form);
  return Object.fromEntries(
    questions.map(({ id }) => [
      id,
      hidden.get(id) ??
        controls.flatMap((control) => {
          if (control.name !== id) return [];
          if (isBox(control)) return control.checked ? [control.value] : [];
          if (control instanceof HTMLInputElement && control.type === 'file')
            return [...(control.files ?? [])].map(({ name }) => name);
          // Half a day, which a browser gives as nothing.
          return control.validity.badInput ? ['?'] : [control.value];
        }),
    ]),
  );
}

/** Notes in a form that its visitor is asked about their address, so that they are asked once. */
function noteAsked(form: HTMLFormElement, faults: ReadonlyMap<string, FieldFault>): void {
  const asked = form.elements.namedItem(hiddenFields.emailAsked);
  const email = form.elements.namedItem('email');
  if (faults.get('email')?.type !== 'question' || !(asked instanceof HTMLInputElement)) return;
  if (email instanceof HTMLInputElement) asked.value = cleanedAddress(email.value);
}
