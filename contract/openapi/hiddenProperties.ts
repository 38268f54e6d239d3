import { hiddenFields } from '../contact/formMarkup.ts';
import { proofField } from '../contact/proofOfWork.ts';
import type { JsonSchema } from './schemas.ts';

/** What forms carry beside what is asked: the fields that stand in all of them, and the one that script may add. */
export function hiddenProperties(): Record<string, JsonSchema> {
  const hidden = Object.values(hiddenFields).map((name) => [name, { type: 'string' }]);
  const description = 'The solution of the challenge that came with the token, where one came';
  return { ...Object.fromEntries(hidden), [proofField]: { type: 'string', description } };
}
