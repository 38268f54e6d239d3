import { problemOfFile, readableSize } from '@frontage/contract/contact/fileCheck.ts';
import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import type * as z from 'zod/mini';
import { checkTyped, noteAsked, type TypedFields } from '../engine/checkTyped.ts';
import type { Fault } from '../engine/FormView.ts';
import { describeUpload, type UploadProgress } from '../uploadProgress.ts';
import { type Control, controlsOf, isBox } from './controls.ts';
import { wordsIn } from './saidBy.ts';

/** The faults of the fields by the schema of their call, in order. `more`: what is sent besides them. */
export function findFaults(form: HTMLFormElement, schema: z.ZodMiniType, more: TypedFields = {}): Fault[] {
  const controls = controlsOf(form);
  const required = controls.filter((control) => control.required && !isBox(control)).map(({ name }) => name);
  const wordFor = (name: string) => controls.find((control) => control.name === name)?.getAttribute(formMarks.called);
  const words = wordsIn(form);
  const { faults } = checkTyped(schema, { ...valuesIn(form, controls), ...more }, { required, wordFor, words });
  noteAsked(form, faults);
  return [...new Set(controls.map(({ name }) => name))].flatMap((name) => {
    const control = controls.find((one) => one.name === name);
    const own = control && faultOfControl(control);
    const message = own ? say(words, own) : faults.get(name)?.message;
    return message ? [{ name, message }] : [];
  });
}

/** What only the browser knows: a file, and an invalid day. */
function faultOfControl(control: Control) {
  if (!(control instanceof HTMLInputElement)) return undefined;
  const [file] = control.files ?? [];
  if (file) return problemOfFile(file);
  return control.type === 'date' && control.validity.badInput ? 'deadlineAsDay' : undefined;
}

/** Values as they would be sent: boxes with one name are a list, however many are ticked. */
function valuesIn(form: HTMLFormElement, controls: readonly Control[]): TypedFields {
  const lists = new Set(controls.filter(({ type }) => type === 'checkbox').map(({ name }) => name));
  const values = new FormData(form);
  const names = [...new Set(values.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const typed = values.getAll(name).map(String);
      return [name, lists.has(name) ? typed : typed[0]];
    }),
  );
}

/**
 * Shows the name and size of a chosen file in the place of the hint; the browser's own words are hidden. Returns a
 * function that shows how much has arrived while the file is sent, and without figures the earlier text.
 */
export function watchFiles(form: HTMLFormElement): (progress?: UploadProgress) => void {
  const tellers = [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].map((input) => {
    const hint = document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
    const words = hint?.textContent ?? '';
    const tell = (progress?: UploadProgress) => {
      const file = input.files?.[0];
      const state = progress && file ? describeUpload(file.size, progress).amount : say(wordsIn(form), 'fileAttached');
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
