import { findVisitorCountry } from '@frontage/client/findVisitorCountry.ts';
import type { Typed } from '@frontage/client/typedText.ts';
import type { CountrySource } from '@frontage/contract/contact/contactRequest.ts';
import { type CountryCode, countryCodeOf, countryNameOf } from '@frontage/contract/contact/countries.ts';
import { useEffect, useState } from 'react';
import { type FormSettings, fieldId } from './formSettings.ts';

interface ChosenCountry {
  /** Undefined where it is unknown, or the visitor cleared it. */
  code: CountryCode | undefined;
  source: CountrySource;
}

/** The country of a form: what the visitor chose, otherwise the cookie, the look-up, or the default. R31. */
export function useCountry(settings: Pick<FormSettings, 'idPrefix'>) {
  const listId = fieldId(settings, 'country');
  const [country, setCountry] = useState<ChosenCountry>(() => {
    const code = countryCodeOf(chosenBefore(listId));
    return { code, source: code ? 'visitor' : 'default' };
  });

  useEffect(() => {
    void findVisitorCountry().then((found) => {
      setCountry((current) => (current.source === 'visitor' ? current : found));
    });
  }, []);

  const choose = (code: CountryCode | undefined) => setCountry({ code, source: 'visitor' });
  return {
    code: country.code,
    choose,
    /** What is sent. */
    fields: () => ({ country: countryNameOf(country.code), countrySource: country.source }),
    /** What is kept: a country that nobody chose is looked up again, whatever the browser's list says. */
    typed: (): Typed => (country.source === 'visitor' ? { country: [countryNameOf(country.code)] } : {}),
    /** What was kept, unless the visitor has chosen since. */
    restore: (name: string | undefined) => {
      if (name !== undefined && country.source !== 'visitor') choose(countryCodeOf(name));
    },
  };
}

/** The name that a visitor chose in the browser's own list before the script loaded. */
function chosenBefore(listId: string): string {
  const list = typeof document === 'undefined' ? null : document.getElementById(listId);
  return list?.tagName === 'SELECT' ? (list as HTMLSelectElement).value : '';
}
