import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openStage, type Stage } from '../../testing/stage.ts';
import { changeLead, changeRow } from './changeLead.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage('SQLite');
});
afterAll(() => stage.close());
afterEach(() => void vi.unstubAllGlobals());

/** What the admin asks of its own address reaches the CMS, as an admin. */
function signedIn(): void {
  vi.stubGlobal('fetch', async (path: string, { body, method = 'GET' }: RequestInit) => {
    const answer = await stage.asAdmin(method, path.replace('/api/', ''), body ? JSON.parse(String(body)) : undefined);
    return Response.json(answer.body, { status: answer.status });
  });
}

async function addLead(): Promise<number> {
  const data = { name: 'Ada', status: 'new' as const, receivedAt: new Date().toISOString() };
  return (await stage.payload.create({ collection: 'leads', data })).id;
}

test('changes a request as it is shown, and leaves one that a colleague has changed meanwhile', async () => {
  signedIn();
  const [id, other] = [await addLead(), await addLead()];
  const take = () => changeLead(id, 'where[status][equals]=new', { status: 'in-work' });
  expect((await take()).answer).toMatchObject({ id, status: 'in-work' });
  expect((await take()).answer).toMatchObject({ id, status: 'in-work', isLate: true });
  expect(await stage.payload.findByID({ collection: 'leads', id: other })).toMatchObject({ status: 'new' });
});

test('refuses in words to change what is gone', async () => {
  signedIn();
  const refused = { answer: undefined, words: 'It could not be changed. Reload the page and try once more.' };
  expect(await changeLead(404, 'where[owner][exists]=false', { status: 'in-work' })).toMatchObject(refused);
  expect(await changeRow('subscribers/404?depth=0', { state: 'waiting' })).toMatchObject(refused);
});
