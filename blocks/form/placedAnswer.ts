import { fileChooseAgain } from '@frontage/contract/contact/messages.ts';
import { type Words, worded } from '@frontage/contract/contact/worded.ts';
import { wordsOf } from '@frontage/contract/forms/formWords.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import type { FormAnswer } from '@frontage/contract/visit.ts';

/** What the host answered to a form that was sent without script, as far as the form has a place for it. */
export type PlacedAnswer = Omit<FormAnswer, 'formId'>;

/**
 * The answer to the form with this id, if the page was drawn for one. An error at a field that the form does not have
 * is told by the notice, which stands only where no error has a place.
 */
export function answerTo(
  { site, visit }: Pick<PageContext, 'visit'> & { site?: Pick<PageContext['site'], 'formWords'> },
  formId: string,
  fields: readonly string[],
): PlacedAnswer | undefined {
  if (visit?.form?.formId !== formId) return undefined;
  const { errors, filesLost, notice, typed } = visit.form;
  const words = wordsOf(site?.formWords);
  const placed = errors
    .filter(({ name }) => fields.includes(name))
    .map(({ message, name }) => ({ name, message: worded(words, message) }));
  const told = notice && { title: worded(words, notice.title), text: worded(words, notice.text) };
  return { typed, errors: placed, filesLost, ...(told && placed.length === 0 ? { notice: told } : {}) };
}

type Answered = { answer?: PlacedAnswer | undefined; words?: Words | undefined };

/** What was typed into a field; undefined in a form that comes for the first time. */
export function typedIn({ answer }: Answered, name: string): string | undefined {
  return answer?.typed[name]?.[0];
}

/** Every value of a field that may have several; undefined in a form that comes for the first time. */
export function chosenIn({ answer }: Answered, name: string): readonly string[] | undefined {
  return answer && (answer.typed[name] ?? []);
}

export function errorAt({ answer }: Answered, name: string): string | undefined {
  return answer?.errors.find((error) => error.name === name)?.message;
}

/** A browser gives no file back: it has to be chosen again, for whatever reason the form came back. */
export function fileErrorAt(settings: Answered, name: string): string | undefined {
  const isLost = settings.answer?.filesLost.includes(name);
  return errorAt(settings, name) ?? (isLost ? worded(settings.words, fileChooseAgain) : undefined);
}
