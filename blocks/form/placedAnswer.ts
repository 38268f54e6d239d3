import type { PageContext } from '@frontage/contract/page.ts';
import type { FormAnswer } from '@frontage/contract/visit.ts';
import type { Words } from '@frontage/contract/words/say.ts';

/** The host's answer to a form that was sent without script, as far as the form has a place for it. */
export type PlacedAnswer = Omit<FormAnswer, 'formId'>;

type Answered = { answer?: PlacedAnswer | undefined; words?: Words | undefined };

/** What was typed into a field; undefined in a form that is shown for the first time. */
export function typedIn({ answer }: Answered, name: string): string | undefined {
  return answer?.typed[name]?.[0];
}

/** Every value of a field that may have several; undefined in a form that is shown for the first time. */
export function chosenIn({ answer }: Answered, name: string): readonly string[] | undefined {
  return answer && (answer.typed[name] ?? []);
}

export function errorAt({ answer }: Answered, name: string): string | undefined {
  return answer?.errors.find((error) => error.name === name)?.message;
}

/**
 * The answer to the form with this id, if the page was drawn for one. An error of a field that the form does not have
 * goes into the notice, which is shown only where no error belongs to a field.
 */
export function answerTo(
  { visit }: Pick<PageContext, 'visit'>,
  formId: string,
  fields: readonly string[],
): PlacedAnswer | undefined {
  if (visit?.form?.formId !== formId) return undefined;
  const { code, errors, filesLost, notice, typed } = visit.form;
  const placed = errors.filter(({ name }) => fields.includes(name));
  const why = code ? { code } : {};
  return { typed, errors: placed, filesLost, ...why, ...(notice && placed.length === 0 ? { notice } : {}) };
}
