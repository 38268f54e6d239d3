import { findVisitorCountry } from '@frontage/client/findVisitorCountry.ts';
import { readTyped } from '@frontage/client/typedText.ts';
import type { CountrySource } from '@frontage/contract/contact/contactRequest.ts';
import { countryCodeOf, countryNameOf, countryNotSpecified, flagPath } from '@frontage/contract/contact/countries.ts';
import { countriesIn } from '@frontage/contract/contact/countriesIn.ts';
import type { otherCountryNames } from '@frontage/contract/contact/otherCountryNames.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import { Combobox, type ComboboxOption } from '@frontage/design/kit/Combobox/Combobox.tsx';
import { describedWithHelp, Field, type FieldProps, Select } from '@frontage/design/kit/Field/Field.tsx';
import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { type FormSettings, fieldId, typedIn } from './formLook.ts';
import { fieldOf } from './questionsOf.ts';
import { isChanged } from './useFields.ts';
import { useFormAround } from './useForm.ts';

/** What visitors chose on this page, by the id of the list: it stays for another message. */
const chosenBefore = new Map<string, string>();

/**
 * The country of a visitor: what they chose, otherwise that of the cookie, of the look-up, or the default. What the page
 * found is the list's own choice, so that it is neither kept nor taken for something that was typed. R31.
 */
export function CountryField() {
  const form = useFormAround();
  const { element, look } = form;
  const { settings } = look;
  const id = fieldId(settings, 'country');
  const [source, setSource] = useState<CountrySource>();
  useEffect(() => {
    const list = element?.elements.namedItem('country');
    if (!element || !(list instanceof HTMLSelectElement)) return;
    const over = new AbortController();
    const listening = { signal: over.signal };
    const before = readTyped(settings.formId)?.country?.[0] ?? chosenBefore.get(id);
    // Also in a form that the host shows again.
    const wasChosen = before !== undefined || (countryCodeOf(list.value) !== undefined && !isChanged(list));
    let found: CountrySource = 'default';
    const isChosen = () => wasChosen || isChanged(list);
    const note = () => {
      if (isChanged(list)) chosenBefore.set(id, list.value);
      else chosenBefore.delete(id);
      setSource(isChosen() ? 'visitor' : found);
    };
    for (const type of ['input', 'change']) element.addEventListener(type, note, listening);
    if (before !== undefined && !isChanged(list)) list.value = before;
    note();
    void findVisitorCountry().then(({ code, source }) => {
      if (over.signal.aborted) return;
      const shown = isChosen() ? list.value : countryNameOf(code);
      for (const option of list.options) option.defaultSelected = option.value === countryNameOf(code);
      list.value = shown;
      found = source;
      element.dispatchEvent(new Event('change'));
    });
    return () => over.abort();
  }, [element, id, settings.formId]);
  const { help, label } = fieldOf(look, 'country');
  const field = { id, name: 'country', label, help, error: form.errorOf('country') };
  const none = { value: countryNotSpecified, label: settings.words?.notSpecified ?? countryNotSpecified };
  return (
    <>
      <CountryList field={field} none={none} defaultValue={typedIn(form, 'country')} />
      {source ? <input type="hidden" name="countrySource" value={source} /> : null}
    </>
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

/** Choices up to this many stay the browser's own list. */
const mostUnsearched = 12;

interface ListFieldProps extends Omit<ComponentProps<typeof Select>, 'id' | 'options'> {
  field: Omit<FieldProps, 'children'>;
  options: readonly ComboboxOption[];
  searchLabel: string;
}

/**
 * One of many choices: the browser's own list in the page, which stays what is sent and kept; the form's script puts one
 * in its place that is searched. R16.
 */
export function ListField({ field, options, searchLabel, ...attributes }: ListFieldProps) {
  const { words } = useFormAround().look.settings;
  const list = useRef<HTMLSelectElement>(null);
  const [isSearched, setIsSearched] = useState(false);
  const [value, setValue] = useState('');
  // The first of them chooses nothing.
  const isLong = options.length - 1 > mostUnsearched;
  const { help, id } = field;
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
  const chosen = options.find((option) => option.value === value) ?? options[0];
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
