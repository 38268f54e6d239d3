import type { ContactFieldName, ContactFields } from '@frontage/contract/contact/contactRequest.ts';

type Typed = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The current contents of a form's fields; `blank` for fields that it does not have. */
export function readFields(
  form: HTMLFormElement | null,
  names: readonly ContactFieldName[],
  blank: ContactFields,
): ContactFields {
  if (!form) return blank;
  const typed = new FormData(form);
  const entries = names.map((name) => [name, name === 'projectTypes' ? typed.getAll(name) : (typed.get(name) ?? '')]);
  return { ...blank, ...Object.fromEntries(entries) };
}

/** Writes values into the fields of a form; fields that are not named stay as they are. */
export function writeFields(form: HTMLFormElement | null, values: Typed): void {
  for (const control of form?.elements ?? []) {
    const value = values[control.getAttribute('name') ?? ''];
    if (value === undefined) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = value.includes(control.value);
    else if ('value' in control) control.value = String(value);
  }
}
