import type { PageContext } from '@frontage/contract/page.ts';
import type { PlacedAnswer } from './placedAnswer.ts';

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
