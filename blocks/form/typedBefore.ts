import type { ContactFieldName, ContactFields } from '@frontage/contract/contact/contactRequest.ts';
import type { UseFormReturn } from 'react-hook-form';

type Typed = Record<string, string | string[]>;

/**
 * What was typed into a form before its script came, so that waking loses none of it. On the server, and for forms
 * made later, nothing stands there yet.
 */
export function readTypedBefore(elementId: string, names: readonly ContactFieldName[]): Typed {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(elementId);
  if (!(form instanceof HTMLFormElement)) return {};
  const values = new FormData(form);
  const typed: Typed = { country: String(values.get('country') ?? '') };
  for (const name of names) {
    typed[name] = name === 'projectTypes' ? values.getAll(name).map(String) : String(values.get(name) ?? '');
  }
  return typed;
}

/** Fields that have been attached; from then on what the form writes into them is meant. */
const attached = new WeakSet<object>();

/**
 * Registers fields without losing what was typed between rendering and waking: attaching a field writes into it what
 * was read when the form was rendered.
 */
export function keepingTyped(form: UseFormReturn<ContactFields>): typeof form.register {
  return (name, options) => {
    const field = form.register(name, options);
    const ref = (control: unknown) => {
      if (!(control instanceof HTMLElement) || attached.has(control)) return field.ref(control);
      attached.add(control);
      const key = control.matches('[type=checkbox]') ? 'checked' : 'value';
      const typed: unknown = Reflect.get(control, key);
      field.ref(control);
      if (Reflect.get(control, key) === typed) return;
      Reflect.set(control, key, typed);
      void field.onChange({ target: control, type: 'change' });
    };
    return { ...field, ref };
  };
}
