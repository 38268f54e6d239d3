import { type TagGroup, tagGroups } from '@frontage/contract/tag.ts';
import { kindOf } from '@frontage/kinds/kinds.ts';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../../access/access.ts';
import { onSite } from '../../fields/onSite.ts';
import { formOf } from '../../fields/payloadFields.ts';
import { slug } from '../../fields/slug.ts';
import { termId } from '../../fields/termId.ts';
import { usedIn } from '../../fields/usedIn.ts';
import { touchOnChange, touchOnDelete } from '../../publishing/touchPublication.ts';
import { keepUsed } from '../../references/keepUsed.ts';

/** The names of the groups of tags for editors and readers. */
export const tagGroupLabels: Record<TagGroup, string> = { technologies: 'Technologies', protocols: 'Protocols' };

/** The technologies and protocols that articles are about. R20. */
export const tags: CollectionConfig = {
  slug: 'tags',
  admin: { useAsTitle: 'name', defaultColumns: ['name', 'group', 'updatedAt'], group: 'Articles' },
  access: contentAccess,
  defaultSort: ['group', 'name'],
  hooks: { ...keepUsed('tags'), afterChange: [touchOnChange], afterDelete: [touchOnDelete] },
  fields: [
    onSite,
    usedIn,
    ...formOf(kindOf('tags').words.fields),
    slug,
    {
      name: 'group',
      type: 'select',
      required: true,
      // A tag that is made while writing needs only a name.
      defaultValue: (): TagGroup => 'technologies',
      options: tagGroups.map((value) => ({ value, label: tagGroupLabels[value] })),
    },
    termId('tags'),
  ],
};
