import { type FormSettings, fieldId } from '../formSettings.ts';
import { errorAt, typedIn } from '../placedAnswer.ts';

/** The attributes of an input that depend on the host's answer, and its id. */
export function asAnswered(settings: Pick<FormSettings, 'answer' | 'idPrefix'>, name: string) {
  return {
    id: fieldId(settings, name),
    defaultValue: typedIn(settings, name),
    isInvalid: errorAt(settings, name) !== undefined,
  };
}
