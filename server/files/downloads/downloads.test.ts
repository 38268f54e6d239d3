import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLocalReq, type Payload } from 'payload';
import { expect, test } from 'vitest';
import type { Role } from '../../access/access.ts';
import { runMigrations } from '../../database/upgradeSchema.ts';
import { openPayload } from '../../open.ts';
import { makeTemporaryEnvironment } from '../../testing/openTestPayload.ts';
import { sampleLead } from '../../testing/sampleLead.ts';

/** Requests the download of a file of a request, signed in with a role or not at all. */
async function download(payload: Payload, id: number, role?: Role): Promise<Response> {
  const endpoints = payload.collections['lead-files'].config.endpoints;
  const endpoint = endpoints ? endpoints.find((one) => one.path === '/:id/download') : undefined;
  if (!endpoint) throw new Error('There is no download');
  const req = await createLocalReq({ ...(role ? { user: await userWith(payload, role) } : {}) }, payload);
  return endpoint.handler(Object.assign(req, { routeParams: { id: String(id) } }));
}

async function userWith(payload: Payload, role: Role) {
  const data = { email: `${role}@wharfside.example`, password: 'a long enough password', name: role, role };
  return { ...(await payload.create({ collection: 'users', data })), collection: 'users' as const };
}

test('sends a file of a request to sales as a download, and to nobody else', async () => {
  const environment = await makeTemporaryEnvironment();
  const payload = await openPayload({ environment });
  await runMigrations(payload);
  mkdirSync(environment.uploadsDir);
  writeFileSync(join(environment.uploadsDir, 'c'.repeat(32)), '<script>alert(1)</script>');
  const lead = await payload.create({ collection: 'leads', data: sampleLead });
  const file = { lead: lead.id, field: 'file', fileName: 'brief.html', mimeType: 'text/html', sizeBytes: 25 } as const;
  const stored = { ...file, sha256: 'd'.repeat(64) };
  const good = await payload.create({ collection: 'lead-files', data: { ...stored, storageName: 'c'.repeat(32) } });
  const outside = await payload.create({
    collection: 'lead-files',
    data: { ...stored, storageName: '../frontage.sqlite' },
  });

  const answer = await download(payload, good.id, 'sales');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Disposition')).toMatch(/^attachment; filename="brief.html"/);
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
  expect(await answer.text()).toBe('<script>alert(1)</script>');

  expect((await download(payload, good.id)).status).toBe(401);
  expect((await download(payload, good.id, 'editor')).status).toBe(403);
  expect((await download(payload, 4711, 'admin')).status).toBe(404);
  const { user } = await createLocalReq({}, payload);
  expect(user).toBeNull();
  await payload.delete({ collection: 'users', where: { id: { exists: true } } });
  expect((await download(payload, outside.id, 'admin')).status).toBe(404);
  await payload.destroy();
});
