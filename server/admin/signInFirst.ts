import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';

/**
 * Redirects to the sign-in, which leads back, unless the user is signed in. Payload does so for its own pages, but not
 * for ours.
 */
export function signInFirst({ initPageResult: { req }, params, searchParams }: AdminViewServerProps): void {
  if (req.user) return;
  const path = ['/admin', ...[params?.segments ?? []].flat()].join('/');
  const asked = Object.entries(searchParams ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const query = asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
  redirect(`/admin/login?redirect=${encodeURIComponent(path + query)}`);
}
