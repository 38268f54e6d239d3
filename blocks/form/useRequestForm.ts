import { reportSent } from '@frontage/client/reportSent.ts';
import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import type { ContactFieldName, ContactFields } from '@frontage/contract/contact/contactRequest.ts';
import { type CountryCode, countryNameOf } from '@frontage/contract/contact/countries.ts';
import { type FileField, fileFields } from '@frontage/contract/contact/fileFields.ts';
import { consentField } from '@frontage/contract/contact/formMarkup.ts';
import { consentNote } from '@frontage/contract/contact/messages.ts';
import type { FieldFault } from '@frontage/design/kit/ErrorSummary/ErrorSummary.tsx';
import { removeButtonId } from '@frontage/design/kit/FileField/FileField.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Fault } from './engine/FormView.ts';
import { type FormSettings, fieldId, formElementId } from './formSettings.ts';
import { filesOf, useChosenFiles } from './useChosenFiles.ts';
import { useFocusAfter } from './useFocusAfter.ts';
import { useFormEngine } from './useFormEngine.ts';
import { useCountry, useKeptText } from './useKeptText.ts';
import { type FieldErrors, useTypedFields } from './useTypedFields.ts';

interface RequestFormOptions {
  settings: FormSettings;
  /** The fields of this form, in order. */
  fields: readonly ContactFieldName[];
  /** Whether the country is asked for, and so sent. */
  hasCountry: boolean;
  consentFieldName?: string | undefined;
  onSent: (handles: LeadHandles) => void;
}

/** A form that React draws: the browser keeps its fields, the engine of all forms runs it. R27, R34. */
export function useRequestForm({ settings, fields, hasCountry, consentFieldName, onSent }: RequestFormOptions) {
  const { answer, formId } = settings;
  const element = useRef<HTMLFormElement>(null);
  const [served] = useState(() => servedForm(formElementId(settings)));
  const typed = useTypedFields({ element, names: fields, settings, wasServed: served.isThere });
  const files = useChosenFiles(settings.words);
  const { connect, engine, notice, noticeRef, phase, progress, token, tokenNow } = useFormEngine(settings);
  const found = useCountry(served.country, fieldId(settings, 'country'));
  const { country, isAwake } = found;
  /** The fields as the schema returned them when the button was pressed. */
  const checked = useRef<ContactFields>(undefined);
  const faults = faultsOf(settings, fields, typed.errors, typed.isChecked ? files.problems : []);
  const isAnswered = answer?.notice !== undefined || Boolean(answer?.errors.length);
  // The time since the first touch tells people from programs, and a visitor who typed before may send at once.
  const kept = useKeptText({ formId, fields: typed, country: found, isAnswered, onRestored: engine.touch });
  // The touch that woke the form is over by now.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) engine.touch();
  }, [engine]);
  const summary = useFocusAfter<HTMLDivElement>();

  connect({
    findFaults,
    read: () => ({ fields: { ...checked.current, ...createEnvelope() }, files: filesOf(files.chosen) }),
    isHoneypotFilled() {
      const honeypot = element.current?.elements.namedItem(token.honeypotName);
      return honeypot instanceof HTMLInputElement && honeypot.value !== '';
    },
    showFaults(found) {
      const unplaced = found.filter((fault) => !placeFault(fault));
      if (unplaced.length < found.length) summary.focus();
      return unplaced;
    },
    wordFor: (name) => settings.own?.fields?.[name]?.label,
    empty() {
      const before = { values: typed.read(), files: files.chosen };
      typed.write(typed.blank);
      files.empty();
      kept.setAside();
      return () => restore(before);
    },
    sendAsPage: () => element.current?.submit(),
    sent(handles) {
      reportSent(formId, settings.pagePath);
      kept.forget();
      if (settings.next) location.assign(settings.next);
      else onSent(handles);
    },
  });

  function findFaults(): Fault[] {
    const { data, faults } = typed.check();
    checked.current = data;
    return [
      ...fields.map((name) => ({ name, message: faults.get(name)?.message ?? '' })).filter(({ message }) => message),
      ...files.problems.map(({ name, problem }) => ({ name, message: problem })),
    ];
  }

  /** Puts a fault at its field; false where this form has no such field. */
  function placeFault({ name, message }: Fault): boolean {
    const file = fileFields.find((field) => field === name);
    if (file && files.chosen[file]) {
      files.refuse(file, message);
      return true;
    }
    const field = fields.find((one) => one === name);
    if (field) typed.tell(field, message);
    return field !== undefined;
  }

  function createEnvelope() {
    const consent = element.current?.elements.namedItem(consentFieldName ?? '');
    return {
      formId: settings.formId,
      formToken: tokenNow(),
      pagePath: settings.pagePath,
      consentVersion: settings.note?.version ?? consentNote.version,
      ...(settings.eventSlug ? { eventSlug: settings.eventSlug } : {}),
      ...(settings.vacancy ? { vacancy: settings.vacancy } : {}),
      ...(hasCountry ? { country: countryNameOf(country.code), countrySource: country.source } : {}),
      ...(consentFieldName
        ? {
            [consentField]: consentFieldName,
            [consentFieldName]: consent instanceof HTMLInputElement && consent.checked,
          }
        : {}),
    };
  }

  function restore(before: { values: ContactFields; files: typeof files.chosen }): void {
    typed.write(before.values);
    for (const name of fileFields) {
      const again = before.files[name];
      if (again) files.choose(name, again.file);
    }
    startAgain();
  }

  function discard(): void {
    engine.cancel();
    kept.forget();
    typed.write(typed.blank);
    files.empty();
    startAgain();
  }

  function startAgain(): void {
    engine.startAgain();
    document.getElementById(fieldId(settings, fields[0] ?? 'name'))?.focus();
  }

  function change({ target }: FormEvent<HTMLFormElement>): void {
    if (target instanceof Element) typed.change(target.getAttribute('name') ?? '');
    engine.change();
    kept.keep();
  }

  function chooseCountry(code: CountryCode | undefined): void {
    found.choose(code);
    engine.change();
    kept.keep({ code, source: 'visitor' });
  }

  return {
    element,
    errors: typed.errors,
    messageLength: typed.messageLength,
    faults,
    summaryRef: summary.ref,
    notice,
    noticeRef,
    isRestored: kept.isRestored,
    discard,
    change,
    isSending: phase === 'submitting',
    progress,
    submit: engine.submit,
    cancel: engine.cancel,
    touch: engine.touch,
    files,
    country,
    chooseCountry,
    isAwake,
    token,
  };
}

/** Everything that is wrong with a form, in the order of its fields. */
function faultsOf(
  settings: Pick<FormSettings, 'idPrefix'>,
  fields: readonly ContactFieldName[],
  errors: FieldErrors,
  fileProblems: readonly { name: FileField; problem: string }[],
): FieldFault[] {
  // The host may have found a fault in something that this form does not check itself.
  const names = new Set([...fields, ...Object.keys(errors)]);
  const faults = [...names].flatMap((name) => {
    const message = errors[name];
    return message ? [{ fieldId: fieldId(settings, name), message }] : [];
  });
  const refused = fileProblems.map(({ name, problem }) => ({
    fieldId: removeButtonId(fieldId(settings, name)),
    message: problem,
  }));
  return [...faults, ...refused];
}

/** What is known about a form when React first draws it. */
interface ServedForm {
  /** It was in the page before its script loaded, so its contents were typed by somebody. */
  isThere: boolean;
  /** The country that was chosen in it by then. */
  country?: string;
}

/** On the server it is there, because the server draws the page that will contain it. */
function servedForm(elementId: string): ServedForm {
  if (typeof document === 'undefined') return { isThere: true };
  const form = document.getElementById(elementId);
  if (!(form instanceof HTMLFormElement)) return { isThere: false };
  return { isThere: true, country: String(new FormData(form).get('country') ?? '') };
}
