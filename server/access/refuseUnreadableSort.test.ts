import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage, signInForToken } from '../testing/stage.ts';

let stage: Stage;
let tokens: Record<'admin' | 'editor' | 'sales', string>;
beforeAll(async () => {
  stage = await openStage('SQLite');
  const [admin, editor, sales] = [
    await signInForToken(stage, 'admin'),
    await signInForToken(stage, 'editor'),
    await signInForToken(stage, 'sales'),
  ];
  tokens = { admin, editor, sales };
});
afterAll(() => stage.close());

const secret = ['hash', 'salt', 'resetPasswordToken', 'resetPasswordExpiration', 'knownNetworks'];

/** Every way from a collection or a version to the account of a colleague. */
const ways = [
  ['sales', 'leads', 'owner'],
  ['sales', 'lead-notes', 'author'],
  ['sales', 'lead-notes', 'lead.owner'],
  ['sales', 'lead-messages', 'author'],
  ['sales', 'mails', 'user'],
  ['sales', 'deliveries', 'user'],
  ['sales', 'deliveries', 'mail.user'],
  ['sales', 'answer-templates/versions', 'version.owner'],
  ['admin', 'removals', 'by'],
  ['editor', 'payload-locked-documents', 'user'],
] as const;

test.each(ways)('lets %s sort and filter %s by no field of %s that nobody may read', async (role, list, way) => {
  const answers: [string, number][] = [];
  for (const field of secret) {
    const path = `${way}.${field}`;
    const queries = [
      `sort=${path}`,
      `sort=-${path}`,
      `sort=id,${path}`,
      `sort[0]=${path}`,
      `sort=${path.replaceAll('.', '__')}`,
      `where[${path}][exists]=true`,
      `where[or][0][and][0][${path}][like]=a`,
    ];
    for (const query of queries)
      answers.push([query, (await stage.call('GET', `${list}?${query}`, undefined, tokens[role])).status]);
  }
  expect(answers.filter(([, status]) => status !== 400)).toEqual([]);
});

test('refuses such a path in the order of joined documents too', async () => {
  const { status } = await stage.call('GET', 'leads?joins[deliveries][sort]=user.hash', undefined, tokens.sales);
  expect(status).toBe(400);
});

test('sorts by what may be read, through relations too', async () => {
  for (const sort of ['owner.name', '-owner.email', 'event.title', 'createdAt', '-id']) {
    expect((await stage.call('GET', `leads?sort=${sort}`, undefined, tokens.sales)).status, sort).toBe(200);
  }
});
