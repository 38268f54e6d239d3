import { APIError } from 'payload';

/** What a form is told besides the words. */
export interface RefusalData {
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
