import { ask } from '../../admin/ask.ts';
import type { RefusalData } from '../limits.ts';

export interface AccountAnswer {
  isDone: boolean;
  message: string;
  secondFactor?: RefusalData['secondFactor'] | undefined;
  secret?: string;
  picture?: boolean[][];
  recoveryCodes?: string[];
}

/** `POST /api/users<path>`. Never rejects: where no server answers, the message says so. */
export async function askOfAccount(path: string, body: object): Promise<AccountAnswer> {
  const { answer, refusal, words } = await ask<Partial<AccountAnswer>>('POST', `/api/users${path}`, body);
  const secondFactor = refusal?.errors?.[0]?.data?.secondFactor;
  return { ...answer, isDone: answer !== undefined, message: words, secondFactor };
}
