import type * as z from 'zod/mini';
import type { AnswerFault } from '../forms/checkAnswers.ts';
import type { FaultId } from '../words/siteTexts.ts';
import { cleanedAddress, isBlank, isDoubtful } from './cleaned.ts';

/** What is wrong with a field, by the id of its sentence; `most` is the limit that was broken. */
export interface FoundFault {
  name: string;
  /** R27: an invalid email address is one of the pattern. `question` where the value may be right. */
  type: AnswerFault['type'];
  id: FaultId;
  most?: unknown;
}

interface CheckOptions {
  /** The address that its visitor was asked about; undefined for a program, which is not asked. R27. */
  emailAsked?: string | undefined;
  /** The names of the fields that the owner made required. */
  required?: readonly string[];
}

/** The ids of faults without one in the contract, such as an unknown choice. */
const unworded = {
  error: ({ input, path }: { input?: unknown; path?: PropertyKey[] | undefined }): FaultId =>
    input === undefined && path?.length === 1 ? 'required' : 'mustBeChosen',
};

/**
 * Checks the fields of a form by its schema and by what its owner made required, the same in the browser and by the
 * host. Returns the values, cleaned, and the first fault of each field. An empty field is not in `given`.
 */
export function checkFields<Schema extends z.ZodMiniType>(
  schema: Schema,
  given: Readonly<Record<string, unknown>>,
  { emailAsked, required = [] }: CheckOptions = {},
): { data: z.output<Schema> | undefined; faults: FoundFault[] } {
  const faults = new Map<string, FoundFault>();
  const tell = (name: string, type: FoundFault['type'], id: FaultId, most?: unknown) => {
    if (!faults.has(name)) faults.set(name, { name, type, id, most });
  };
  const { data, error } = schema.safeParse(given, unworded);
  for (const issue of error?.issues ?? []) {
    const most = issue.code === 'too_big' ? issue.maximum : undefined;
    tell(String(issue.path[0] ?? ''), typeOf(issue.code), issue.message as FaultId, most);
  }
  const email = cleanedAddress(String(given.email ?? ''));
  if (email && emailAsked !== undefined && isDoubtful(email) && cleanedAddress(emailAsked) !== email)
    tell('email', 'question', 'emailDoubt');
  for (const name of required) if (isBlank(given[name])) tell(name, 'required', 'required');
  return { data, faults: [...faults.values()] };
}

function typeOf(code: string): FoundFault['type'] {
  if (code === 'invalid_format') return 'pattern';
  if (code === 'too_big') return 'max';
  return code === 'invalid_type' || code === 'too_small' ? 'required' : 'choice';
}
