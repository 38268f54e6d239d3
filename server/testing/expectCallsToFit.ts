import { endpoints, pathOf } from '@frontage/contract/endpoints.ts';
import { expect } from 'vitest';
import { createChance } from './chance.ts';
import { generateCall, marker } from './generatedCalls.ts';
import { canary, fillWithSamples } from './sampleContent.ts';
import type { TestHost } from './testHost.ts';

const patterns = Object.values(endpoints).map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${pathOf(endpoint, 'frontage').replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The endpoint of a path, for the shape of its answer. */
const findEndpoint = (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.endpoint;

/** Expects every one of so many generated calls of the content API to be answered by the contract, without a leak or an echo. */
export async function expectCallsToFit(host: TestHost, calls: number): Promise<void> {
  const content = await fillWithSamples(host);
  const chance = createChance(20_261_130);
  const ids = [...Object.values(content.articles), ...Object.values(content.pages), ...Object.values(content.terms)];
  const statuses = new Map<number, number>();
  const answered = new Map<string, number>();
  // Enough calls must have reached the store for the test to mean something: chance may take a few more.
  const unanswered = () => Object.values(endpoints).filter(({ path }) => (answered.get(path) ?? 0) <= calls / 1000);
  for (let made = 0; made < calls || (made < 5 * calls && unanswered().length > 0); made += 1) {
    const call = generateCall(chance, { ids });
    const answer = await host.app.inject(call);
    const said = `call ${made}: ${JSON.stringify(call).slice(0, 500)} -> ${answer.statusCode}`;
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    // The links around a stretch repeat the call, percent-encoded.
    const { link: _, ...headers } = answer.headers;
    const everything = answer.body + JSON.stringify(headers);
    if (![200, 400, 404, 413].includes(answer.statusCode)) expect.unreachable(said);
    for (const secret of [canary, marker, host.dataDir, 'node_modules', '.ts:', 'SQLITE'])
      if (everything.includes(secret)) expect.unreachable(`${said} holds ${secret}`);
    if (call.method === 'HEAD') continue;
    const body: unknown = answer.json();
    if (answer.statusCode === 200) {
      const endpoint = findEndpoint(String(call.url).split('?')[0] ?? '');
      const misfit = endpoint?.answer.safeParse(body).error;
      answered.set(endpoint?.path ?? '', (answered.get(endpoint?.path ?? '') ?? 0) + 1);
      if (misfit) expect.unreachable(`${said} does not fit: ${misfit.message}`);
    } else
      expect(body, said).toMatchObject({ code: expect.stringMatching(/^rest_/), data: { status: answer.statusCode } });
  }
  expect(unanswered()).toEqual([]);
  for (const status of [400, 404]) expect(statuses.get(status)).toBeGreaterThan(calls / 20);
  expect(host.log.filter((line) => line.includes('failed'))).toEqual([]);
}
