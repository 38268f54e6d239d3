import type { ContactFieldName, ContactFields } from '@frontage/contract/contact/contactRequest.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { checkContact } from './checkContact.ts';
import { type Checked, noteAsked } from './engine/checkTyped.ts';
import { blankFields } from './formFields.ts';
import type { FormSettings } from './formSettings.ts';

/** The faults of a form, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

interface TypedFieldsOptions {
  element: RefObject<HTMLFormElement | null>;
  /** The fields of the form. */
  names: readonly ContactFieldName[];
  settings: FormSettings;
  /** The form was in the page before its script loaded: its present contents were typed by somebody. */
  wasServed: boolean;
}

/**
 * The fields of a form that React draws. The browser keeps what is typed into them; this keeps their faults, which are
 * found when the button is pressed, and from then on again in each field that changes. R27.
 */
export function useTypedFields({ element, names, settings, wasServed }: TypedFieldsOptions) {
  const [blank] = useState(() => blankFields(names));
  const [errors, setErrors] = useState<FieldErrors>(() => (wasServed ? answeredErrors(settings) : {}));
  const [isChecked, setIsChecked] = useState(false);
  const [messageLength, setMessageLength] = useState(0);
  const read = () => readFields(element.current, names, blank);
  const asked = () => String(new FormData(element.current ?? undefined).get(hiddenFields.emailAsked) ?? '');
  // A form that is shown again for another message was drawn with the answer that its page had.
  const begin = useRef(() => (wasServed ? setMessageLength(read().message.length) : write(blank)));
  useEffect(() => begin.current(), []);

  function write(values: ContactFields): void {
    writeFields(element.current, { ...values });
    setMessageLength(values.message.length);
    setErrors({});
    setIsChecked(false);
  }

  function check(): Checked<ContactFields> {
    const checked = checkContact(settings, read(), asked());
    noteAsked(element.current, checked.faults);
    setErrors(Object.fromEntries([...checked.faults].map(([name, { message }]) => [name, message])));
    setIsChecked(true);
    return checked;
  }

  /** Call it with the name of whatever changed in the form. */
  function change(name: string): void {
    const values = read();
    setMessageLength(values.message.length);
    if (isChecked && names.some((one) => one === name))
      tell(name, checkContact(settings, values, asked()).faults.get(name)?.message);
  }

  /** Sets the fault of a field; without a message, removes it. */
  function tell(name: string, message: string | undefined): void {
    setErrors(({ [name]: _before, ...others }) => (message ? { ...others, [name]: message } : others));
  }

  return { blank, read, write, check, change, tell, errors, isChecked, messageLength };
}

export type TypedFields = ReturnType<typeof useTypedFields>;

function answeredErrors({ answer }: Pick<FormSettings, 'answer'>): FieldErrors {
  return Object.fromEntries((answer?.errors ?? []).map(({ message, name }) => [name, message]));
}

type Typed = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The current contents of a form's fields; `blank` for fields that it does not have. */
function readFields(
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
function writeFields(form: HTMLFormElement | null, values: Typed): void {
  for (const control of form?.elements ?? []) {
    const value = values[control.getAttribute('name') ?? ''];
    if (value === undefined) continue;
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = value.includes(control.value);
    else if ('value' in control) control.value = String(value);
  }
}
