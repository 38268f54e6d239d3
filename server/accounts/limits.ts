import { APIError, type Payload } from 'payload';
import { say } from '../admin/say.ts';
import { type Counter, limitsOf } from '../limits/limits.ts';

const tenMinutesS = 10 * 60;
const hourS = 60 * 60;

/**
 * How many tries there may be, in how many seconds. `signIn` counts one account from one network, so that a stranger
 * shuts out only himself; `account` counts all strangers together, but no network from which the person signed in
 * before.
 */
const bounds = {
  network: { points: 50, duration: tenMinutesS },
  signIn: { points: 8, duration: tenMinutesS },
  account: { points: 30, duration: hourS },
  presentPassword: { points: 5, duration: tenMinutesS },
  code: { points: 10, duration: tenMinutesS },
  forgotten: { points: 3, duration: hourS },
  forgottenByNetwork: { points: 20, duration: hourS },
};
type Limit = keyof typeof bounds;

/** Counts a try. Returns the minutes until tries are accepted again where there were too many, else undefined. */
export async function countTry(payload: Payload, limit: Limit, key: string): Promise<number | undefined> {
  const { count, msLeft } = await counterOf(payload, limit).hit(key);
  return count > bounds[limit].points ? Math.max(1, Math.ceil(msLeft / 60_000)) : undefined;
}

/** Counts a try, and throws AccountRefusal where there were too many. */
export async function admitTry(payload: Payload, limit: Limit, key: string): Promise<void> {
  const minutes = await countTry(payload, limit, key);
  if (minutes === undefined) return;
  const wait = inMinutes(minutes);
  throw new AccountRefusal(say('There were too many tries. Wait {wait}, then try once more.', { wait }), 429);
}

export const inMinutes = (minutes: number) => (minutes === 1 ? say('a minute') : say('{minutes} minutes', { minutes }));

export async function forgetTries(payload: Payload, limit: Limit, key: string): Promise<void> {
  await counterOf(payload, limit).forget(key);
}

export async function takeBackTry(payload: Payload, limit: Limit, key: string): Promise<void> {
  await counterOf(payload, limit).takeBack(key);
}

function counterOf(payload: Payload, limit: Limit): Counter {
  return limitsOf(payload).counter(`account:${limit}`, bounds[limit].duration);
}

interface RefusalData {
  /** The password was right, and a code is missing or wrong. */
  secondFactor: 'asked' | 'wrong';
}

/** A refusal in words for people who sign in. Logged like a wrong password: in one line, and not as a fault of ours. */
export class AccountRefusal extends APIError {
  constructor(message: string, status: number, data?: RefusalData) {
    super(message, status, data ? { ...data } : undefined, true);
    this.name = 'AuthenticationError';
  }
}
