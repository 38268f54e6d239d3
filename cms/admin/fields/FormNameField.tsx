'use client';

import { formTable } from '@frontage/contract/forms/formTable.ts';
import { SelectInput, TextInput, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';

/** Stands for a name that no form has. */
const anotherName = '';
const another = { label: 'Another one, with the usual words', value: anotherName };

/** Which form a block holds: one of those that its kind of block can hold, or one under a name of its own. */
export function FormNameField({ field, path, readOnly }: TextFieldClientProps) {
  const { setValue, showError, value } = useField<string>({ path });
  const layout = useFormFields(([fields]) => layoutAbove(path, (place) => fields[place]?.value));
  const forms = Object.entries(formTable)
    .filter(([, { blocks }]) => blocks.some((block) => block === layout))
    .map(([id, { label }]) => ({ label, value: id }));
  const isListed = forms.some((form) => form.value === value);
  const common = { path, readOnly: readOnly ?? false, showError };
  return (
    <>
      <SelectInput
        {...common}
        name={field.name}
        label={field.label ?? field.name}
        required={field.required ?? false}
        isClearable={false}
        {...(field.admin?.description ? { description: field.admin.description } : {})}
        options={[...forms, another]}
        value={isListed ? (value ?? anotherName) : anotherName}
        onChange={(chosen) => setValue(Array.isArray(chosen) ? anotherName : (chosen?.value ?? anotherName))}
      />
      {!isListed && (
        <TextInput
          {...common}
          label="Its name: small letters, digits and hyphens"
          value={value ?? ''}
          onChange={(event: { target: { value: string } }) => setValue(event.target.value)}
        />
      )}
    </>
  );
}

/** The kind of the block that a field stands in, however deep. */
function layoutAbove(path: string, valueAt: (place: string) => unknown): unknown {
  const parts = path.split('.');
  for (let depth = parts.length - 1; depth > 0; depth -= 1) {
    const layout = valueAt([...parts.slice(0, depth), 'blockType'].join('.'));
    if (layout !== undefined) return layout;
  }
  return undefined;
}
