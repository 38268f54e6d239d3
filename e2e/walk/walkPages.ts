import { expect } from '@playwright/test';
import { type Addresses, fieldAt, listAt, openBlock, publish, takeStep, untilAwake } from './stations.ts';
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

/** Makes a form of one's own: the questions of a template, one of them in other words and required. */
export async function makeForm(walker: Walker) {
  const { fill, look, page, press } = walker;
  await press(page.getByRole('banner').getByRole('link').first());
  const card = page.getByRole('link', { name: 'Create new Form' });
  await untilAwake(card);
  await press(card);
  await untilAwake(fieldAt(walker, 'title'));
  await fill(fieldAt(walker, 'title'), 'Fair in Bergen');
  await press(page.getByRole('button', { name: 'Meeting at a fair' }));
  const company = page.getByRole('listitem').filter({ hasText: 'Company' });
  await press(company.locator('summary').first());
  await press(company.getByRole('checkbox', { name: 'Everybody must answer it' }));
  await fill(company.getByRole('textbox', { name: 'Question', exact: true }), 'Harbour');
  await look('form');
  await publish(walker);
}

/** Chooses that form for a block. */
export async function chooseForm(walker: Walker, block: number) {
  await openBlock(walker, block);
  await walker.choose(listAt(walker, `layout.${block}.form`), 'Fair');
}
