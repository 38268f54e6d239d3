import type { ContactFieldName } from '@frontage/contract/contact/contactRequest.ts';

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
