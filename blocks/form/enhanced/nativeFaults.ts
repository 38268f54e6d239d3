import { fieldTexts } from '@frontage/contract/contact/fieldTexts.ts';
import { problemOfFile, readableSize } from '@frontage/contract/contact/fileCheck.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { deadlineAsDay, inWordsOf, mustBeValid, required } from '@frontage/contract/contact/messages.ts';
import { describeUpload, type UploadProgress } from '../uploadProgress.ts';
import type { Fault } from './formView.ts';
import { saidBy } from './saidBy.ts';

/** What the browser itself can see wrong with the fields, in the words of R27; the server sees the rest. */
export function faultsOf(form: HTMLFormElement): Fault[] {
  return [...form.elements].flatMap((control) => {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return [];
    const message = messageOf(control);
    return message ? [{ name: control.name, message: inWordsOf(control.getAttribute(formMarks.called), message) }] : [];
  });
}

function messageOf(control: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  const file = control instanceof HTMLInputElement ? control.files?.[0] : undefined;
  if (file) return problemOfFile(file);
  if (control.required && control.value.trim() === '') return required(control.name);
  if (control.validity.valid) return undefined;
  return control.type === 'date' ? deadlineAsDay : mustBeValid(control.name);
}

/**
 * Says of a chosen file what it is and how large, where the hint stands; the browser's own words are out of sight.
 * The answer tells while it travels how much has arrived, and without figures what it told before.
 */
export function watchFiles(form: HTMLFormElement): (progress?: UploadProgress) => void {
  const tellers = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].map((input) => {
    const hint = document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    const words = hint?.textContent ?? '';
    const tell = (progress?: UploadProgress) => {
      const file = input.files?.[0];
      const state =
        progress && file ? describeUpload(file.size, progress).amount : saidBy(form)(fieldTexts.file.attached);
      const size = progress || !file ? '' : `${readableSize(file.size)}, `;
      if (hint) hint.textContent = file ? `${file.name}, ${size}${state}` : words;
    };
    input.addEventListener('change', () => tell());
    form.addEventListener('reset', () => setTimeout(tell));
    tell();
    return tell;
  });
  return (progress) => {
    for (const tell of tellers) tell(progress);
  };
}
