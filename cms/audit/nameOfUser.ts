import type { PayloadRequest } from 'payload';

/** What colleagues call whoever asks; null where a program does. */
export function nameOfUser(user: PayloadRequest['user']): string | null {
  if (!user || !('email' in user)) return null;
  return user.name || user.email;
}
