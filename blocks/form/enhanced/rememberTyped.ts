/**
 * Remembers the contents of a form and returns a function that restores them. Files are restored too, as long as the
 * page is open.
 */
export function rememberTyped(form: HTMLFormElement): () => void {
  const undo = [...form.elements].flatMap((control) => {
    const typed = typedIn(control);
    return typed ? [() => Object.assign(control, typed)] : [];
  });
  return () => {
    for (const one of undo) one();
    form.dispatchEvent(new Event('change'));
    for (const input of form.querySelectorAll('input[type=file]')) input.dispatchEvent(new Event('change'));
  };
}

function typedIn(control: Element): object | undefined {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return { value: control.value };
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return undefined;
  const { checked, files, type, value } = control;
  if (type === 'file') return { files };
  return type === 'radio' || type === 'checkbox' ? { checked } : { value };
}
