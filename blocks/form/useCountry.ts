import { findVisitorCountry } from '@frontage/client/findVisitorCountry.ts';
import type { CountrySource } from '@frontage/contract/contact/contactRequest.ts';
import { type CountryCode, countryCodeOf } from '@frontage/contract/contact/countries.ts';
import { useCallback, useEffect, useState } from 'react';

export interface ChosenCountry {
  /** Undefined where it is unknown, or the visitor cleared it. */
  code: CountryCode | undefined;
  source: CountrySource;
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
