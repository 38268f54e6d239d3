import { expect, it } from 'vitest';
import { offerCalls } from '../testing/offerCalls.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { readCallPlan } from './callPlanOf.ts';

it('names a host as the person whom the settings refer to, and goes on without them', async () => {
  const payload = await openTestPayload();
  await offerCalls(payload);
  const data = { name: 'Noor Vane', role: 'tide reader', summary: 'Reads tides', _status: 'published' } as const;
  const person = await payload.create({ collection: 'people', data: { ...data, slug: 'noor-vane' } });
  const [desk] = (await payload.findGlobal({ slug: 'booking', depth: 0 })).desks ?? [];
  if (!desk) throw new Error('Nobody takes calls');
  await payload.updateGlobal({
    slug: 'booking',
    data: { desks: [{ ...desk, host: '', role: '', person: person.id }] },
  });
  const findHosts = async () => (await readCallPlan(payload)).desks.map(({ host, role }) => `${host}, ${role}`);
  expect(await findHosts()).toEqual(['Noor Vane, tide reader']);

  await payload.update({ collection: 'people', id: person.id, data: { role: 'pilot' } });
  expect(await findHosts()).toEqual(['Noor Vane, pilot']);
  await payload.delete({ collection: 'people', id: person.id });
  expect(await findHosts()).toEqual(['Noor Vane, tide reader']);
});

it('asks for a name or a person', async () => {
  const payload = await openTestPayload();
  await offerCalls(payload);
  const [desk] = (await payload.findGlobal({ slug: 'booking', depth: 0 })).desks ?? [];
  if (!desk) throw new Error('Nobody takes calls');
  await expect(payload.updateGlobal({ slug: 'booking', data: { desks: [{ ...desk, host: '' }] } })).rejects.toThrow(
    'Name',
  );
});
