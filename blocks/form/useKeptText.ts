import { findVisitorCountry } from '@frontage/client/findVisitorCountry.ts';
import { forgetTyped, keepTyped, readTyped, type Typed } from '@frontage/client/typedText.ts';
import type { ContactFields, CountrySource } from '@frontage/contract/contact/contactRequest.ts';
import { type CountryCode, countryCodeOf, countryNameOf } from '@frontage/contract/contact/countries.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { selectKept, typedOf } from './keptFields.ts';
import type { TypedFields } from './useTypedFields.ts';

interface ChosenCountry {
  /** Undefined where it is unknown, or the visitor cleared it. */
  code: CountryCode | undefined;
  source: CountrySource;
}

interface KeptTextOptions {
  formId: string;
  fields: TypedFields;
  country: ReturnType<typeof useCountry>;
  /** The server wrote its answer into this form, with what had been typed. */
  isAnswered: boolean;
  /** Called where text was restored: it may be sent at once. */
  onRestored: () => void;
}

/** Keeps in this tab what is typed into a form, and restores it when the form is shown again. */
export function useKeptText(options: KeptTextOptions) {
  const { formId, fields, country } = options;
  const [isRestored, setIsRestored] = useState(false);
  const atStart = useRef(options);

  // Once, after waking: the page was built without knowing what this tab keeps.
  useEffect(() => {
    const { formId, fields, country, isAnswered, onRestored } = atStart.current;
    const kept = isAnswered ? undefined : readTyped(formId);
    const now = fields.read();
    const values = kept && selectKept(kept, now, fields.blank);
    // A visitor who typed before the script loaded may not touch the form again.
    const typed = typedNow(now, fields.blank, country.country);
    if (Object.keys(typed).length > 0) keepTyped(formId, { ...kept, ...typed });
    if (kept?.country && country.country.source !== 'visitor') country.choose(countryCodeOf(kept.country[0] ?? ''));
    if (!values) return;
    fields.write({ ...now, ...values });
    setIsRestored(true);
    onRestored();
  }, []);

  function keep(shown = country.country): void {
    keepTyped(formId, typedNow(fields.read(), fields.blank, shown));
  }

  function forget(): void {
    forgetTyped(formId);
    setIsRestored(false);
  }

  /** The form was emptied because of what happened to it; its text is still kept for this visit. R39. */
  const setAside = () => setIsRestored(false);

  return { isRestored, keep, forget, setAside };
}

/** A country counts only where the visitor chose it: others are looked up again, whatever the browser's list says. */
function typedNow(values: ContactFields, blank: ContactFields, { code, source }: ChosenCountry): Typed {
  const chosen = source === 'visitor' ? { country: [countryNameOf(code)] } : {};
  return { ...typedOf({ ...values, country: '' }, blank), ...chosen };
}

/**
 * The country of a form: what the visitor chose, otherwise the cookie, the look-up, or the default. R31.
 * `served` is the name that the visitor chose before the script loaded, `listId` the id of the browser's own list.
 */
export function useCountry(served: string | undefined, listId: string) {
  const [country, setCountry] = useState<ChosenCountry>(() => {
    const code = countryCodeOf(served ?? '');
    return { code, source: code ? 'visitor' : 'default' };
  });
  const [isAwake, setIsAwake] = useState(false);

  useEffect(() => {
    void findVisitorCountry().then((found) => {
      setCountry((current) => (current.source === 'visitor' ? current : found));
    });
    return waitUntilUnused(document.getElementById(listId), () => setIsAwake(true));
  }, [listId]);

  const choose = useCallback((code: CountryCode | undefined) => setCountry({ code, source: 'visitor' }), []);
  return { country, isAwake, choose };
}

/**
 * Acts once a list is no longer in use: one that somebody is choosing from stays until they go on. Returns a function
 * that stops waiting.
 */
function waitUntilUnused(list: HTMLElement | null, act: () => void): () => void {
  // A window that loses focus returns it to the list when it comes back.
  const isUsed = () => list !== null && document.activeElement === list;
  const look = () => {
    if (isUsed()) return;
    stop();
    act();
  };
  const stop = () => list?.removeEventListener('blur', look);
  list?.addEventListener('blur', look);
  look();
  return stop;
}
