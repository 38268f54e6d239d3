import { expect } from '@playwright/test';
import { type Addresses, fieldAt, listAt, patient, publish, save, takeStep, untilAwake } from './stations.ts';
import type { Walker } from './Walker.ts';

/** Rewrites the first view of the home page, adds a block found by searching for a word, and publishes. */
export async function writeHome(walker: Walker, { siteUrl }: Addresses) {
  const { fill, look, page, press } = walker;
  const heading = fieldAt(walker, 'layout.0.heading');
  await takeStep(walker, 'Write your home page', page.getByRole('button', { name: 'Add Block' }));
  await openBlock(walker, 0);
  await fill(heading, 'Services\nfor harbours');
  await fill(
    fieldAt(walker, 'layout.0.description'),
    'We build what harbours in the north run on, from 40,000 kroner.',
  );
  await press(page.getByRole('button', { name: 'Add Block' }));
  const drawer = page.getByRole('dialog');
  await fill(drawer.getByPlaceholder('Search for a block'), 'questions');
  await look('blocks');
  await press(drawer.getByRole('button', { name: /^Questions and answers/ }));
  await expect(drawer).toBeHidden();
  await publish(walker, { siteUrl, path: '/', words: 'for harbours' });
  await look('home-form');
}

export interface NewPage {
  title: string;
  template: string;
  path: string;
  heading: string;
  description: string;
  head: { title: string; description: string };
  picture?: string;
}

/** Adds a page from a template: title, heading, lead, and texts for search engines. */
export async function addPage(
  walker: Walker,
  { siteUrl }: Addresses,
  { description, head, heading, path, picture, template, title }: NewPage,
  more?: () => Promise<void>,
) {
  const { fill, look, page, press } = walker;
  const templates = page.getByRole('region', { name: 'Begin with a template' });
  const taken = templates.getByRole('button', { name: new RegExp(`^${template}`) });
  await takeStep(walker, 'Publish a page of your own', taken);
  if (picture) await look('templates');
  await fill(fieldAt(walker, 'title'), title);
  await press(taken);
  await expect(templates).toBeHidden();
  await openBlock(walker, 0);
  await fill(fieldAt(walker, 'layout.0.heading'), heading);
  await fill(fieldAt(walker, 'layout.0.description'), description);
  await more?.();
  await press(page.getByRole('button', { name: 'Search engines', exact: true }));
  await fill(fieldAt(walker, 'head.title'), head.title);
  await fill(fieldAt(walker, 'head.description'), head.description);
  if (picture) await look(picture);
  await publish(walker, { siteUrl, path, words: head.description });
}

/** Makes a form of one's own: like the contact form, with one more required field. */
export async function makeForm(walker: Walker) {
  const { choose, fill, look, page, press } = walker;
  await press(page.getByRole('banner').getByRole('link').first());
  const card = page.getByRole('link', { name: 'Create new Form' });
  await untilAwake(card);
  await press(card);
  await untilAwake(fieldAt(walker, 'title'));
  await fill(fieldAt(walker, 'title'), 'Fair in Bergen');
  await choose(listAt(walker, 'kind'), 'Contact form');
  const phone = page.getByRole('listitem').filter({ hasText: 'Phone' });
  await press(phone.getByText('Phone').first());
  await press(phone.getByRole('checkbox', { name: 'Everybody must fill it in' }));
  // The label changes from here on.
  await fill(phone.getByRole('textbox', { name: 'Label', exact: true }), 'Mobile');
  await look('form');
  await save(walker);
}

/** Chooses that form for a block. */
export async function chooseForm(walker: Walker, block: number) {
  await openBlock(walker, block);
  await walker.choose(listAt(walker, `layout.${block}.formId`), 'Fair');
}

/** Blocks that already existed, or came with a template, are collapsed so that the list can be read at a glance. */
async function openBlock({ page, press }: Walker, row: number): Promise<void> {
  const block = page.locator(`#layout-row-${row}`);
  await expect(block.locator('.collapsible--collapsed').first()).toBeVisible(patient);
  await press(block.getByRole('button', { name: 'Toggle block' }).first());
  await untilAwake(page.locator(`[id^="field-layout__${row}__"]`).first());
}
