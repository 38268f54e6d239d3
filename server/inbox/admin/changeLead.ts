import { type Asked, ask } from '../../admin/ask.ts';
import { say } from '../../admin/say.ts';
import type { LeadStatus } from '../statuses.ts';

/**
 * Changes a request that is still as it is shown, which is a condition such as `where[status][equals]=new`; one that a
 * colleague has changed meanwhile is left as it is. Answers the request as it is then.
 */
export async function changeLead(id: number, shown: string, data: object): Promise<Asked<Changed>> {
  const asked = await changeRow<{ docs: Changed[] }>(`leads?depth=0&where[id][equals]=${id}&${shown}`, data);
  const [changed] = asked.answer?.docs ?? [];
  if (changed || !asked.answer) return { ...asked, answer: changed };
  const { answer, ...now } = inWords(await ask<Changed>('GET', `/api/leads/${id}?depth=0`));
  return { ...now, answer: answer && { ...answer, isLate: true } };
}

/** Changes fields of the row at a path of the API. */
export const changeRow = async <Answer>(path: string, data: object): Promise<Asked<Answer>> =>
  inWords(await ask<Answer>('PATCH', `/api/${path}`, data));

const inWords = <Answer>(asked: Asked<Answer>): Asked<Answer> =>
  asked.refusal ? { ...asked, words: say('It could not be changed. Reload the page and try once more.') } : asked;

interface Changed {
  owner?: number | null;
  status: LeadStatus;
  isLate?: true;
}
