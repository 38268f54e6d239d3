import { toast } from '@payloadcms/ui';
import { post, unreachable } from './post.ts';
import { say } from './say.ts';

/** Of an endpoint of ours, or of Payload's where it refuses. */
interface Answer {
  message?: string;
  errors?: { message?: string }[];
}

/** Posts to the admin and shows its answer, or that none arrived. Never rejects. */
export async function postAndTell(
  path: string,
  body?: object,
  whenUnreachable: string = unreachable(),
): Promise<Response | undefined> {
  const response = await post(path, body);
  const answer: Answer | undefined = await response?.json().catch(() => undefined);
  const words = answer?.message ?? answer?.errors?.[0]?.message;
  if (response?.ok) toast.success(words ?? say('It is done'));
  else toast.error(words ?? whenUnreachable);
  return response;
}
