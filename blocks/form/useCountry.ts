import { visitorCountry } from '@frontage/client/visitorCountry.ts';
import type { CountrySource } from '@frontage/contract/contact/contactRequest.ts';
import { type CountryCode, countryCodeOf } from '@frontage/contract/contact/countries.ts';
import { useCallback, useEffect, useState } from 'react';

export interface ChosenCountry {
  /** Undefined where nobody knows, or the visitor cleared it. */
  code: CountryCode | undefined;
  source: CountrySource;
}

/**
 * The country of a form: what the visitor chose, else the cookie, the look-up, or the default. R31.
 * `served` is the name that the visitor chose before the script came.
 */
export function useCountry(served: string | undefined) {
  const [country, setCountry] = useState<ChosenCountry>(() => {
    const code = countryCodeOf(served ?? '');
    return { code, source: code ? 'visitor' : 'default' };
  });
  const [isAwake, setIsAwake] = useState(false);

  useEffect(() => {
    setIsAwake(true);
    void visitorCountry().then((found) => {
      setCountry((current) => (current.source === 'visitor' ? current : found));
    });
  }, []);

  const choose = useCallback((code: CountryCode | undefined) => setCountry({ code, source: 'visitor' }), []);
  return { country, isAwake, choose };
}
