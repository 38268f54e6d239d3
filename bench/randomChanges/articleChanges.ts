import type { Article } from '@frontage/server/payload-types.ts';
import { toStoredBlocks } from '@frontage/server/seed/stored.ts';
import type { Chance } from '@frontage/server/testing/chance.ts';
import { all, type Change, type Editing, someOf } from './Change.ts';

const dayMs = 86_400_000;
/** Range of days for dates of articles: mostly before today, a few after it, which hides the article. */
const days = { before: 400, after: 40 };

/** Prefix of the slugs of articles created here; only those are deleted. */
const madeSlug = 'made-here-';

/** Changes that editors make to articles. */
export const articleChanges: readonly Change[] = [
  createChange('title', ({ count }) => ({ title: `A title that was changed ${count} times` })),
  createChange('excerpt', ({ chance, count }) => ({
    excerpt: chance.happens(0.2) ? '' : `Sentences below the title, written at change ${count}.`,
  })),
  createChange('date', ({ chance }) => ({ date: pickDay(chance) })),
  createChange('tags', async ({ chance, payload }) => {
    const { docs } = await payload.find({ collection: 'tags', ...all });
    return { tags: someOf(chance, docs, 3).map(({ id }) => id) };
  }),
  createChange('second categories', async (editing) => {
    const ids = await listUsedCategories(editing);
    return { second_categories: someOf(editing.chance, ids, 3) };
  }),
  createChange('category', async (editing) => ({ category: editing.chance.pick(await listUsedCategories(editing)) })),
  createChange('slug', ({ count }) => ({ slug: `moved-at-change-${count}` })),
  createChange('text', ({ count }, { layout }) => {
    const added = { acf_fc_layout: 'textbox', text: `## A part that is new\n\nWritten at change ${count}.` };
    return { layout: [...(layout ?? []), ...toStoredBlocks<'articles'>([added])] };
  }),
  makeArticle,
  makeArticle,
  deleteMade,
];

/** Returns a change of some fields of a random article. */
function createChange(
  what: string,
  fieldsOf: (editing: Editing, article: Article) => Partial<Article> | Promise<Partial<Article>>,
): Change {
  return async (editing) => {
    const { chance, payload } = editing;
    const { docs } = await payload.find({ collection: 'articles', ...all });
    const article = chance.pick(docs);
    const data = { ...(await fieldsOf(editing, article)), _status: 'published' as const };
    await payload.update({ collection: 'articles', id: article.id, data, depth: 0 });
    return `${what} of the article ${article.slug}`;
  };
}

/** Creates an article like another one, with its own text. */
async function makeArticle(editing: Editing): Promise<string> {
  const { chance, count, payload } = editing;
  const { docs } = await payload.find({ collection: 'articles', ...all });
  const { preview, tags } = chance.pick(docs);
  const slug = `${madeSlug}${count}`;
  await payload.create({
    collection: 'articles',
    data: {
      title: `An article made at change ${count}`,
      slug,
      date: pickDay(chance),
      preview,
      tags: tags ?? [],
      category: chance.pick(await listUsedCategories(editing)),
      layout: toStoredBlocks<'articles'>([{ acf_fc_layout: 'textbox', text: `Storage and bridges, ${count}.` }]),
      _status: 'published',
    },
    depth: 0,
  });
  return `the new article ${slug}`;
}

async function deleteMade(editing: Editing): Promise<string> {
  const { chance, payload } = editing;
  const { docs } = await payload.find({ collection: 'articles', where: { slug: { contains: madeSlug } }, ...all });
  if (docs.length === 0) return makeArticle(editing);
  const { id, slug } = chance.pick(docs);
  await payload.delete({ collection: 'articles', id, depth: 0 });
  return `the article ${slug} deleted`;
}

/** Returns the categories of articles: the others are addresses of pages. */
async function listUsedCategories({ payload }: Pick<Editing, 'payload'>): Promise<number[]> {
  const { docs } = await payload.find({ collection: 'articles', ...all });
  return [...new Set(docs.map(({ category }) => (typeof category === 'number' ? category : category.id)))];
}

function pickDay({ below, happens }: Chance): string {
  const offset = happens(0.1) ? 1 + below(days.after) : -below(days.before);
  return new Date(Date.now() + offset * dayMs).toISOString();
}
