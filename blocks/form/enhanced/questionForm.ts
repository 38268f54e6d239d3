import { problemOfFile } from '@frontage/contract/contact/fileCheck.ts';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import { answersIn, checkAnswers, sayAnswerFault } from '@frontage/contract/forms/checkAnswers.ts';
import type { Question } from '@frontage/contract/forms/Question.ts';
import { questionMarks } from '@frontage/contract/forms/questionMarks.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import { noteAsked } from '../engine/checkTyped.ts';
import type { Fault } from '../engine/FormView.ts';
import { wordsIn } from './saidBy.ts';

/**
 * Asks the questions of an owner's form as they are answered, and returns what finds their faults: the same check as
 * the host's. What is not asked is disabled, so it is not sent.
 */
export async function openQuestions(form: HTMLFormElement): Promise<() => Fault[]> {
  // Written by the page itself, from the document.
  const questions: Question[] = JSON.parse(form.getAttribute(questionMarks.form) ?? '[]');
  const partOf = (id: string) => form.querySelector<HTMLElement>(`[${questionMarks.question}="${CSS.escape(id)}"]`);
  const controlsIn = (id: string) => [
    ...(partOf(id)?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea') ?? []),
  ];
  const countries = questions.filter(({ kind }) => kind === 'country').map(({ id }) => controlsIn(id)[0]);
  const isCountry = (name: string) =>
    countries.some(
      (list) => list instanceof HTMLSelectElement && [...list.options].some(({ value }) => value === name),
    );

  const hidden = new Map(answersIn(questions, location.href));

  function check() {
    const typed = new FormData(form);
    const sent = questions.map(({ id }) => [
      id,
      (hidden.has(id) ? [...(hidden.get(id) ?? [])] : typed.getAll(id)).map((one) =>
        typeof one === 'string' ? one : one.name,
      ),
    ]);
    const emailAsked = String(typed.get(hiddenFields.emailAsked) ?? '');
    return checkAnswers(questions, Object.fromEntries(sent), { isCountry, emailAsked });
  }

  function show(): void {
    // Until nothing changes: a question that is asked again brings its answer back.
    for (let round = 0; round < questions.length; round += 1) {
      const asked = new Set(check().asked);
      let isSame = true;
      for (const question of questions) {
        if (!question.askIf) continue;
        const isShown = asked.has(question);
        partOf(question.id)?.toggleAttribute(questionMarks.asked, isShown);
        for (const control of controlsIn(question.id)) {
          isSame &&= control.disabled === !isShown;
          control.disabled = !isShown;
        }
      }
      if (isSame) return;
    }
  }

  form.addEventListener('input', show);
  form.addEventListener('change', show);
  form.addEventListener('reset', () => setTimeout(show));
  show();

  function findFaults(checked = check()): Fault[] {
    const words = wordsIn(form);
    return checked.asked.flatMap((question): Fault[] => {
      const file = question.kind === 'file' ? (controlsIn(question.id)[0] as HTMLInputElement).files?.[0] : undefined;
      const problem = file && problemOfFile(file);
      const wrong = checked.faults.find((one) => one.question === question);
      const message = problem ? say(words, problem) : wrong && sayAnswerFault(words, wrong);
      return message ? [{ name: question.id, message }] : [];
    });
  }

  const hasPages = questions.some(({ page = 1 }) => page > 1);
  const seenOf = hasPages ? (await import('./formPages.ts')).openPages(form, findFaults) : undefined;
  return () => {
    const checked = check();
    const faults = findFaults(checked);
    const shown = seenOf?.(faults) ?? faults;
    noteAsked(
      form,
      new Map(
        checked.faults
          .filter(({ question }) => shown.some(({ name }) => name === question.id))
          .map(({ question, type }) => [question.id, { type: type as 'question', message: '' }]),
      ),
    );
    return shown;
  };
}
