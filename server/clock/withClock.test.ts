import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { createConfig } from '../config/createConfig.ts';
import { makeTemporaryEnvironment } from '../testing/openTestPayload.ts';

/** The dates that a form or a list can show, with the components that show them. */
function momentsIn(fields: readonly Field[], place: string): { place: string; Cell: unknown; Field: unknown }[] {
  return fields.flatMap((field) => {
    if (field.admin && 'disabled' in field.admin && field.admin.disabled) return [];
    if (field.type === 'date' && !field.hidden) {
      const { components, hidden } = field.admin ?? {};
      const Shown = hidden ? 'nothing' : components?.Field;
      return [{ place: `${place}.${field.name}`, Cell: components?.Cell, Field: Shown }];
    }
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => momentsIn(tab.fields, place));
    return 'fields' in field ? momentsIn(field.fields, place) : [];
  });
}

test("shows no time in a list or form of ours in the browser's zone", async () => {
  const { collections, globals } = await createConfig({ environment: await makeTemporaryEnvironment() });
  const ours = [...collections, ...globals].filter(({ slug }) => !slug.startsWith('payload-'));
  const moments = ours.flatMap(({ fields, slug }) => momentsIn(fields, slug));
  expect(moments.map(({ place }) => place)).toEqual(
    expect.arrayContaining(['pages.updatedAt', 'leads.receivedAt', 'articles.date', 'audit-trail.createdAt']),
  );
  const byBrowser = moments.filter(({ Cell, Field, place }) => (!Cell && !isGlobalStamp(place)) || !Field);
  expect(byBrowser).toEqual([]);
});

/** Globals have no list. */
const isGlobalStamp = (place: string) => /^(site-settings|booking|publication|retention)\./.test(place);
