import type { PayloadRequest } from 'payload';

/** The name by which colleagues know the person of a request; null for a program. */
export function nameOfUser(user: PayloadRequest['user']): string | null {
  if (!user || !('email' in user)) return null;
  return user.name || user.email;
}
