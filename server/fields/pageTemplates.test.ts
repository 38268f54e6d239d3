import { pageTypes } from '@frontage/contract/pageParts.ts';
import { expect, test } from 'vitest';
import { sampleFindings } from '../readiness/checkReadiness.ts';
import { toStoredBlocks } from '../seed/stored.ts';
import { openTestPayload } from '../testing/openTestPayload.ts';
import { samplePage } from '../testing/samplePage.ts';
import { layoutOf as fieldsOfLayout, startersOf } from './layout.ts';
import { pageTemplates } from './pageTemplates.ts';

const starters = startersOf('pages');
const layoutOf = (blocks: readonly string[]) =>
  toStoredBlocks<'pages'>(blocks.map((block) => ({ ...starters[block], acf_fc_layout: block })));

test('a page of each template can be published as it starts, except that somebody must choose an event, and write a text', async () => {
  const payload = await openTestPayload();
  for (const { blocks, name, type } of pageTemplates) {
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const data = { ...samplePage(slug, ''), type, layout: layoutOf(blocks) };
    const creation = payload.create({ collection: 'pages', data });
    if (blocks.includes('event_details')) await expect(creation).rejects.toThrow(/event/i);
    else if (blocks.includes('textbox')) await expect(creation).rejects.toThrow('Blocks > Text');
    else await expect(creation, name).resolves.toMatchObject({ slug, _status: 'published' });
  }
});

test('a page of a template links to its form only where it has one', () => {
  const leading = pageTemplates.filter(({ blocks }) => JSON.stringify(layoutOf(blocks)).includes('#contact-form'));
  expect(leading.length).toBeGreaterThan(0);
  for (const { blocks, name } of leading) expect(blocks, name).toContain('form');
});

test('each kind of page has a template', () => {
  expect(new Set(pageTemplates.map(({ type }) => type))).toEqual(new Set(pageTypes));
});

test('a template contains each block once, and has a unique name', () => {
  for (const { blocks } of pageTemplates) expect(new Set(blocks).size).toBe(blocks.length);
  expect(new Set(pageTemplates.map(({ name }) => name)).size).toBe(pageTemplates.length);
  expect(pageTemplates.flatMap(({ blocks }) => blocks).filter((block) => !(block in starters))).toEqual([]);
});

test('figures that come with a template are listed as things to check before publication', () => {
  const [, { blocks }] = fieldsOfLayout('pages');
  for (const block of ['client_success', 'cost', 'customerInfo', 'headdescription', 'numbers', 'team']) {
    expect(pageTemplates.flatMap((template) => template.blocks)).toContain(block);
    expect(sampleFindings(layoutOf([block]), { blocks, collection: 'pages' }), block).toHaveLength(1);
  }
});
