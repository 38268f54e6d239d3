import { backendAddress } from '@frontage/client/backendAddress.ts';
import type { MailRequest } from '@frontage/client/sendForm.ts';
import { reportSent } from '@frontage/client/sendOutcome.ts';
import { consentField, type FormToken, formMarks, hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { readerOf } from '@frontage/contract/contact/readAnswers.ts';
import { paths } from '@frontage/contract/paths.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import { fieldIds } from '@frontage/design/kit/Field/Field.tsx';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { createFormEngine, type FormEngine, type FormState, type FormView } from './createFormEngine.ts';
import { type FormLook, type FormOptions, fieldId, formElementId } from './formLook.ts';
import { useFaults, useTyped, valuesIn } from './useFields.ts';

/** A form that React draws: the browser keeps what its fields contain, the engine of all forms runs it. R27, R34. */
export function useForm(look: FormLook, options: FormOptions) {
  const { bridge } = options;
  const { path = paths.sendMail, settings } = look;
  const { formId, words } = settings;
  // A form that the script draws once more, for another message, has nothing of the page's answer.
  const [isServed] = useState(() => typeof document === 'undefined' || isInPage(formElementId(settings)));
  const answer = isServed ? settings.answer : undefined;
  const [element, setElement] = useState<HTMLElement | null>(null);
  const typed = useTyped(look, element, options);
  const { files, form } = typed;
  const faults = useFaults(look, typed, { ...options, answer });
  const [state, setState] = useState<FormState>(() => stateOf(answer));
  const [label, setLabel] = useState<string>();
  const [token, setToken] = useState<FormToken>({ formToken: settings.formToken, honeypotName: settings.honeypotName });
  /** The current token: sending does not wait until React has drawn it. */
  const current = useRef(token);
  const summary = useFocusAfter<HTMLDivElement>();
  const notice = useFocusAfter<HTMLDivElement>();
  const view = useRef<FormView<unknown>>(undefined);
  const [left] = useState(() => noteLeft(formId));
  const [engine] = useState<FormEngine>(() =>
    createFormEngine<unknown>({
      call: { path, success: bridge?.success ?? readerOf(path) },
      formId: settings.formToken ? formId : undefined,
      failureText: bridge?.failureText ?? say(words, 'failureText', { email: settings.email }),
      view: () => {
        if (!view.current) throw new Error('A form is asked before it was drawn');
        return view.current;
      },
    }),
  );
  function change(target: EventTarget | null): void {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (!form) return;
    typed.countMessage(form);
    engine.change();
    options.onInput?.(form);
    if (name) faults.checkAgain(name);
    if (state.phase !== 'success') typed.keep();
  }

  function empty(): () => void {
    const restore = typed.empty();
    faults.startAgain();
    return () => {
      restore();
      startAgain();
    };
  }

  function startAgain(): void {
    engine.startAgain();
    typed.kept()[0]?.focus();
  }

  function startEmpty(): void {
    empty();
    startAgain();
  }

  async function read() {
    if (!form) throw new Error('The form has gone');
    const fields: MailRequest['fields'] = {
      ...valuesIn(form),
      ...faults.cleaned.current,
      ...(await options.known?.()),
      ...bridge?.fields(),
    };
    if (settings.formToken) fields[hiddenFields.formToken] = current.current.formToken;
    const { consentFieldName } = look;
    if (consentFieldName) {
      const box = form.elements.namedItem(consentFieldName);
      fields[consentField] = consentFieldName;
      fields[consentFieldName] = box instanceof HTMLInputElement && box.checked;
    }
    return { fields, files: Object.values(files.chosen) };
  }

  view.current = {
    findFaults: () => (form ? faults.checkAll(form, left.refuse) : []),
    read,
    isHoneypotFilled: () => Boolean(form?.querySelector<HTMLInputElement>('[aria-hidden] input[tabindex="-1"]')?.value),
    takeToken(fresh) {
      current.current = fresh;
      setToken(fresh);
    },
    show(next) {
      setState(next);
      bridge?.show(next);
      if (next.phase === 'submitting') faults.show([]);
      if (next.phase === 'failure' && next.notice && !options.fail?.(next)) notice.focus();
    },
    showFaults(found) {
      const placed = found.filter(({ name }) => form?.querySelector(`[${formMarks.errorOf}="${CSS.escape(name)}"]`));
      faults.show(placed);
      if (placed.length > 0) summary.focus();
      return found.filter((fault) => !placed.includes(fault));
    },
    wordFor: faults.wordFor,
    words,
    // A visitor who books the same call again may mean another hour.
    empty: bridge ? () => undefined : empty,
    sendAsPage: () => form?.submit(),
    ...(bridge ? { taken: bridge.taken } : {}),
    sent(data) {
      typed.forget();
      if (look.fills) typed.keepFor(look.fills);
      left.at('');
      left.report();
      if (bridge) bridge.sent(data);
      else (options.report ?? reportSent)(formId, settings.pagePath);
      if (settings.next && !bridge) location.assign(settings.next);
      else options.onSent(data);
    },
  };

  /** `isShown`: to an editor, in a preview, who sees what is wrong; nothing is sent. */
  async function submit(isShown: boolean): Promise<void> {
    if (options.leadsOn && form && faults.check(form).size === 0 && options.leadsOn()) return faults.show([]);
    if (isShown) view.current?.showFaults(await view.current.findFaults());
    else await engine.submit();
  }

  const latest = useRef({ change, submit, typed, options });
  latest.current = { change, submit, typed, options };

  useEffect(() => {
    if (!form) return;
    const over = new AbortController();
    const listening = { signal: over.signal };
    const touch = (target: EventTarget | null) => {
      engine.touch();
      if (target instanceof Element) left.at(target.getAttribute('name'));
    };
    form.addEventListener('focusin', ({ target }) => touch(target), listening);
    addEventListener('pagehide', left.report, listening);
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
    const { options, typed } = latest.current;
    const isAnswered = Boolean(answer?.notice || answer?.errors.length);
    // The time since the first touch tells people from programs, and a visitor who typed before may send at once.
    if (typed.restore(form, { isNew: !isServed, isAnswered })) engine.touch();
    options.onInput?.(form);
    // The touch that woke the form is over by now.
    if (form.contains(document.activeElement)) touch(document.activeElement);
    options.onAwake?.({ engine, label: setLabel });
    return () => over.abort();
  }, [form, engine, left, isServed, answer]);

  const place = ([name]: [string, string]) => look.names.indexOf(name);

  return {
    look,
    answer,
    File: options.File,
    Country: options.Country,
    element: form,
    setElement,
    errors: faults.errors,
    errorOf: faults.errorOf,
    tell: faults.tell,
    messageLength: typed.messageLength,
    /** Everything that is wrong with the form, in the order of its fields. */
    faults: Object.entries(faults.all)
      .sort((one, other) => place(one) - place(other))
      .map(([name, message]) => {
        const id = fieldId(settings, name);
        return { fieldId: files.chosen[name] ? fieldIds(id).remove : id, message };
      }),
    summaryRef: summary.ref,
    notice: state.phase === 'failure' ? state.notice : undefined,
    noticeRef: notice.ref,
    isRestored: typed.isRestored,
    discard(): void {
      engine.cancel();
      typed.forget();
      startEmpty();
    },
    isSending: state.phase === 'submitting',
    progress: state.phase === 'submitting' ? state.progress : undefined,
    engine,
    files,
    token,
    label,
    startEmpty,
  };
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

const isInPage = (id: string) => document.getElementById(id) !== null;

/** The state that the page was drawn with. */
function stateOf(answer: FormLook['settings']['answer']): FormState {
  if (!answer?.notice) return { phase: 'untouched' };
  return {
    phase: 'failure',
    notice: { kind: answer.code === 'duplicate' ? 'duplicate' : 'failure', ...answer.notice },
  };
}

/** For the figures of a form, which nobody is named in: the field where its visitor is, and what was refused. */
function noteLeft(formId: string) {
  let field = '';
  let refused = new Set<string>();
  return {
    /** Null where nothing has a name. */
    at(name: string | null): void {
      field = name ?? field;
    },
    refuse: (name: string, type: string) => void refused.add(`${name} ${type}`),
    report(): void {
      if (field || refused.size > 0)
        navigator.sendBeacon?.(backendAddress + paths.formLeft, [formId, field, ...refused].join('\t'));
      field = '';
      refused = new Set();
    },
  };
}

/**
 * An element that takes focus once its message is on the page: focusing it earlier would have no effect. It is shown at
 * once: the page may move by itself as it appears, which would end the smooth scroll that a browser begins with the focus.
 */
function useFocusAfter<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ behavior: 'instant', block: 'nearest' });
  }, [asked]);
  return { ref, focus: () => setAsked((count) => count + 1) };
}
