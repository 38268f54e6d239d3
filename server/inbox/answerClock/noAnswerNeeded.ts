import type { Endpoint } from 'payload';
import { answer, forPeople } from '../../access/endpoints.ts';
import { stoppedClock } from '../answerClock.ts';

/** `POST /api/leads/:id/no-answer`: stops the clock of a request whose state stays, as of a won one with a "Thanks!". R70. */
export const noAnswerNeededEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/no-answer',
  method: 'post',
  handler: forPeople(['admin', 'sales'], 'Sales and admins answer requests.', async (req) => {
    const id = Number(req.routeParams?.id);
    const where = { and: [{ id: { equals: id } }, { answerState: { exists: true } }] };
    // Without a new date of the last change, so that the form next to it is not called out of date.
    const data = { ...stoppedClock(new Date()), updatedAt: null };
    if (Number.isSafeInteger(id)) {
      await req.payload.db.updateMany({ collection: 'leads', where, data, returning: false });
    }
    return answer(200, 'Nobody is reminded of it until the visitor writes again.');
  }),
};
