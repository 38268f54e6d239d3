import type { AfterErrorHook } from 'payload';
import { say } from '../admin/say.ts';
import { shortageOf } from '../logging/shortageOf.ts';

/** Says to whoever saves or signs in that the server lacks something, where Payload says "Something went wrong". */
export const tellShortage: AfterErrorHook = ({ error, result }) => {
  const shortage = shortageOf(error);
  return shortage && { response: { ...result, errors: [{ message: say(shortage.notSaved) }] }, status: 503 };
};
