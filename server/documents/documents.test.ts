import { expect, test } from 'vitest';
import { openTestPayload } from '../testing/openTestPayload.ts';

test('a document that is not a complete PDF is refused in words that say what to do', async () => {
  const payload = await openTestPayload();
  const upload = (text: string) => {
    const data = Buffer.from(text);
    return payload.create({
      collection: 'documents',
      data: { name: 'list', title: 'A list' },
      file: { data, name: 'list.pdf', mimetype: 'application/pdf', size: data.length },
    });
  };
  const refusal = 'This PDF is incomplete. Save it again, and upload that.';
  await expect(upload('Only words')).rejects.toThrow(refusal);
  await expect(upload('%PDF-1.4\n1 0 obj<<')).rejects.toThrow(refusal);
  expect(
    await upload('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n'),
  ).toMatchObject({
    title: 'A list',
  });
});

test('a document is named after its title, unless somebody types another name', async () => {
  const payload = await openTestPayload();
  const upload = async (title: string, name?: string) => {
    const data = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n');
    const file = { data, name: 'list.pdf', mimetype: 'application/pdf', size: data.length };
    return payload.create({ collection: 'documents', data: { title, name: name ?? '' }, file });
  };
  const { id, name } = await upload('Tides & moorings');
  expect(name).toBe('tides-moorings');
  expect((await upload('Tides: moorings')).name).toBe('tides-moorings-2');
  expect((await upload('Tides', 'low-water')).name).toBe('low-water');
  const renamed = await payload.update({ collection: 'documents', id, data: { title: 'Ropes', name: '' } });
  expect(renamed.name).toBe('tides-moorings');
});
