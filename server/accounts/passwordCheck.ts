import { AsyncLocalStorage } from 'node:async_hooks';
import { AuthenticationError, isolateObjectProperty, type Payload, type PayloadRequest } from 'payload';

/** How far a sign-in goes that only checks a password; see {@link isPassword} and {@link isPasswordWithin}. */
const checking = new AsyncLocalStorage<'ends at the door' | 'stays in its transaction'>();

/** Thrown instead of signing in, where only the password is checked. */
class PasswordIsRight extends Error {}

/** True while a password is only checked: nobody signs in, and nothing counts as a stranger's try. */
export function isOnlyChecking(): boolean {
  return checking.getStore() !== undefined;
}

/** Must be called once the password was right: ends a sign-in that only checks, and rolls back what it wrote. */
export function endCheck(): void {
  if (checking.getStore() === 'ends at the door') throw new PasswordIsRight();
}

/**
 * Checks a password with Payload's own sign-in, without signing anybody in. Must not be called inside a transaction.
 */
export async function isPassword(payload: Payload, email: string, password: string): Promise<boolean> {
  const attempt = { collection: 'users', data: { email, password } } as const;
  try {
    await checking.run('ends at the door', () => payload.login(attempt));
  } catch (error) {
    if (error instanceof PasswordIsRight) return true;
    if (error instanceof AuthenticationError) return false;
    throw error;
  }
  throw new Error('A check of a password has signed somebody in: users need the hook that ends it');
}

/**
 * The same within the transaction of `req`, which the caller goes on with: a session that is made here is overwritten
 * by the change that the caller was asked for.
 */
export async function isPasswordWithin(req: PayloadRequest, email: string, password: string): Promise<boolean> {
  const within = isolateObjectProperty(req, ['transactionID', 'user']);
  const attempt = { collection: 'users', data: { email, password }, req: within } as const;
  try {
    await checking.run('stays in its transaction', () => req.payload.login(attempt));
    return true;
  } catch (error) {
    if (error instanceof AuthenticationError) return false;
    throw error;
  }
}
