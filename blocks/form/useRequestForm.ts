import { reportSent } from '@frontage/client/reportSent.ts';
import type { SendOutcome } from '@frontage/client/sendOutcome.ts';
import type { FailureDetail, LeadHandles } from '@frontage/contract/contact/answers.ts';
import type { ContactFieldName, ContactFields } from '@frontage/contract/contact/contactRequest.ts';
import { type CountryCode, countryNameOf } from '@frontage/contract/contact/countries.ts';
import { fileFields } from '@frontage/contract/contact/fileFields.ts';
import { consentField } from '@frontage/contract/contact/formMarkup.ts';
import { consentNote, mustBeValid, staleForm } from '@frontage/contract/contact/messages.ts';
import { worded } from '@frontage/contract/contact/worded.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { resolverOf } from './contactResolver.ts';
import { faultsOf } from './faults.ts';
import { blankFields } from './formFields.ts';
import { duplicateNotice, type FormNotice, type FormPhase, failureNotice, servedNotice } from './formPhase.ts';
import { type FormSettings, fieldId, formElementId } from './formSettings.ts';
import { keepingTyped, readTypedBefore } from './typedBefore.ts';
import { useAnsweredErrors } from './useAnsweredErrors.ts';
import { filesOf, useChosenFiles } from './useChosenFiles.ts';
import { useCountry } from './useCountry.ts';
import { useFocusAfter } from './useFocusAfter.ts';
import { useFormToken } from './useFormToken.ts';
import { useKeptText } from './useKeptText.ts';
import { useSending } from './useSending.ts';

interface RequestFormOptions {
  settings: FormSettings;
  /** The fields that stand in this form, in their order. */
  fields: readonly ContactFieldName[];
  /** Whether the country is asked, and so sent. */
  hasCountry: boolean;
  consentFieldName?: string | undefined;
  onSent: (handles: LeadHandles) => void;
}

/** Everything that a form of the site does between the first touch and the thank-you. R27, R34. */
export function useRequestForm({ settings, fields, hasCountry, consentFieldName, onSent }: RequestFormOptions) {
  const [typed] = useState(() => readTypedBefore(formElementId(settings), fields));
  const { answer } = settings;
  const [blank] = useState(() => blankFields(fields));
  const [state, setState] = useState<FormPhase>({ phase: 'idle', notice: servedNotice(settings) });
  const form = useForm<ContactFields>({
    defaultValues: { ...blank, ...typed },
    resolver: resolverOf(settings),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const files = useChosenFiles(settings.words);
  const token = useFormToken(settings);
  const found = useCountry(typed.country?.toString(), fieldId(settings, 'country'));
  const { country, isAwake } = found;
  const element = useRef<HTMLFormElement>(null);
  const sending = useSending();
  const repeated = useRef<{ values: ContactFields; files: typeof files.chosen } | undefined>(undefined);
  const { errors, ...answered } = useAnsweredErrors(form, settings);
  const faults = answered.isAwake
    ? faultsOf(settings, fields, errors, form.formState.isSubmitted ? files.problems : [])
    : (answer?.errors ?? []).map(({ message, name }) => ({ fieldId: fieldId(settings, name), message }));
  const isAnswered = answer?.notice !== undefined || Boolean(answer?.errors.length);
  const { formId } = settings;
  // The time from the first touch on is what tells people from programs, and whoever typed before may send at once.
  const kept = useKeptText({ formId, form, blank, country: found, isAnswered, onRestored: token.touch });
  const { touch } = token;
  // The touch that woke the form is over by now.
  useEffect(() => {
    if (element.current?.contains(document.activeElement)) touch();
  }, [touch]);
  const summary = useFocusAfter<HTMLDivElement>();
  const notice = useFocusAfter<HTMLDivElement>();

  async function submit(event: React.SyntheticEvent): Promise<void> {
    event.preventDefault();
    if (sending.isUnderWay() || isHoneypotFilled(element, token.honeypotName)) return;
    let valid: ContactFields | undefined;
    await form.handleSubmit((values) => {
      valid = values;
    })(event);
    if (!valid || files.problems.length > 0) summary.focus();
    else await send(valid);
  }

  async function send(values: ContactFields): Promise<void> {
    setState({ phase: 'sending' });
    const outcome = await sending.send({
      fields: async () => ({ ...values, ...(await envelope()) }),
      files: filesOf(files.chosen),
      onProgress: (sentBytes, totalBytes) => files.setProgress({ sentBytes, totalBytes }),
    });
    files.setProgress(undefined);
    settle(outcome, values);
  }

  function settle(outcome: SendOutcome, values: ContactFields): void {
    switch (outcome.outcome) {
      case 'sent':
        reportSent(settings.formId, settings.pagePath);
        kept.forget();
        setState({ phase: 'sent' });
        onSent(outcome.data);
        break;
      case 'aborted':
        setState({ phase: 'idle' });
        break;
      case 'duplicate':
        repeated.current = { values: form.getValues(), files: files.chosen };
        form.reset(blank);
        files.empty();
        kept.setAside();
        tell(duplicateNotice(settings));
        break;
      case 'invalid':
        markInvalid(outcome, values);
        break;
      case 'refused':
        if (outcome.message === staleForm) token.refresh();
        tell(failureNotice(settings, outcome.message));
        break;
      case 'unreachable':
        tell(failureNotice(settings));
        break;
    }
  }

  function tell(told: FormNotice): void {
    setState({ phase: 'idle', notice: told });
    notice.focus();
  }

  function markInvalid(outcome: Extract<SendOutcome, { outcome: 'invalid' }>, values: ContactFields): void {
    const unplaced = outcome.details.filter((detail) => !place(detail, values));
    // The form has changed since this page came: the browser asks for the one of now, with what was typed.
    if (unplaced.some(({ type }) => type === 'required')) element.current?.submit();
    if (unplaced[0]) {
      tell(failureNotice(settings, unplaced[0].message));
    } else {
      setState({ phase: 'idle' });
      summary.focus();
    }
  }

  /** Puts a fault that the server found at its field; false where this form has no such field. */
  function place({ context: { key }, message }: FailureDetail, values: ContactFields): boolean {
    const fileField = fileFields.find((field) => field === key);
    if (fileField && files.chosen[fileField]) {
      files.refuse(fileField, worded(settings.words, message));
      return true;
    }
    const name = fields.find((field) => field === key && field in values);
    // R27: the server's doubt about the address marks the field as a pattern error.
    const [type, sentence] = key === 'email' ? ['pattern', mustBeValid('email')] : ['server', message];
    if (name) form.setError(name, { type, message: worded(settings.words, sentence) });
    return name !== undefined;
  }

  async function envelope() {
    const consent = element.current?.elements.namedItem(consentFieldName ?? '');
    return {
      formId: settings.formId,
      formToken: await token.current(),
      pagePath: settings.pagePath,
      consentVersion: consentNote.version,
      ...(settings.eventSlug ? { eventSlug: settings.eventSlug } : {}),
      ...(hasCountry ? { country: countryNameOf(country.code), countrySource: country.source } : {}),
      ...(consentFieldName
        ? {
            [consentField]: consentFieldName,
            [consentFieldName]: consent instanceof HTMLInputElement && consent.checked,
          }
        : {}),
    };
  }

  function restore(): void {
    if (!repeated.current) return;
    form.reset(repeated.current.values, { keepDefaultValues: true });
    for (const name of fileFields) {
      const again = repeated.current.files[name];
      if (again) files.choose(name, again.file);
    }
    startAgain();
  }

  function discard(): void {
    kept.forget();
    form.reset(blank);
    files.empty();
    startAgain();
  }

  function startAgain(): void {
    setState({ phase: 'idle' });
    document.getElementById(fieldId(settings, fields[0] ?? 'name'))?.focus();
  }

  function chooseCountry(code: CountryCode | undefined): void {
    found.choose(code);
    kept.keep({ code, source: 'visitor' });
  }

  const isUntouched = !form.formState.isDirty && files.fields.length === 0;
  const shown = state.phase === 'idle' ? state.notice : undefined;
  return {
    element,
    register: keepingTyped(form),
    watch: form.watch,
    errors,
    isSubmitted: form.formState.isSubmitted,
    faults,
    summaryRef: summary.ref,
    notice: shown?.kind === 'duplicate' && !isUntouched ? undefined : shown,
    noticeRef: notice.ref,
    canRestore: shown?.kind === 'duplicate' && repeated.current !== undefined,
    restore,
    kept,
    discard,
    phase: state.phase,
    submit,
    cancel: sending.cancel,
    files,
    country,
    chooseCountry,
    isAwake,
    token,
  };
}

function isHoneypotFilled(form: RefObject<HTMLFormElement | null>, honeypotName: string): boolean {
  const honeypot = form.current?.elements.namedItem(honeypotName);
  return honeypot instanceof HTMLInputElement && honeypot.value !== '';
}
