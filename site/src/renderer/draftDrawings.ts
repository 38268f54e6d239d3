import { articleBlock, block } from '@frontage/contract/blocks.ts';
import { post as postContract } from '@frontage/contract/post.ts';
import type { DraftFault } from '@frontage/contract/preview.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { type KindWith, kindsWith, type PagedName } from '@frontage/kinds/kinds.ts';
import { page as pageContract } from '@frontage/kinds/page/page.schema.ts';
import { z } from 'zod';
import { drawnKinds } from '../../../registry/drawnKinds.ts';
import { faultOfIssue } from '../page-data/contentErrorOf.ts';
import type { Facts } from '../page-data/facts.ts';
import { drawArticle, drawDocument, drawPage } from '../routes/documentRoutes.ts';
import type { Drawing } from '../views.ts';

/** A draft that can be drawn with all or some of its blocks. */
export interface DraftDrawing {
  faults: DraftFault[];
  /** Of the valid blocks. */
  positions: readonly number[];
  /** Draws the blocks at these positions. Rejects with a ContentError if one names something unpublished. */
  draw(positions: readonly number[], facts: Facts): Promise<Drawing>;
}

/** Shown in place of a title that is not typed yet, in any language. */
const untitled = '…';
const missingPicture = { url: '/favicon.svg', alt: '', width: 480, height: 360, sizes: {} };

const pageDocument = pageContract.omit({ events: true, offices: true, reviews: true, site: true });

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
  const drawn = drawnKinds[name];
  const kind = (kindsWith('whole') as (KindWith<'whole'> & Kind)[]).find((one) => one.name === name);
  if (!drawn || !kind?.whole || !kind.types) throw new Error(`Nothing says how to draw the kind ${name}`);
  const [type] = Object.keys(kind.types);
  const path = '/draft';
  const modified = new Date().toISOString();
  const missing = { id: 1, type, slug: 'draft', [kind.title]: untitled, modified, ...drawn.missing };
  const { whole } = kind;
  const { faults, fields } = readDraft({ path, ...document }, { block: z.never(), missing, shape: whole.shape });
  return { faults, positions: [], draw: (_, facts) => drawDocument(name, whole.parse(fields), facts) };
}

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
    category,
    term_id: category.term_id,
    categories: [category.slug],
    second_categories: [],
    tags: [],
    head: {},
  };
  // Its cuts are made of the picture: what lacks that is said once.
  const { url } = missingPicture;
  const cuts = { preview768: url, preview500: url, preview320: url };
  const { blocks, faults, fields } = readDraft({ ...cuts, ...document }, { block: articleBlock, missing, shape });
  return {
    faults,
    positions: [...blocks.keys()],
    draw(positions, facts) {
      const post = postContract.parse({ ...fields, layout: positions.map((position) => blocks.get(position)) });
      return drawArticle(post, facts);
    },
  };
}

type Fields = Record<string, unknown>;

interface ReadDraft<Block> {
  /** With replacements for fields that do not fit. */
  fields: Fields;
  /** The valid blocks, by their position in the draft. */
  blocks: Map<number, Block>;
  faults: DraftFault[];
}

/**
 * Reads a document that may be incomplete: each field and each block by itself. `missing` has replacements for fields
 * that do not fit.
 */
export function readDraft<Block>(
  document: Fields,
  { block, missing, shape }: { block: z.ZodType<Block>; missing: Fields; shape: Record<string, z.ZodType> },
): ReadDraft<Block> {
  const faults: DraftFault[] = [];
  const fields: Fields = {};
  for (const [name, schema] of Object.entries(shape)) {
    const fit = schema.safeParse(document[name]);
    if (!fit.success) faults.push({ message: messageOf(fit.error, [name], document, z.object(shape)) });
    const value = fit.success ? fit.data : missing[name];
    if (value !== undefined) fields[name] = value;
  }
  const blocks = new Map<number, Block>();
  const layout: unknown[] = Array.isArray(document.layout) ? document.layout : [];
  for (const [position, one] of layout.entries()) {
    const fit = z.safeParse(block, one);
    if (fit.success) blocks.set(position, fit.data);
    else faults.push({ position, message: messageOf(fit.error, ['layout', position], document) });
  }
  return { fields, blocks, faults };
}

function messageOf({ issues }: z.ZodError, place: PropertyKey[], document: Fields, whole?: z.ZodType): string {
  const said = issues.map((issue) => faultOfIssue({ ...issue, path: [...place, ...issue.path] }, document, whole));
  return said.join('\n');
}
