import { toast } from '@payloadcms/ui';
import { post, unreachable } from './post.ts';

/** Posts to the admin and shows its answer, or that none arrived. Never rejects. */
export async function postAndTell(
  path: string,
  body?: object,
  whenUnreachable: string = unreachable,
): Promise<Response | undefined> {
  const response = await post(path, body);
  const answer: { message?: string } | undefined = await response?.json().catch(() => undefined);
  if (response?.ok) toast.success(answer?.message ?? 'It is done');
  else toast.error(answer?.message ?? whenUnreachable);
  return response;
}
