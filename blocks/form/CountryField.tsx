import { countryCodeOf, countryNameOf, flagPath } from '@frontage/contract/contact/countries.ts';
import { countriesIn } from '@frontage/contract/contact/countriesIn.ts';
import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { countryNotSpecified } from '@frontage/contract/contact/limits.ts';
import type { otherCountryNames } from '@frontage/contract/contact/otherCountryNames.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import { useEffect, useMemo, useState } from 'react';
import { FormParts } from './Form.tsx';
import { fieldWords } from './FormField.tsx';
import { type FormSettings, fieldId } from './formSettings.ts';
import { ListField } from './ListField.tsx';
import { PlacedForm, type PlacedFormProps } from './PlacedForm.tsx';
import { typedIn } from './placedAnswer.ts';
import { useCountry } from './useCountry.ts';
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

function CountryField({ country }: { country: ReturnType<typeof useCountry> }) {
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
