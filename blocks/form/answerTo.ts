import { worded } from '@frontage/contract/contact/worded.ts';
import { wordsOf } from '@frontage/contract/forms/formWords.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import type { PlacedAnswer } from './placedAnswer.ts';

/**
 * The answer to the form with this id, if the page was drawn for one. An error of a field that the form does not have
 * goes into the notice, which is shown only where no error belongs to a field.
 */
export function answerTo(
  { site, visit }: Pick<PageContext, 'visit'> & { site?: Pick<PageContext['site'], 'formWords'> },
  formId: string,
  fields: readonly string[],
): PlacedAnswer | undefined {
  if (visit?.form?.formId !== formId) return undefined;
  const { code, errors, filesLost, notice, typed } = visit.form;
  const words = wordsOf(site?.formWords);
  const placed = errors
    .filter(({ name }) => fields.includes(name))
    .map(({ message, name }) => ({ name, message: worded(words, message) }));
  const told = notice && { title: worded(words, notice.title), text: worded(words, notice.text) };
  const why = code ? { code } : {};
  return { typed, errors: placed, filesLost, ...why, ...(told && placed.length === 0 ? { notice: told } : {}) };
}
