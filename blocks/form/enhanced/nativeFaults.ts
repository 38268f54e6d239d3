import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { problemOfFile, readableSize } from '@frontage/contract/contact/fileCheck.ts';
import { deadlineAsDay, mustBeValid, required } from '@frontage/contract/contact/messages.ts';
import type { Fault } from './formView.ts';

/** What the browser itself can see wrong with the fields, in the words of specification §5; the server sees the rest. */
export function faultsOf(form: HTMLFormElement): Fault[] {
  return [...form.elements].flatMap((control) => {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return [];
    const message = messageOf(control);
    return message ? [{ name: control.name, message }] : [];
  });
}

function messageOf(control: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
  if (file) return problemOfFile(file);
  if (control.required && control.value.trim() === '') return required(control.name);
  if (control.validity.valid) return undefined;
  return control.type === 'date' ? deadlineAsDay : mustBeValid(control.name);
}

/** Says of a chosen file what it is and how large, where the hint stands; the browser's own words are out of sight. */
export function watchFiles(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=file]')) {
    const hint = document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    const words = hint?.textContent ?? '';
    const tell = () => {
      const file = input.files?.[0];
      if (hint)
        hint.textContent = file ? `${file.name}, ${readableSize(file.size)}, ${fieldTexts.file.attached}` : words;
    };
    input.addEventListener('change', tell);
    form.addEventListener('reset', () => setTimeout(tell));
    tell();
  }
}
