import { articleBlock, block } from '@frontage/contract/blocks.ts';
import { newsletterFormId } from '@frontage/contract/constants.ts';
import { post as postContract } from '@frontage/contract/post.ts';
import type { DraftFault } from '@frontage/contract/preview.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { drawnKinds } from '@frontage/kinds/drawn.ts';
import { type KindWith, kindsWith, type PagedName } from '@frontage/kinds/kinds.ts';
import { page as pageContract } from '@frontage/kinds/page/page.schema.ts';
import { z } from 'zod';
import { readBlockData } from '../page-data/blockData.ts';
import type { Facts } from '../page-data/facts.ts';
import { breadcrumbsOfArticle, readByline } from '../routes/articleRoute.ts';
import { drawDocument } from '../routes/kindRoute.ts';
import { drawPage } from '../routes/pageRoute.ts';
import type { Drawing } from '../views.ts';
import { readDraft } from './readDraft.ts';

/** A draft that can be drawn with all or some of its blocks. */
export interface DraftDrawing {
  faults: DraftFault[];
  /** Positions of the valid blocks. */
  positions: readonly number[];
  /** Draws the blocks at these positions. Rejects with a ContentError if one names something unpublished. */
  draw(positions: readonly number[], facts: Facts): Promise<Drawing>;
}

/** Shown in place of a title that is not typed yet. */
const untitled = 'Untitled';
const missingPicture = { url: '/favicon.svg', alt: '', width: 480, height: 360, sizes: {} };

const pageDocument = pageContract.omit({ events: true, offices: true, reviews: true, site: true });

/** Reads a draft of a page of blocks. */
export function readPageDraft(document: Record<string, unknown>): DraftDrawing {
  const { layout: _, ...shape } = pageDocument.shape;
  const missing = {
    id: 1,
    type: 'page',
    slug: 'draft',
    path: '/draft',
    title: untitled,
    modified: new Date().toISOString(),
    head: { title: untitled, description: untitled },
    breadcrumbs: [],
    card: {},
  };
  const { blocks, faults, fields } = readDraft(document, { block, missing, shape });
  return {
    faults,
    positions: [...blocks.keys()],
    async draw(positions, facts) {
      const read = pageDocument.parse({ ...fields, layout: positions.map((position) => blocks.get(position)) });
      return drawPage(read, facts);
    },
  };
}

/** Reads a draft of a kind that is drawn by its declaration. Its fields are all there is to place. */
export function readDeclaredDraft(name: PagedName, document: Record<string, unknown>): DraftDrawing {
  const drawn = drawnKinds.find((one) => one.name === name);
  const kind = (kindsWith('whole') as (KindWith<'whole'> & Kind)[]).find((one) => one.name === name);
  if (!drawn || !kind?.whole || !kind.types) throw new Error(`Nothing says how to draw the kind ${name}`);
  const [type] = Object.keys(kind.types);
  const path = '/draft';
  const modified = new Date().toISOString();
  const missing = { id: 1, type, slug: 'draft', path, [kind.title]: untitled, modified, ...drawn.missing };
  const { whole } = kind;
  const { faults, fields } = readDraft(document, { block: z.never(), missing, shape: whole.shape });
  return { faults, positions: [], draw: (_, facts) => drawDocument(drawn, whole.parse(fields), facts) };
}

/** Reads a draft of an article. */
export async function readArticleDraft(document: Record<string, unknown>, facts: Facts): Promise<DraftDrawing> {
  const { layout: _, ...shape } = postContract.shape;
  const [category = { term_id: 1, name: 'Blog', slug: 'blog' }] = (await facts.sections()).categories;
  const missing = {
    id: 1,
    type: 'post',
    slug: 'draft',
    title: untitled,
    date: new Date().toISOString(),
    modified: new Date().toISOString(),
    timeToRead: 1,
    preview: missingPicture,
    preview768: missingPicture.url,
    preview500: missingPicture.url,
    preview320: missingPicture.url,
    category,
    term_id: category.term_id,
    categories: [category.slug],
    second_categories: [],
    tags: [],
    head: {},
  };
  const { blocks, faults, fields } = readDraft(document, { block: articleBlock, missing, shape });
  return {
    faults,
    positions: [...blocks.keys()],
    async draw(positions, facts) {
      const post = postContract.parse({ ...fields, layout: positions.map((position) => blocks.get(position)) });
      const contactForm = await facts.contactForm();
      const layout = [...post.layout, ...(contactForm ? [contactForm] : []), { formId: newsletterFormId }];
      const path = `/${post.category.slug}/${post.slug}`;
      const blockData = await readBlockData(facts, `The article ${path}`, layout);
      return {
        view: 'article',
        props: {
          post,
          related: await facts.relatedArticles(post.id),
          contactForm,
          people: await readByline(post, facts),
        },
        context: {
          path,
          title: post.title,
          breadcrumbs: breadcrumbsOfArticle(post.category, wordsOf(await facts.site())),
          ...blockData,
        },
      };
    },
  };
}
