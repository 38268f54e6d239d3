import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import type { FormTokens } from './formToken.ts';
import type { Fields } from './readFields.ts';

/** What token and trap of a form say. */
export interface TrapReading {
  /** Undefined without a token of ours: then nobody knows which field is the trap. */
  name: string | undefined;
  /** Why a person should look before this counts as a request. */
  doubt: string | undefined;
}

/** Decision 15. Without a token of ours the trap is unknown, so a person has to look. */
export function readTrap(tokens: FormTokens, fields: Fields): TrapReading {
  const token = tokens.read(fields.get(hiddenFields.formToken)?.[0] ?? '');
  const formId = fields.get(hiddenFields.formId)?.[0];
  if (!token) return { name: undefined, doubt: 'The form token is missing or not ours' };
  const isFilled = fields.get(token.trapName)?.some((value) => value !== '') ?? false;
  if (isFilled) return { name: token.trapName, doubt: 'The hidden field was filled in' };
  const doubt = formId === undefined || formId === token.formId ? undefined : 'The form token belongs to another form';
  return { name: token.trapName, doubt };
}
