import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { read, root } from './files.ts';

/**
 * Where Payload's own code has the faults that docs/upstream.md reports, by the titles of the reports. A test that fails
 * says that this code has changed: try the steps of its report, and remove the workaround if the fault is gone.
 * `npm run try-payload -- <version>` runs them on another version.
 */
const faults: Record<string, [file: string, code: string]> = {
  'A commit that fails is reported as successful': [
    '@payloadcms/drizzle/dist/transactions/commitTransaction.js',
    'catch (_) { await session.reject(); } };',
  ],
  'A forgotten password waits for itself': [
    'payload/dist/auth/operations/forgotPassword.js',
    "isolateObjectProperty(req, 'transactionID'); reservationReq.transactionID = undefined; user = await payload.db.updateOne({",
  ],
  '`destroy` of the PostgreSQL adapter never ends its pool': [
    '@payloadcms/db-postgres/dist/connect.js',
    'result = await pool.connect();',
  ],
  'Restoring a global checks nothing': [
    'payload/dist/globals/operations/restoreVersion.js',
    'result = await payload.db.updateGlobal({',
  ],
  'Autosave writes a draft over a colleague’s': [
    'payload/dist/versions/saveVersion.js',
    "shouldUpdate: autosave ? (v)=>'autosave' in v && v.autosave === true : undefined,",
  ],
  'The message of a refused form does not say which block a field is in': [
    '@payloadcms/ui/dist/elements/Toasts/fieldErrors.js',
    "errorsString.split(',')",
  ],
  'Published settings with a draft are called a draft': [
    '@payloadcms/next/dist/views/Document/getVersions.js',
    'slug: globalConfig.slug, depth: 0, locale, select: { updatedAt: true }, user',
  ],
  'A path that is refused in `where` is accepted in `sort`': [
    'payload/dist/database/queryValidation/validateSortQuery.js',
    "if (path !== 'id' && path !== '_id' && paths.every(({ invalid })=>!invalid)) {",
  ],
  'The first editor is not told of the second, and autosave releases the lock': [
    'payload/dist/utilities/checkDocumentLockStatus.js',
    '// Perform the delete operation regardless of overrideLock status await payload.db.deleteMany({',
  ],
  'A preference that could not be read is waited for for ever': [
    '@payloadcms/ui/dist/providers/Preferences/index.js',
    'const promise = new Promise(resolve => { void (async () => { const request = await requests.get(',
  ],
  'The preview no longer follows once its URL has changed while a draft was on its way': [
    '@payloadcms/ui/dist/providers/LivePreview/index.js',
    'if (incomingURL_0 !== url) { setAppIsReady(false); setURL(incomingURL_0); } }, [url]);',
  ],
  'The preview closes, and is stored as closed, where the answer after a draft does not come': [
    '@payloadcms/ui/dist/views/Edit/index.js',
    "if (isLivePreviewEnabled && typeofLivePreviewURL === 'function') { setLivePreviewURL(livePreviewURL_0); }",
  ],
  'What was typed into a field is reverted while one types into the next': [
    '@payloadcms/ui/dist/forms/Form/fieldReducer.js',
    '// reset `isModified` in all other fields',
  ],
  'A WebP is encoded anew and loses its colour profile': [
    'payload/dist/uploads/generateFileData.js',
    'sharpOptions.animated = true;',
  ],
};

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

it.each(Object.entries(faults))('Payload still has the fault: %s', (title, [file, code]) => {
  expect(read('docs/upstream.md')).toContain(`### ${title}\n`);
  const path = join(root, 'node_modules', file);
  expect(existsSync(path), `${file} is gone`).toBe(true);
  expect(inOneLine(readFileSync(path, 'utf8')).includes(code), `${file} has changed`).toBe(true);
});
