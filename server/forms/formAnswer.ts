import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import type { FormAnswer } from '@frontage/contract/visit.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { naming, sayNamed } from '@frontage/contract/words/siteTexts.ts';
import type { Refusal } from '../guards/refusal.ts';
import { type FormTokens, formIdPattern } from './formToken.ts';
import type { Reading } from './readFields.ts';

/** A form that was sent without script. */
export interface SentForm {
  reading: Pick<Reading, 'raw' | 'fileFieldsSent'>;
  /** Undefined if nothing is wrong, and the form is only shown again with what was typed. */
  refusal: Refusal | undefined;
}

/** What the page of a form tells its sender in the owner's words, and everything that was typed. R40. */
export function formAnswerOf(
  { reading, refusal }: SentForm,
  tokens: Pick<FormTokens, 'issue'>,
  words?: Words,
): FormAnswer {
  const { fields } = reading.raw;
  const formId = fields.get(hiddenFields.formId)?.[0] ?? '';
  const errors = (refusal?.details ?? []).map(({ context, message }) => ({
    name: context.key,
    message: sayNamed(words, message),
  }));
  const { title, text } = refusal?.notice ?? { title: naming('failureTitle'), text: refusal?.message ?? '' };
  // A browser sends fields in the order of the page, and omits a box that is not ticked.
  const places = new Map([...fields.keys()].map((name, place) => [name, place]));
  const placeOf = ({ name }: { name: string }) => places.get(name) ?? places.size;
  return {
    formId,
    typed: Object.fromEntries(fields),
    errors: errors.sort((one, other) => placeOf(one) - placeOf(other)),
    ...(refusal ? { code: refusal.code, notice: { title: sayNamed(words, title), text: sayNamed(words, text) } } : {}),
    filesLost: reading.fileFieldsSent,
    ...(formIdPattern.test(formId) ? { token: tokens.issue(formId) } : {}),
  };
}
