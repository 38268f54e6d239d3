'use client';

import { countryList } from '@frontage/contract/contact/countries.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { SelectInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

interface Option {
  label: string;
  value: string;
}

interface ListedFieldProps extends TextFieldClientProps {
  options: readonly Option[];
  isClearable?: boolean;
  /** What people call a stored text that is not of the list; itself where nothing is said. */
  unlistedLabel?: (value: string) => string;
}

// Browsers know UTC, and leave it out of their list.
const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
  label: value.replaceAll('_', ' '),
  value,
}));
const forms = Object.entries(formTable).map(([value, { label }]) => ({ label, value }));
const countries = countryList.map(({ code, name }) => ({ label: name, value: code }));

/** A time zone, found by its city. */
export const ZoneField = (props: TextFieldClientProps) => <ListedField {...props} options={zones} />;

/** A country, found by its name. */
export const CountryField = (props: TextFieldClientProps) => <ListedField {...props} options={countries} />;

/** One of the forms, found by what people call it; or none. */
export const FormField = (props: TextFieldClientProps) => <ListedField {...props} options={forms} isClearable />;

/** One of a list, found by typing. What is stored and not of it, such as an older name, stays to be chosen. */
export function ListedField({
  field,
  isClearable = false,
  options,
  path,
  readOnly,
  unlistedLabel = (value) => value,
}: ListedFieldProps) {
  const { setValue, showError, value } = useField<string>({ path });
  const isListed = !value || options.some((option) => option.value === value);
  return (
    <SelectInput
      name={field.name}
      path={path}
      label={field.label ?? field.name}
      required={field.required ?? false}
      readOnly={readOnly ?? false}
      isClearable={isClearable}
      showError={showError}
      {...(field.admin?.description ? { description: field.admin.description } : {})}
      options={isListed ? [...options] : [{ label: unlistedLabel(value), value }, ...options]}
      value={value ?? ''}
      onChange={(chosen) => setValue(Array.isArray(chosen) ? '' : (chosen?.value ?? ''))}
    />
  );
}
