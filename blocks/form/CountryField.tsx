import { type CountryCode, countryCodeOf, countryNameOf, flagPath } from '@frontage/contract/contact/countries.ts';
import { countriesIn } from '@frontage/contract/contact/countriesIn.ts';
import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { countryNotSpecified } from '@frontage/contract/contact/limits.ts';
import type { otherCountryNames } from '@frontage/contract/contact/otherCountryNames.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import { Combobox } from '@frontage/design/kit/Combobox/Combobox.tsx';
import { describedWithHelp, Field } from '@frontage/design/kit/Field/Field.tsx';
import { Select } from '@frontage/design/kit/Select/Select.tsx';
import { useEffect, useMemo, useState } from 'react';
import { fieldWords } from './fieldWords.ts';
import { type FormSettings, fieldId } from './formSettings.ts';
import { typedIn } from './placedAnswer.ts';
import type { useCountry } from './useCountry.ts';
import { useFormAround } from './useForm.ts';

/** The choices, in the words and the order of the site; `value` is what is sent, `others` find them too. */
export function countriesOf(
  { language, words }: Pick<FormSettings, 'language' | 'words'>,
  others: typeof otherCountryNames = {},
) {
  const notSpecified = { key: '', value: countryNotSpecified, label: words?.notSpecified ?? countryNotSpecified };
  const countries = countriesIn(language).map(({ code, label, name }) => ({
    key: code,
    value: name,
    label,
    also: [name, name.replace(/^Saint /, 'St '), ...(others[code] ?? [])],
    image: flagPath(code),
  }));
  return { notSpecified, options: [notSpecified, ...countries] };
}

/** The browser's own list in the page; the searchable one with flags once the form's script has loaded. */
export function CountryField({ country }: { country: ReturnType<typeof useCountry> }) {
  const form = useFormAround();
  const { settings } = form.look;
  const choose = (code: CountryCode | undefined) => {
    country.choose(code);
    form.engine.change();
    form.keep({ country: [countryNameOf(code)] });
  };
  const id = fieldId(settings, 'country');
  const others = useOtherNames(country.isAwake);
  const { notSpecified, options } = useMemo(() => countriesOf(settings, others), [settings, others]);
  const chosen = options.find(({ key }) => key === country.code) ?? notSpecified;
  const error = form.errorOf('country');
  const { help, label } = fieldWords(settings, 'country', fieldTexts.country);
  return (
    <Field id={id} name="country" label={label} help={help} error={error} namesList={country.isAwake}>
      {country.isAwake ? (
        <Combobox
          id={id}
          options={options}
          chosen={chosen}
          searchLabel={say(settings.words, 'countrySearch')}
          noOptions={say(settings.words, 'noOptions')}
          help={help}
          onChoose={({ key }) => choose(key === '' ? undefined : (key as CountryCode))}
        />
      ) : (
        <Select
          id={id}
          name="country"
          options={options}
          isInvalid={Boolean(error)}
          defaultValue={typedIn(form, 'country')}
          autoComplete="country-name"
          onChange={(event) => choose(countryCodeOf(event.currentTarget.value))}
          hasPicturePlace
          {...describedWithHelp(id, help)}
        />
      )}
    </Field>
  );
}

/** Loaded behind the form's script: nobody searches a country before. */
function useOtherNames(isAwake: boolean): typeof otherCountryNames | undefined {
  const [names, setNames] = useState<typeof otherCountryNames>();
  useEffect(() => {
    if (!isAwake) return;
    // Without them countries are found by their names alone.
    void import('@frontage/contract/contact/otherCountryNames.ts').then(
      (loaded) => setNames(loaded.otherCountryNames),
      () => undefined,
    );
  }, [isAwake]);
  return names;
}
