import type { FormAnswer } from '@frontage/contract/visit.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
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

/** Browsers do not restore files, so a file must be chosen again, for whatever reason the form is shown again. */
export function fileErrorAt(settings: Answered, name: string): string | undefined {
  const isLost = settings.answer?.filesLost.includes(name);
  return errorAt(settings, name) ?? (isLost ? say(settings.words, 'fileChooseAgain') : undefined);
}
