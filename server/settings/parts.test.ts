import type { Field, Tab } from 'payload';
import { expect, test } from 'vitest';
import { siteSettings } from './collections/siteSettings.ts';

const tabs: Tab[] = siteSettings.fields.flatMap((field) => (field.type === 'tabs' ? field.tabs : []));
const namesIn = (label: string) =>
  tabs
    .filter((tab) => tab.label === label)
    .flatMap(({ fields }) => fields.flatMap((field) => (field.type !== 'ui' && 'name' in field ? [field.name] : [])));

test('the settings come in parts that a person can survey, each with the fields that its name promises', () => {
  expect(tabs.map(({ label }) => label)).toEqual([
    ...['Agency', 'Contact', 'Header', 'Footer', 'SEO', 'Forms', 'Emails', 'Newsletter'],
    ...['Legal', 'Analytics', 'Embeds', 'Search', 'Own pages'],
  ]);
  expect(namesIn('Footer')).toEqual(['footerColumns', 'socials']);
  expect(namesIn('SEO')).toEqual(['description', 'sitemapPath', 'verification']);
  expect(namesIn('Legal')).toEqual(['legalName', 'privacyPath']);
  expect(namesIn('Analytics')).toEqual(['analyticsId', 'consent']);
  expect(namesIn('Agency')).toContain('timeZone');
});

test('no part is empty, and no field is in two', () => {
  const all = tabs.flatMap(({ label }) => namesIn(String(label)));
  expect(new Set(all).size).toBe(all.length);
  for (const { label } of tabs) expect(namesIn(String(label)), String(label)).not.toEqual([]);
});

test('rows of lists are named by their own words, and start closed at any depth', () => {
  const listsIn = (fields: Field[]): Field[] =>
    fields.flatMap((field) => [
      ...(field.type === 'array' ? [field] : []),
      ...('fields' in field ? listsIn(field.fields) : []),
    ]);
  const lists = listsIn(tabs.flatMap(({ fields }) => fields));
  expect(lists.length).toBeGreaterThan(4);
  const named = {
    admin: { initCollapsed: true, components: { RowLabel: { clientProps: { words: expect.any(String) } } } },
  };
  for (const list of lists) expect(list).toMatchObject(named);
  const isLanguage = { admin: { components: { RowLabel: { clientProps: { words: 'code', isLanguage: true } } } } };
  expect(lists.find((list) => 'name' in list && list.name === 'languages')).toMatchObject(isLanguage);
});
