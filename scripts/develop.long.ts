import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@frontage/server/testing/findFreePort.ts';
import { expect, onTestFinished, test } from 'vitest';
import { answerAt, pollUntil, run } from './testing/program.ts';

test('npm run dev serves an empty site, passes what is no page on to the host, and Ctrl+C leaves nothing behind', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'frontage-dev-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const [PORT, ADMIN_PORT] = [String(await findFreePort()), String(await findFreePort())];
  // Where Vitest says that it is there, Astro's development server answers nothing.
  const variables = { VITEST: '', DATA_DIR, PORT, ADMIN_PORT };
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
