import { APIError } from 'payload';

/** What a form is told beside the words. */
export interface RefusalData {
  /** The password was right, and a code is asked for, or the code was wrong. */
  secondFactor: 'asked' | 'wrong';
}

/** A refusal in words for those who sign in. Logged like a wrong password: in one line, and as no fault of ours. */
export class AccountRefusal extends APIError {
  constructor(message: string, status: number, data?: RefusalData) {
    super(message, status, data ? { ...data } : undefined, true);
    this.name = 'AuthenticationError';
  }
}
