import { createLocalReq, type Payload } from 'payload';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createUserWith } from '../testing/createUserWith.ts';
import { openTestDatabase } from '../testing/databases.ts';
import { makeCall } from '../testing/makeCall.ts';
import { makeTemporaryFolder } from '../testing/openTestPayload.ts';
import { demoSeed } from './demoSeed.ts';
import { emptySeed } from './emptySeed.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { removeDemoEndpoint } from './removeDemoEndpoint.ts';

async function ask(payload: Payload, user: Awaited<ReturnType<typeof createUserWith>>) {
  const req = await createLocalReq({ user }, payload);
  const response = await makeCall(payload, removeDemoEndpoint, req);
  return { status: response.status, said: await response.json() };
}

test('only an admin can remove the demo; where that fails, it says so and everything stays', async () => {
  const { payload, environment, close } = await openTestDatabase('SQLite');
  onTestFinished(close);
  await prepareDatabase(payload, { ...environment, content: emptySeed() });
  vi.stubEnv('DATABASE_URL', '');
  vi.stubEnv('DATA_DIR', environment.dataDir);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect((await ask(payload, await createUserWith(payload, 'editor'))).status).toBe(403);
  const admin = await createUserWith(payload, 'admin');
  const [ofDemo] = demoSeed().answerTemplates ?? [];
  if (!ofDemo) throw new Error('The demo has no reply template');
  const own = { title: 'Ours', text: 'Thank you.' };
  for (const data of [ofDemo, own]) await payload.create({ collection: 'answer-templates', data });
  const [first, second] = await Promise.all([ask(payload, admin), ask(payload, admin)]);
  expect(first.said).toMatchObject({ gone: ['Reply templates: 1'], kept: [] });
  expect([second.status, second.said.message]).toEqual([
    409,
    expect.stringMatching(/^The demo is being removed already/),
  ]);
  const { docs } = await payload.find({ collection: 'answer-templates' });
  expect(docs.map(({ title }) => title)).toEqual(['Ours']);
  const nothing = 'Nothing of the demo is here.';
  expect(await ask(payload, admin)).toMatchObject({ status: 200, said: { message: nothing, gone: [], kept: [] } });

  vi.stubEnv('DATA_DIR', makeTemporaryFolder());
  expect(await ask(payload, admin)).toEqual({
    status: 500,
    said: { message: 'The demo is still here, whole: taking it out failed. The log of the admin says why.' },
  });
});
