import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passingFaultExitCode } from '@frontage/contract/wrongSettings.ts';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { expect, onTestFinished, test } from 'vitest';
import { answerAt, pollUntil, run } from './testing/program.ts';

async function openVariables() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'frontage-dev-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  // Where Vitest says that it is there, Astro's development server answers nothing.
  return { VITEST: '', DATA_DIR, PORT: String(await findFreePort()), ADMIN_PORT: String(await findFreePort()) };
}

test('npm run dev ends at once where a port is taken, and says which', async () => {
  const variables = await openVariables();
  const stranger = createServer().listen(Number(variables.PORT), '127.0.0.1');
  onTestFinished(() => void stranger.close());
  const program = run(['scripts/develop.ts'], variables);
  expect(await program.ended).toBe(passingFaultExitCode);
  expect(program.said()).toMatch(new RegExp(`^PORT: port ${variables.PORT} of \\S+ is taken by another program\\.`));
});

test('npm run dev serves an empty site, passes what is no page on to the host, and Ctrl+C leaves nothing behind', async () => {
  const variables = await openVariables();
  const program = run(['scripts/develop.ts', '--empty'], variables);
  await program.until(/The website answers: +http/);
  const site = `http://localhost:${variables.PORT}`;
  expect(await (await fetch(site)).text()).toContain('/@vite/client');
  const token = await fetch(`${site}/form-token?formId=contact`);
  expect(await token.json()).toMatchObject({ formToken: expect.any(String) });
  const refused = await fetch(`${site}/send-mail`, {
    method: 'POST',
    headers: { origin: site, 'content-type': 'application/json', accept: 'application/json' },
    body: '{}',
  });
  expect(refused.status).toBe(422);

  program.child.kill('SIGINT');
  expect(await program.ended).toBe(0);
  const isSilent = async (port: string) => ((await answerAt(Number(port))) === undefined ? true : undefined);
  expect(await pollUntil(() => isSilent(variables.PORT))).toBe(true);
  expect(await pollUntil(() => isSilent(variables.ADMIN_PORT))).toBe(true);
});
