import { forgetTyped, keepTyped, readTyped, type Typed as TypedText } from '@frontage/client/typedText.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { type FileField, fileFields, maxFiles } from '@frontage/contract/contact/limits.ts';
import { useState } from 'react';
import type { FormLook, FormOptions } from './formLook.ts';

/* What a form contains, which the browser keeps: React draws the fields, and never their values. */

/** What a visitor has typed, chosen and attached; the text is kept in this tab until the form is sent. */
export function useTyped(
  { settings: { formId } }: FormLook,
  element: HTMLElement | null,
  { bridge, country }: Pick<FormOptions, 'bridge' | 'country'>,
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
      (control) =>
        (!bridge || element?.contains(control)) &&
        !(country && control.name === 'country') &&
        !control.matches(`[type=file], [${formMarks.unkept}]`),
    );

  /** `chosen`: the country that was chosen just now. */
  function keep(chosen = country?.typed(), before?: TypedText): void {
    if (form) keepTyped(formId, { ...before, ...typedIn(form, kept()), ...chosen });
  }

  /** Empties the form. Returns a function that restores its contents. */
  function empty(): () => void {
    const undo = emptyControls(kept());
    const { chosen } = files;
    files.empty();
    setIsRestored(false);
    setMessageLength(0);
    form?.dispatchEvent(new Event('change'));
    return () => {
      undo();
      for (const [slot, { file, problem }] of Object.entries(chosen)) files.choose(slot, file, problem);
      form?.dispatchEvent(new Event('change'));
    };
  }

  /** Call it once the form is sent, or its text discarded. */
  function forget(): void {
    forgetTyped(formId);
    setIsRestored(false);
  }

  /** Shows in a form that wakes what this tab kept, unless the host has answered. Returns whether there was anything. */
  function restore(of: HTMLFormElement, { isAnswered, isNew }: { isAnswered: boolean; isNew: boolean }): boolean {
    if (isNew) emptyControls(kept());
    const before = isAnswered ? undefined : readTyped(formId);
    const isTyped = Object.keys(typedIn(of, kept())).length > 0;
    if (before) country?.restore(before.country?.[0]);
    const isFilled = before !== undefined && fillUntouched(kept(), before);
    if (isFilled) {
      setIsRestored(true);
      of.dispatchEvent(new Event('change'));
    }
    const chosen = country?.typed();
    // A visitor who typed before the script loaded may not touch the form again.
    if (isTyped || chosen?.country) keep(chosen, before);
    countMessage(of);
    return isFilled;
  }

  return { form, files, messageLength, countMessage, isRestored, kept, keep, empty, forget, restore };
}

export type Typed = ReturnType<typeof useTyped>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls that visitors fill in and that are sent, without the honeypot. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement) &&
      !control.matches('[type=hidden], [aria-hidden] *, :not([name])'),
  );
}

function isBox(control: Control): control is HTMLInputElement {
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
function isChanged(control: Control): boolean {
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
  file: File;
  problem: string | undefined;
}

type Chosen = Readonly<Record<string, ChosenFile>>;

/** The places of a field, one for each file that it takes. */
export const slotsOf = (name: FileField, most: number = maxFiles): string[] =>
  Array.from({ length: most }, (_, place) => (place > 0 ? `${name}-${place + 1}` : name));

/** The files of a form, by their places, with what is wrong with them. */
function useChosenFiles() {
  const [chosen, setChosen] = useState<Chosen>({});
  /** Counts how often the fields were emptied from outside; a new number creates new inputs. */
  const [generation, setGeneration] = useState(0);

  const choose = (slot: string, file: File, problem: string | undefined) =>
    setChosen((all) => ({ ...all, [slot]: { file, problem } }));
  const remove = (slot: string) => setChosen(({ [slot]: _removed, ...others }) => others);
  function empty(): void {
    setChosen({});
    setGeneration((count) => count + 1);
  }

  return {
    chosen,
    problems: Object.entries(chosen).flatMap(([name, { problem }]) => (problem ? [{ name, message: problem }] : [])),
    /** Size of all files together. */
    bytes: Object.values(chosen).reduce((sum, { file }) => sum + file.size, 0),
    generation,
    choose,
    remove,
    empty,
  };
}

/** The files as the client sends them. */
export function filesOf(chosen: Chosen): Partial<Record<FileField, File[]>> {
  return Object.fromEntries(
    fileFields.map((name) => [name, slotsOf(name).flatMap((slot) => chosen[slot]?.file ?? [])]),
  );
}
