import { type FormSettings, fieldId } from '../formSettings.ts';
import { errorAt, typedIn } from '../placedAnswer.ts';

/** What an input of a form has of the host's answer, beside its id. */
export function asAnswered(settings: Pick<FormSettings, 'answer' | 'idPrefix'>, name: string) {
  return {
    id: fieldId(settings, name),
    defaultValue: typedIn(settings, name),
    isInvalid: errorAt(settings, name) !== undefined,
  };
}
