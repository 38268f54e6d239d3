import { expect, test } from 'vitest';
import { createUserWith } from '../testing/createUserWith.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { samplePage } from '../testing/samplePage.ts';

test('names the person who is editing a document, to editors who may not read their colleagues', async () => {
  const payload = await openTestPayload();
  const page = await payload.create({ collection: 'pages', data: samplePage('a-page', 'A text.') });
  const [admin, editor] = [await createUserWith(payload, 'admin'), await createUserWith(payload, 'editor')];
  const data = {
    document: { relationTo: 'pages', value: page.id },
    user: { relationTo: 'users', value: admin.id },
  } as const;
  await payload.create({ collection: 'payload-locked-documents', data });

  const { docs } = await payload.find({
    collection: 'pages',
    includeLockStatus: true,
    overrideAccess: false,
    user: editor,
  });
  // Payload shows the value of `email`.
  expect(docs[0]).toMatchObject({ _isLocked: true, _userEditing: { id: admin.id, email: admin.name } });
  expect(JSON.stringify(docs[0])).not.toContain(admin.email);
});
