import { CountryField } from './CountryField.tsx';
import { FormParts } from './Form.tsx';
import { PlacedForm, type PlacedFormProps } from './PlacedForm.tsx';
import { useCountry } from './useCountry.ts';

/** A form that asks for the country, which is looked up, and found by its name. */
export function CountryForm({ look, ...place }: Omit<PlacedFormProps, 'children' | 'options'>) {
  const country = useCountry(look.settings);
  return (
    <PlacedForm look={look} {...place} options={{ country }}>
      {(form) => <FormParts form={form} extra={{ country: <CountryField key="country" country={country} /> }} />}
    </PlacedForm>
  );
}
