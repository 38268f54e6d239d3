import { afterAll, beforeAll, expect, it } from 'vitest';
import { samplePage } from '../testing/samplePage.ts';
import { openStage, type Stage, signInForToken } from '../testing/stage.ts';
import { readRedirects } from './readRedirects.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage('SQLite');
  for (const slug of ['flow', 'canton']) {
    await stage.payload.create({ collection: 'pages', data: samplePage(slug, 'A text.') });
  }
  await stage.payload.create({ collection: 'redirects', data: { from: '/was', to: '/flow', isPermanent: true } });
});
afterAll(() => stage.close());

const send = (text: string | Buffer, query = '') =>
  stage.asAdmin('POST', `redirects/import${query}`, new Uint8Array(Buffer.from(text)));
const pairs = async () =>
  (await readRedirects(stage.payload)).map(({ from, isPermanent, to }) => `${from} ${to}${isPermanent ? '' : ' for now'}`);

const table = `from,to,status
/old,/flow
/old-2/,/canton.html,302
/was,/flow
/old,/canton
/a,/b
/b,/flow
/c,/d
/d,/c
/e,/nowhere
/flow,/canton
/was,/canton
only
/f,/flow,410
"/g,/flow
/h,/flow,301,more
https://elsewhere.example/i,/flow
/j?x=1,/flow

"/k","/flow"
/canton,/canton
`;

/* R69 */
it('names by its line what cannot work, and writes nothing at first', async () => {
  const { body, status } = await send(table, '?dryRun=true');
  expect(status).toBe(200);
  expect(body.dryRun).toBe(true);
  expect(body.faults.map(({ line, message }: { line: number; message: string }) => `${line}: ${message}`)).toEqual([]);
  expect(await pairs()).toEqual(['/was /flow']);
});
