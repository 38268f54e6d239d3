import { backendAddress } from '@frontage/client/backendAddress.ts';
import { reportSent } from '@frontage/client/sendOutcome.ts';
import { forgetTyped, keepTyped, readTyped, type Typed } from '@frontage/client/typedText.ts';
import { articleFileSuccess, sendMailSuccess, subscribeSuccess } from '@frontage/contract/contact/answers.ts';
import { fieldsOf, isSiteField } from '@frontage/contract/contact/fields.ts';
import { consentField, type FormToken, formMarks, hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { paths } from '@frontage/contract/paths.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import type { FieldFault } from '@frontage/design/kit/ErrorSummary/ErrorSummary.tsx';
import { removeButtonId } from '@frontage/design/kit/FileField/FileField.tsx';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { type Checked, checkTyped, noteAsked } from './engine/checkTyped.ts';
import {
  createFormEngine,
  type Fault,
  type FormEngine,
  type FormState,
  type FormView,
} from './engine/createFormEngine.ts';
import { type FormLook, fieldId, formElementId, usuallyOptional } from './formLook.ts';
import { controlsOf, emptyControls, fillUntouched, typedIn, valuesIn } from './typedIn.ts';
import { filesOf, useChosenFiles } from './useChosenFiles.ts';
import { useFocusAfter } from './useFocusAfter.ts';

type Found = Checked<unknown>['faults'];
type Cleaned = Record<string, string | readonly string[]> | undefined;

/** How a form is checked before it is sent, and its answer read. */
export interface FormCall {
  schema: z.ZodMiniType;
  success: z.ZodMiniType<{ data: unknown }>;
}

const answers = { [paths.articleFile]: articleFileSuccess, [paths.subscribe]: subscribeSuccess };

/** By the fields that the form asks for: the host checks them by the same. */
function callOf({ names, optional = usuallyOptional, path = '' }: FormLook): FormCall {
  const asked = names.filter(isSiteField);
  const schema = fieldsOf(
    asked,
    asked.filter((name) => !optional.includes(name)),
  );
  return { schema, success: (answers as Readonly<Record<string, FormCall['success']>>)[path] ?? sendMailSuccess };
}

/** What the script of a page adds to a form that is only a part of it. */
export interface FormBridge {
  /** Shown where the host gives no sentence. */
  failureText: string;
  /** What is sent besides what the form contains. */
  fields: () => Record<string, string>;
  show: (state: FormState) => void;
  taken: () => void;
  sent: (data: unknown) => void;
}

/** What the script of a page can do with a form that is awake. */
export interface AwakeForm {
  engine: FormEngine;
  /** Puts other words on the button. */
  label: (words: string) => void;
}

export interface FormOptions {
  /** The country, where it is looked up: what is sent of it, what is kept, and how that is shown again. */
  country?: {
    fields: () => Record<string, string>;
    typed: () => Typed;
    restore: (name: string | undefined) => void;
  };
  /** The faults of a form that has more rules than the `usual` ones, or others. */
  check?: (form: HTMLFormElement, usual: (form: HTMLFormElement) => Found) => Found;
  /** Called with each change in the form, and once as it wakes. */
  onInput?: (form: HTMLFormElement) => void;
  /** Called before sending, when nothing is wrong: true where the form leads on instead. */
  leadsOn?: () => boolean;
  bridge?: FormBridge | undefined;
  /** What this browser knows about its visitor, and the form does not ask for. */
  known?: () => Promise<Record<string, string>>;
  /** Counts what was sent, where it is no lead. */
  report?: (formId: string, pagePath: string) => void;
  /** Tells of a failure elsewhere than above the fields: true where it did. */
  fail?: (state: FormState & { phase: 'failure' }) => boolean;
  /** Where it is not sent as a message. */
  call?: FormCall | undefined;
  /** Called once the form hears what happens in it. */
  onAwake?: ((form: AwakeForm) => void) | undefined;
  onSent: (data: unknown) => void;
}

/** A form that React draws: the browser keeps what its fields contain, the engine of all forms runs it. R27, R34. */
export function useForm(look: FormLook, options: FormOptions) {
  const { bridge, country } = options;
  const { path = paths.sendMail, settings } = look;
  const [call] = useState(() => options.call ?? callOf(look));
  const { formId, words } = settings;
  // A form that the script draws once more, for another message, has nothing of the page's answer.
  const [isServed] = useState(() => typeof document === 'undefined' || isInPage(formElementId(settings)));
  const answer = isServed ? settings.answer : undefined;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const form = element?.closest('form') ?? null;
  const [state, setState] = useState<FormState>(() => stateOf(answer));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>(() => messagesOf(answer?.errors ?? []));
  const [isChecked, setIsChecked] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const [label, setLabel] = useState<string>();
  const [messageLength, setMessageLength] = useState(0);
  const [token, setToken] = useState<FormToken>({ formToken: settings.formToken, honeypotName: settings.honeypotName });
  /** The current token: sending does not wait until React has drawn it. */
  const current = useRef(token);
  /** The fields of a message as its schema returned them. */
  const cleaned = useRef<Cleaned>(undefined);
  const files = useChosenFiles(words);
  const summary = useFocusAfter<HTMLDivElement>();
  const notice = useFocusAfter<HTMLDivElement>();
  const view = useRef<FormView<unknown>>(undefined);
  /** For the figures of the form, which nobody is named in: the field where its visitor is, and what was refused. */
  const left = useRef({ at: '', refused: new Set<string>() });
  const [engine] = useState<FormEngine>(() =>
    createFormEngine<unknown>({
      call: { path, success: call.success },
      formId: settings.formToken ? formId : undefined,
      failureText: bridge?.failureText ?? say(words, 'failureText', { email: settings.email }),
      view: () => {
        if (!view.current) throw new Error('A form is asked before it was drawn');
        return view.current;
      },
    }),
  );

  const managed = country ? ['country'] : [];
  /** What is kept in this tab: neither files nor what is asked again each time. */
  const kept = (of: HTMLFormElement) =>
    controlsOf(of).filter(
      (control) =>
        (!bridge || element?.contains(control)) &&
        !managed.includes(control.name) &&
        !control.matches(`[type=file], [${formMarks.unkept}]`),
    );

  const find = (of: HTMLFormElement) => options.check?.(of, checkFields) ?? checkFields(of);

  /** Everything that is wrong, by field, in the order of the page. */
  function check(of: HTMLFormElement, found = find(of)): Map<string, string> {
    const controls = controlsOf(of);
    const wrong = files.problems.map(({ name, problem }) => [name, problem] as const);
    const days = controls.flatMap(({ name, type, validity }) =>
      type === 'date' && name === 'deadline' && validity.badInput ? [[name, say(words, 'deadlineAsDay')] as const] : [],
    );
    const all = new Map([...[...found].map(([name, { message }]) => [name, message] as const), ...days, ...wrong]);
    // Nobody could mend a field that the page fills in.
    const order = [...new Set([...controls.map(({ name }) => name), ...Object.keys(files.chosen)])];
    return new Map(order.flatMap((name) => (all.has(name) ? [[name, all.get(name) ?? '']] : [])));
  }

  function checkFields(of: HTMLFormElement): Found {
    const required = controlsOf(of).flatMap(({ name, required, type }) =>
      required && !/^(?:checkbox|radio)$/.test(type) ? [name] : [],
    );
    const wordFor = (name: string) => settings.own?.fields?.[name]?.label;
    const { data, faults } = checkTyped(
      call.schema,
      { ...valuesIn(of), ...bridge?.fields() },
      { required, wordFor, words },
    );
    cleaned.current = path === paths.sendMail ? (data as Cleaned) : undefined;
    return faults;
  }

  function change(target: EventTarget | null): void {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (!form || (name && managed.includes(name))) return;
    if (target instanceof HTMLTextAreaElement) setMessageLength(target.value.length);
    engine.change();
    options.onInput?.(form);
    if (name && (isChecked || errors[name])) tell(name, check(form).get(name));
    keep();
  }

  /** Sets the fault of a field; without a message, removes it. */
  function tell(name: string, message: string | undefined): void {
    setErrors(({ [name]: _before, ...others }) => (message ? { ...others, [name]: message } : others));
  }

  /** `chosen`: the country that was chosen just now. */
  function keep(chosen = country?.typed()): void {
    if (form && state.phase !== 'success') keepTyped(formId, { ...typedIn(form, kept(form)), ...chosen });
  }

  function empty(): (() => void) | undefined {
    if (!form) return undefined;
    const undo = emptyControls(kept(form));
    const { chosen } = files;
    files.empty();
    setErrors({});
    setIsChecked(false);
    setIsRestored(false);
    setMessageLength(0);
    form.dispatchEvent(new Event('change'));
    return () => {
      undo();
      for (const [slot, { file, problem }] of Object.entries(chosen)) files.choose(slot, file, problem);
      form.dispatchEvent(new Event('change'));
      startAgain();
    };
  }

  function startAgain(): void {
    engine.startAgain();
    if (form) kept(form)[0]?.focus();
  }

  function discard(): void {
    engine.cancel();
    forgetTyped(formId);
    empty();
    startAgain();
  }

  async function read() {
    if (!form) throw new Error('The form has gone');
    const fields: Record<string, string | boolean | readonly string[]> = {
      ...valuesIn(form),
      ...cleaned.current,
      ...(await options.known?.()),
      ...country?.fields(),
      ...bridge?.fields(),
    };
    if (settings.formToken) fields[hiddenFields.formToken] = current.current.formToken;
    const { consentFieldName } = look;
    if (consentFieldName) {
      const box = form.elements.namedItem(consentFieldName);
      fields[consentField] = consentFieldName;
      fields[consentFieldName] = box instanceof HTMLInputElement && box.checked;
    }
    return { fields, files: filesOf(files.chosen) };
  }

  view.current = {
    findFaults() {
      if (!form) return [];
      setIsChecked(true);
      const found = find(form);
      const faults = check(form, found);
      noteAsked(form, found);
      for (const [name, { type }] of found) left.current.refused.add(`${name} ${type}`);
      return [...faults].map(([name, message]) => ({ name, message }));
    },
    read,
    isHoneypotFilled: () => Boolean(form?.querySelector<HTMLInputElement>('[aria-hidden] input[tabindex="-1"]')?.value),
    takeToken(fresh) {
      current.current = fresh;
      setToken(fresh);
    },
    show(next) {
      setState(next);
      bridge?.show(next);
      if (next.phase === 'submitting') setErrors({});
      if (next.phase === 'failure' && next.notice && !options.fail?.(next)) notice.focus();
    },
    showFaults(faults) {
      const placed = faults.filter(({ name }) => form?.querySelector(`[${formMarks.errorOf}="${CSS.escape(name)}"]`));
      setErrors(messagesOf(placed));
      if (placed.length > 0) summary.focus();
      return faults.filter((fault) => !placed.includes(fault));
    },
    wordFor: (name) => settings.own?.fields?.[name]?.label,
    words,
    // A visitor who books the same call again may mean another hour.
    empty: bridge ? () => undefined : empty,
    sendAsPage: () => form?.submit(),
    ...(bridge ? { taken: bridge.taken } : {}),
    sent(data) {
      forgetTyped(formId);
      left.current.at = '';
      reportLeft();
      setIsRestored(false);
      if (bridge) bridge.sent(data);
      else (options.report ?? reportSent)(formId, settings.pagePath);
      if (settings.next && !bridge) location.assign(settings.next);
      else options.onSent(data);
    },
  };

  /** `isShown`: to an editor, in a preview, who sees what is wrong; nothing is sent. */
  async function submit(isShown: boolean): Promise<void> {
    if (options.leadsOn && form && check(form).size === 0 && options.leadsOn()) return setErrors({});
    if (isShown) view.current?.showFaults(await view.current.findFaults());
    else await engine.submit();
  }

  function reportLeft(): void {
    const { at, refused } = left.current;
    if (at || refused.size > 0)
      navigator.sendBeacon?.(backendAddress + paths.formLeft, [formId, at, ...refused].join('\t'));
    left.current = { at: '', refused: new Set() };
  }

  const latest = useRef({ change, submit, kept, options, country, reportLeft });
  latest.current = { change, submit, kept, options, country, reportLeft };

  useEffect(() => {
    if (!form) return;
    const over = new AbortController();
    const listening = { signal: over.signal };
    const { country, kept, options } = latest.current;
    const touch = (target: EventTarget | null) => {
      engine.touch();
      if (target instanceof Element) left.current.at = target.getAttribute('name') ?? left.current.at;
    };
    form.addEventListener('focusin', ({ target }) => touch(target), listening);
    addEventListener('pagehide', () => latest.current.reportLeft(), listening);
    form.addEventListener('input', ({ target }) => latest.current.change(target), listening);
    form.addEventListener('change', () => latest.current.options.onInput?.(form), listening);
    form.addEventListener(
      'submit',
      (event) => {
        const isShown = event.defaultPrevented;
        event.preventDefault();
        void latest.current.submit(isShown);
      },
      listening,
    );
    const controls = kept(form);
    if (!isServed) emptyControls(controls);
    const before = isServed && (answer?.notice || answer?.errors.length) ? undefined : readTyped(formId);
    const typed = typedIn(form, controls);
    if (before) country?.restore(before.country?.[0]);
    // The time since the first touch tells people from programs, and a visitor who typed before may send at once.
    if (before && fillUntouched(controls, before)) {
      setIsRestored(true);
      form.dispatchEvent(new Event('change'));
      engine.touch();
    }
    // A visitor who typed before the script loaded may not touch the form again.
    if (Object.keys(typed).length > 0 || country?.typed().country)
      keepTyped(formId, { ...before, ...typedIn(form, controls), ...country?.typed() });
    setMessageLength(form.querySelector('textarea')?.value.length ?? 0);
    options.onInput?.(form);
    // The touch that woke the form is over by now.
    if (form.contains(document.activeElement)) touch(document.activeElement);
    options.onAwake?.({ engine, label: setLabel });
    return () => over.abort();
  }, [form, engine, formId, isServed, answer]);

  const [told] = useState(() =>
    messagesOf((answer?.filesLost ?? []).map((name) => ({ name, message: say(words, 'fileChooseAgain') }))),
  );
  const errorOf = (name: string) =>
    errors[name] ?? files.chosen[name]?.problem ?? (files.chosen[name] ? undefined : told[name]);

  return {
    look,
    answer,
    element: form,
    setElement,
    errors,
    errorOf,
    tell,
    messageLength,
    faults: faultsOf(),
    summaryRef: summary.ref,
    notice: state.phase === 'failure' ? state.notice : undefined,
    noticeRef: notice.ref,
    isRestored,
    discard,
    keep,
    isSending: state.phase === 'submitting',
    progress: state.phase === 'submitting' ? state.progress : undefined,
    engine,
    files,
    token,
    label,
    /** The form is shown again, empty. */
    startAgain: () => {
      empty();
      startAgain();
    },
  };

  /** Everything that is wrong with the form, in the order of its fields. */
  function faultsOf(): FieldFault[] {
    const problems = isChecked
      ? messagesOf(files.problems.map(({ name, problem }) => ({ name, message: problem })))
      : {};
    const all = Object.entries({ ...errors, ...problems });
    const place = ([name]: [string, string]) => look.names.indexOf(name);
    return all
      .sort((one, other) => place(one) - place(other))
      .map(([name, message]) => {
        const id = fieldId(settings, name);
        return { fieldId: files.chosen[name] ? removeButtonId(id) : id, message };
      });
  }
}

export type Form = ReturnType<typeof useForm>;

const FormContext = createContext<Form | undefined>(undefined);
export const FormProvider = FormContext.Provider;

/** The form that a field is in. */
export function useFormAround(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field of a form is outside of one');
  return form;
}

const messagesOf = (faults: readonly Fault[]) => Object.fromEntries(faults.map(({ message, name }) => [name, message]));

const isInPage = (id: string) => document.getElementById(id) !== null;

/** The state that the page was drawn with. */
function stateOf(answer: FormLook['settings']['answer']): FormState {
  if (!answer?.notice) return { phase: 'untouched' };
  return {
    phase: 'failure',
    notice: { kind: answer.code === 'duplicate' ? 'duplicate' : 'failure', ...answer.notice },
  };
}
