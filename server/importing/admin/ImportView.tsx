import { categorySlugs } from '@frontage/contract/article.ts';
import type { PayloadRequest } from 'payload';
import { adminPage } from '../../admin/AdminPage.tsx';
import { say } from '../../admin/say.ts';
import type { OwnCategory } from './ImportForm.tsx';
import { ImportForm } from './onDemand.ts';

/** `/admin/import`: imports an export of WordPress into the CMS, after showing what would come. For admins. */
export const ImportView = adminPage('import', async ({ initPageResult: { req } }) => (
  <>
    <p>
      {say(
        'In WordPress open Tools, Export, choose “All content” and save the file, or give the address of the old site. Posts become articles with their categories, tags, pictures and old addresses, pages become drafts with their text. If the old site has Polylang or WPML, add its languages in Site settings, Agency, before that. First you are told what would come; nothing is written until you say so.',
      )}
    </p>
    <ImportForm categories={await findOwnCategories(req)} />
  </>
));

async function findOwnCategories(req: PayloadRequest): Promise<OwnCategory[]> {
  const select = { slug: true, name: true } as const;
  const { docs } = await req.payload.find({ collection: 'categories', pagination: false, depth: 0, select, req });
  const names = new Map<string, string>(docs.map(({ name, slug }) => [slug, name]));
  return categorySlugs.map((slug) => ({
    slug,
    name: names.get(slug) ?? slug.replaceAll('-', ' '),
    // The blog is there on every site, and takes what has no category.
    isThere: names.has(slug) || slug === 'blog',
  }));
}
