'use client';

import namesOfCountries from '@frontage/contract/contact/countries.json' with { type: 'json' };
import { SelectInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

interface Option {
  label: string;
  value: string;
}

interface ListedFieldProps extends TextFieldClientProps {
  options: readonly Option[];
  isClearable?: boolean;
  /** Label of a stored value that is not in the list; the value itself by default. */
  unlistedLabel?: (value: string) => string;
}

// Browsers know UTC, but leave it out of their list.
const zones = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
  label: value.replaceAll('_', ' '),
  value,
}));
const countries = Object.entries(namesOfCountries).map(([value, label]) => ({ label, value }));

/** Selects a time zone, found by its city. */
export const ZoneField = (props: TextFieldClientProps) => <ListedField {...props} options={zones} />;

/** Selects a country, found by its name. */
export const CountryField = (props: TextFieldClientProps) => <ListedField {...props} options={countries} />;

/**
 * Selects one option of a list, found by typing. A stored value that is not in the list, such as an older name, remains
 * an option.
 */
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
