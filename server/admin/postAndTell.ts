import { toast } from '@payloadcms/ui';
import { post, unreachable, wordsIn } from './post.ts';
import { say } from './say.ts';

/** Shows the message of work that fails. */
export const orTell = (work: Promise<void>): Promise<unknown> =>
  work.catch((error: Error) => toast.error(error.message));

/** Posts to the admin and shows its answer, or that none arrived. Never rejects. */
export async function postAndTell(
  path: string,
  body?: object,
  whenUnreachable: string = unreachable(),
): Promise<Response | undefined> {
  const response = await post(path, body);
  const words = await wordsIn(response);
  if (response?.ok) toast.success(words ?? say('It is done'));
  else toast.error(words ?? whenUnreachable);
  return response;
}
