import { findVisitorCountry } from '@frontage/client/findVisitorCountry.ts';
import type { Typed } from '@frontage/client/typedText.ts';
import type { CountrySource } from '@frontage/contract/contact/contactRequest.ts';
import {
  type CountryCode,
  countryCodeOf,
  countryNameOf,
  countryNotSpecified,
  flagPath,
} from '@frontage/contract/contact/countries.ts';
import { countriesIn } from '@frontage/contract/contact/countriesIn.ts';
import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import type { otherCountryNames } from '@frontage/contract/contact/otherCountryNames.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import { Combobox, type ComboboxOption } from '@frontage/design/kit/Combobox/Combobox.tsx';
import { describedWithHelp, Field, type FieldProps, Select } from '@frontage/design/kit/Field/Field.tsx';
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { FormParts } from './Form.tsx';
import { fieldWords } from './FormField.tsx';
import { type FormSettings, fieldId, typedIn } from './formLook.ts';
import { PlacedForm, type PlacedFormProps } from './PlacedForm.tsx';
import { useFormAround } from './useForm.ts';

/** A form that asks for the country, which is looked up, and found by its name. */
export function CountryForm({ look, ...place }: Omit<PlacedFormProps, 'children' | 'options'>) {
  const country = useCountry(look.settings);
  return (
    <PlacedForm look={look} {...place} options={{ country }}>
      {(form) => <FormParts form={form} extra={{ country: <CountryField key="country" country={country} /> }} />}
    </PlacedForm>
  );
}

export function CountryField({ country }: { country: Pick<ReturnType<typeof useCountry>, 'choose' | 'code'> }) {
  const form = useFormAround();
  const { settings } = form.look;
  const { help, label } = fieldWords(settings, 'country', fieldTexts.country);
  const field = { id: fieldId(settings, 'country'), name: 'country', label, help, error: form.errorOf('country') };
  const none = { value: countryNotSpecified, label: settings.words?.notSpecified ?? countryNotSpecified };
  return (
    <CountryList
      field={field}
      none={none}
      shown={countryNameOf(country.code)}
      defaultValue={typedIn(form, 'country')}
      onInput={({ currentTarget: { value } }) => {
        country.choose(countryCodeOf(value));
        form.engine.change();
        form.keep({ country: [value] });
      }}
    />
  );
}

interface CountryListProps extends Omit<React.ComponentProps<typeof ListField>, 'options' | 'searchLabel'> {
  /** The first choice: no country. */
  none: { label: string; value: string };
}

/** The countries with their flags, in the words of the site; other names find them too. */
export function CountryList({ none, ...list }: CountryListProps) {
  const { settings } = useFormAround().look;
  const others = useOtherNames();
  const countries = useMemo(() => countriesOf(settings, others), [settings, others]);
  return (
    <ListField
      {...list}
      options={[none, ...countries]}
      searchLabel={say(settings.words, 'countrySearch')}
      autoComplete="country-name"
      hasPicturePlace
    />
  );
}

/** The countries in the words and the order of the site; `value` is what is sent, `others` find them too. */
export function countriesOf({ language }: Pick<FormSettings, 'language'>, others: typeof otherCountryNames = {}) {
  return countriesIn(language).map(({ code, label, name }) => ({
    value: name,
    label,
    also: [name, name.replace(/^Saint /, 'St '), ...(others[code] ?? [])],
    image: flagPath(code),
  }));
}

/** Loaded behind the form's script: nobody searches a country before. */
function useOtherNames(): typeof otherCountryNames | undefined {
  const [names, setNames] = useState<typeof otherCountryNames>();
  useEffect(() => {
    // Without them countries are found by their names alone.
    void import('@frontage/contract/contact/otherCountryNames.ts').then(
      (loaded) => setNames(loaded.otherCountryNames),
      () => undefined,
    );
  }, []);
  return names;
}

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

/** Choices up to this many stay the browser's own list. */
const mostUnsearched = 12;

interface ListFieldProps extends Omit<ComponentProps<typeof Select>, 'id' | 'options'> {
  field: Omit<FieldProps, 'children'>;
  options: readonly ComboboxOption[];
  searchLabel: string;
  /** What it shows, where that is known elsewhere than in the form. */
  shown?: string;
}

/**
 * One of many choices: the browser's own list in the page, which stays what is sent and kept; the form's script puts one
 * in its place that is searched. R16.
 */
export function ListField({ field, options, searchLabel, shown, ...attributes }: ListFieldProps) {
  const { words } = useFormAround().look.settings;
  const list = useRef<HTMLSelectElement>(null);
  const [isSearched, setIsSearched] = useState(false);
  const [value, setValue] = useState('');
  // The first of them chooses nothing.
  const isLong = options.length - 1 > mostUnsearched;
  useEffect(() => {
    const { current } = list;
    if (!current || !isLong) return;
    const over = new AbortController();
    const listening = { signal: over.signal };
    const read = () => setValue(current.value);
    // Not while somebody chooses in it; a window that loses focus returns it to the list when it comes back.
    const look = () => {
      read();
      if (document.activeElement !== current) setIsSearched(true);
    };
    current.addEventListener('blur', look, listening);
    // Also what is restored, or emptied.
    current.form?.addEventListener('change', read, listening);
    look();
    return () => over.abort();
  }, [isLong]);
  useEffect(() => {
    if (isSearched && shown !== undefined && list.current) list.current.value = shown;
  });
  const { help, id } = field;
  const chosen = options.find((option) => option.value === (shown ?? value)) ?? options[0];
  return (
    <Field {...field} namesList={isSearched}>
      {isSearched && chosen ? (
        <Combobox
          id={id}
          options={options}
          chosen={chosen}
          searchLabel={searchLabel}
          noOptions={say(words, 'noOptions')}
          help={help}
          isInvalid={Boolean(field.error)}
          onChoose={(option) => {
            if (!list.current) return;
            list.current.value = option.value;
            setValue(option.value);
            // The form hears it as if it were chosen in the list of the browser.
            list.current.dispatchEvent(new Event('input', { bubbles: true }));
          }}
        />
      ) : null}
      <Select
        ref={list}
        id={isSearched ? `${id}-sent` : id}
        name={field.name}
        options={options}
        isInvalid={Boolean(field.error)}
        hidden={isSearched}
        {...describedWithHelp(id, help)}
        {...attributes}
      />
    </Field>
  );
}
