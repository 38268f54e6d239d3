import { formNamed } from '@frontage/contract/forms/formTable.ts';
import { pathOfPage } from '@frontage/contract/pageType.ts';
import type { Payload } from 'payload';
import { selectRows } from '../database/directRows.ts';
import type { Form, Page } from '../payload-types.ts';
import { idOf } from '../references/idOf.ts';

type Following = Pick<Form, 'follows' | 'kind' | 'name' | 'nextPage'>;
type Placed = Pick<Page, 'layout' | 'slug' | 'type'>;

/**
 * The path to which visitors go once they have sent the form; undefined for its thank-you, which also replaces a page
 * that is not on the site.
 */
export async function findNextPath(payload: Payload, form: Following): Promise<string | undefined> {
  if (!formNamed(form.kind ?? form.name)?.hasThanks) return undefined;
  if (form.follows === 'calls') return findPathOfCalls(payload);
  const page = idOf(form.nextPage);
  if (form.follows !== 'page' || page === undefined) return undefined;
  const [found] = await findPublishedPages(payload, [page]);
  return found && pathOfPage(found.type, found.slug);
}

/** The first page with a booking block, with the anchor of that block. */
async function findPathOfCalls(payload: Payload): Promise<string | undefined> {
  // Layouts are JSON without an index on their contents, so each page that the query finds is checked again.
  const rows = await selectRows(payload, {}, `SELECT id FROM pages WHERE CAST(layout AS text) LIKE '%"booking"%'`);
  const pages = await findPublishedPages(
    payload,
    rows.map(({ id }) => Number(id)),
  );
  for (const { layout, slug, type } of pages) {
    const block = layout?.find(({ blockType }) => blockType === 'booking');
    if (!block) continue;
    const anchor = 'anchor' in block && block.anchor ? `#${block.anchor}` : '';
    return `${pathOfPage(type, slug)}${anchor}`;
  }
  return undefined;
}

async function findPublishedPages(payload: Payload, ids: readonly number[]): Promise<Placed[]> {
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection: 'pages',
    where: { and: [{ id: { in: [...ids] } }, { _status: { equals: 'published' } }] },
    select: { type: true, slug: true, layout: true },
    sort: 'id',
    pagination: false,
    depth: 0,
  });
  return docs;
}
