import { AsyncLocalStorage } from 'node:async_hooks';
import { AuthenticationError, isolateObjectProperty, type Payload, type PayloadRequest } from 'payload';

/** How far a sign-in goes that only looks at a password; see {@link checkAtDoor}. */
const checking = new AsyncLocalStorage<'ends at the door' | 'stays in its transaction'>();

/** Told to those who only look, in the place of signing in. */
class PasswordIsRight extends Error {}

/** True while a password is only looked at: nobody signs in, nothing counts as a try of a stranger. */
export function isOnlyChecking(): boolean {
  return checking.getStore() !== undefined;
}

/** To be called once the password was right: ends a sign-in that only looked, and takes back what it wrote. */
export function endCheck(): void {
  if (checking.getStore() === 'ends at the door') throw new PasswordIsRight();
}

/** Tries a password at Payload's own door and signs nobody in. Not to be called inside of a transaction. */
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
 * The same in the transaction of `req`, which the caller goes on with: a session that is made here is written over by
 * the change that the caller was asked for.
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
