import { post, unreachable } from '../../admin/post.ts';
import type { RefusalData } from '../limits.ts';

export interface AccountAnswer {
  isDone: boolean;
  message: string;
  secondFactor?: RefusalData['secondFactor'] | undefined;
  secret?: string;
  picture?: boolean[][];
  recoveryCodes?: string[];
}

interface Raw extends Omit<AccountAnswer, 'isDone' | 'message'> {
  message?: string;
  errors?: { message: string; data?: Partial<RefusalData> & { errors?: { message: string }[] } }[];
}

/** `POST /api/users<path>`. Never rejects: where no server answers, the message says so. */
export async function askOfAccount(path: string, body: object): Promise<AccountAnswer> {
  const response = await post(`/api/users${path}`, body);
  const raw: Raw | undefined = await response?.json().catch(() => undefined);
  if (!response || !raw) return { isDone: false, message: unreachable() };
  const [error] = raw.errors ?? [];
  const message = error?.data?.errors?.[0]?.message ?? error?.message ?? raw.message ?? '';
  return { ...raw, isDone: response.ok, message, secondFactor: error?.data?.secondFactor };
}
