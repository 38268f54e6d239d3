import { pathOfArticle } from '@frontage/contract/article.ts';
import { pathOfPage } from '@frontage/contract/pageType.ts';
import type { FieldHook, TextField } from 'payload';
import type { HasLayout } from '../texts/textOfLayout.ts';

/** The full address of a page or an article, stored so that lists can show and search it. */
export function address(collection: HasLayout): TextField {
  return {
    name: 'address',
    type: 'text',
    index: true,
    admin: {
      hidden: true,
      disableBulkEdit: true,
      components: { Cell: '/publishing/admin/AddressCell.tsx#AddressCell' },
    },
    hooks: { beforeChange: [collection === 'pages' ? addressOfPage : addressOfArticle], beforeDuplicate: [() => null] },
  };
}

const addressOfPage: FieldHook = ({ data, originalDoc }) => {
  const { slug, type } = { ...originalDoc, ...data };
  return slug && type ? pathOfPage(type, slug) : null;
};

const addressOfArticle: FieldHook = async ({ data, originalDoc, req }) => {
  const { category: id, slug } = { ...originalDoc, ...data };
  if (!slug || !id) return null;
  const category = await req.payload.findByID({ collection: 'categories', id, depth: 0, disableErrors: true, req });
  return category ? pathOfArticle({ slug, category }) : null;
};
