import type { Page } from '@frontage/server/payload-types.ts';
import { toStoredBlocks } from '@frontage/server/seed/stored.ts';
import type { Payload } from 'payload';
import { all, type Change, type Editing } from './Change.ts';

/** Changes that editors make to pages. */
export const pageChanges: readonly Change[] = [
  changeHeading,
  changeHeading,
  createChange('title', ({ count }) => ({ title: `A title of change ${count}` })),
  createChange('card', ({ count }, { card }) => ({
    card: { ...card, description: `A card written at change ${count}.` },
  })),
  createChange('description', ({ count }, { head }) => ({
    head: { ...head, description: `What search engines say of it since change ${count}.` },
  })),
  makePage,
  unpublishPage,
  publishPage,
  async ({ count, payload }) => {
    const from = `/where-it-was-${count}`;
    await payload.create({ collection: 'redirects', data: { from, to: '/contacts' }, depth: 0 });
    return `a redirect from ${from}`;
  },
];

/** Returns the pages that visitors see, including the home page. */
export async function findPublishedPages(payload: Payload): Promise<Page[]> {
  const { docs } = await payload.find({ collection: 'pages', where: { _status: { equals: 'published' } }, ...all });
  return docs;
}

/** Replaces the heading in the hero of a page, and publishes it. Throws if the page has no hero. */
export async function publishHeading(payload: Payload, page: Page, heading: string): Promise<void> {
  const { id, layout, slug } = page;
  if (!hasHero(page)) throw new Error(`The page ${slug} has no hero`);
  const blocks = (layout ?? []).map((block) => (block.blockType === 'hero' ? { ...block, heading } : block));
  await payload.update({ collection: 'pages', id, data: { layout: blocks, _status: 'published' }, depth: 0 });
}

/** Whether a page has a hero, whose heading visitors see first. */
export function hasHero({ layout }: Pick<Page, 'layout'>): boolean {
  return layout?.some(({ blockType }) => blockType === 'hero') ?? false;
}

async function changeHeading({ chance, count, payload }: Editing): Promise<string> {
  const page = chance.pick((await findPublishedPages(payload)).filter(hasHero));
  await publishHeading(payload, page, `A heading of change ${count}`);
  return `heading of the page ${page.slug}`;
}

/** Returns a change of some fields of a random page. */
function createChange(what: string, fieldsOf: (editing: Editing, page: Page) => Partial<Page>): Change {
  return async (editing) => {
    const { chance, payload } = editing;
    const page = chance.pick(await findPublishedPages(payload));
    const data = { ...fieldsOf(editing, page), _status: 'published' as const };
    await payload.update({ collection: 'pages', id: page.id, data, depth: 0 });
    return `${what} of the page ${page.slug}`;
  };
}

/** Creates a page of a random type, with a card for lists. */
async function makePage({ chance, count, payload }: Editing): Promise<string> {
  const { docs } = await payload.find({ collection: 'media', ...all });
  const type = chance.pick(['service', 'case', 'industry', 'page'] as const);
  const slug = `made-at-change-${count}`;
  await payload.create({
    collection: 'pages',
    data: {
      type,
      slug,
      title: `Made at change ${count}`,
      head: { title: `Made at change ${count}`, description: 'A page that an editor has just made.' },
      card: { label: `Change ${count}`, description: 'How lists show it.', picture: chance.pick(docs).id },
      layout: toStoredBlocks([{ acf_fc_layout: 'textbox', heading: 'A text', text: `A page of change ${count}.` }]),
      _status: 'published',
    },
    depth: 0,
  });
  return `the new ${type} ${slug}`;
}

/** Leaves out the home page: a site without it is refused as a whole. */
async function unpublishPage({ chance, payload }: Editing): Promise<string> {
  const page = chance.pick((await findPublishedPages(payload)).filter(({ slug }) => slug !== 'home'));
  await payload.update({ collection: 'pages', id: page.id, data: { _status: 'draft' }, depth: 0 });
  return `the page ${page.slug} unpublished`;
}

async function publishPage(editing: Editing): Promise<string> {
  const { chance, payload } = editing;
  const { docs } = await payload.find({ collection: 'pages', where: { _status: { equals: 'draft' } }, ...all });
  if (docs.length === 0) return unpublishPage(editing);
  const page = chance.pick(docs);
  await payload.update({ collection: 'pages', id: page.id, data: { _status: 'published' }, depth: 0 });
  return `the page ${page.slug} published again`;
}
