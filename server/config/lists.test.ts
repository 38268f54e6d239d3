import type { SanitizedConfig } from 'payload';
import { expect, test } from 'vitest';
import { levelsOfRefusals } from '../logging/privateLogging.ts';
import { makeTemporaryEnvironment } from '../testing/openTestPayload.ts';
import { createConfig } from './createConfig.ts';

const configNow = async () => createConfig({ environment: await makeTemporaryEnvironment() });

function collection(config: SanitizedConfig, slug: string) {
  const found = config.collections.find((one) => one.slug === slug);
  if (!found) throw new Error(`There is no collection ${slug}`);
  return found;
}

test.each(['pages', 'articles'])('%s are searchable by title and address, with fifty to a page', async (slug) => {
  const { admin, defaultSort } = collection(await configNow(), slug);
  expect(admin.listSearchableFields).toEqual(expect.arrayContaining(['title', 'address']));
  expect(admin.pagination?.defaultLimit).toBe(50);
  expect(defaultSort).toBeTruthy();
});

test('pictures are searchable by their description and file name, and appear in the list at 218 px', async () => {
  const { admin, upload } = collection(await configNow(), 'media');
  expect(admin.listSearchableFields).toEqual(['alt', 'filename']);
  expect(upload.adminThumbnail).toContain('218');
});

test('no list shows several values, or JSON, as raw code', async () => {
  const raw = (await configNow()).collections.flatMap(({ admin, flattenedFields, slug }) =>
    flattenedFields.flatMap((field) => {
      const isRaw = field.type === 'json' || (field.type === 'text' && field.hasMany);
      const isShown = admin.defaultColumns?.includes(field.name) && !field.admin?.components?.Cell;
      return isRaw && isShown ? [`${slug}.${field.name}`] : [];
    }),
  );
  expect(raw, 'give the field a cell of its own').toEqual([]);
});

test('every other list has at least twenty-five rows, and people are searchable by name too', async () => {
  const config = await configNow();
  const ours = config.collections.filter(({ slug }) => !slug.startsWith('payload-'));
  expect(ours.filter(({ admin }) => (admin.pagination?.defaultLimit ?? 0) < 25).map(({ slug }) => slug)).toEqual([]);
  expect(collection(config, 'users').admin.listSearchableFields).toEqual(['name', 'email']);
});

test.each([
  ['offices', 'countryCode', 'CountryCell'],
  ['offices', 'timeZone', 'ZoneCell'],
  ['forms', 'recipients', 'TextsCell'],
])('the list of %s shows in words what is stored as a code: %s', async (slug, name, cell) => {
  const { flattenedFields } = collection(await configNow(), slug);
  const { components } = Object(flattenedFields.find((field) => field.name === name)?.admin);
  expect(components.Cell).toContain(cell);
});

test('the number of a tag or a category is hidden', async () => {
  const config = await configNow();
  for (const slug of ['tags', 'categories']) {
    const number = collection(config, slug).flattenedFields.find(({ name }) => name === 'term_id');
    expect(Object(number?.admin).hidden).toBe(true);
  }
});

test('no form has an API tab', async () => {
  const config = await configNow();
  const ours = [...config.collections, ...config.globals].filter(({ slug }) => !slug.startsWith('payload-'));
  expect(ours.filter(({ admin }) => !admin.hideAPIURL).map(({ slug }) => slug)).toEqual([]);
});

test('the keys that tell requests apart are shown to admins only', async () => {
  const fields = collection(await configNow(), 'leads').flattenedFields;
  for (const name of ['payloadHash', 'idempotencyKey']) {
    const condition = fields.find((one) => one.name === name)?.admin?.condition as (...given: unknown[]) => boolean;
    expect(['admin', 'sales'].map((role) => condition({}, {}, { user: { role } }))).toEqual([true, false]);
  }
});

test('a refusal to an editor is not logged as an error', async () => {
  const config = await configNow();
  expect(config.loggingLevels).toMatchObject(levelsOfRefusals);
  expect(Object.values(levelsOfRefusals)).not.toContain('error');
  expect(config.loggingLevels.ValidationError).not.toBe('error');
});

test('a file that is too large is refused with the size limit', async () => {
  const { limits, responseOnLimit } = (await configNow()).upload;
  expect([limits?.fileSize, responseOnLimit]).toEqual([20_000_000, expect.stringContaining('larger than 20 MB')]);
});

test.each(['events', 'offices'])('the time zone of %s is chosen by one of its cities', async (slug) => {
  const zone = collection(await configNow(), slug).flattenedFields.find(({ name }) => name === 'timeZone');
  expect(String(Object(zone?.admin).components?.Field)).toContain('ZoneField');
});

test('days off are chosen from a calendar', async () => {
  const booking = (await configNow()).globals.find(({ slug }) => slug === 'booking');
  const daysOff = booking?.flattenedFields.find(({ name }) => name === 'daysOff');
  const days = daysOff && 'flattenedFields' in daysOff ? daysOff.flattenedFields : [];
  const chosen = days.filter(({ admin }) => String(Object(admin).components?.Field).includes('DayField'));
  expect(chosen.map(({ name }) => name)).toEqual(['from', 'to']);
});
