import type { CollectionConfig } from 'payload';
import { contentAccess } from '../../access/access.ts';
import { usedIn } from '../../fields/usedIn.ts';
import { keepShared } from '../../files/keepShared.ts';
import { leaveNothing } from '../../files/leaveNothing.ts';
import { namesOfDocument } from '../../files/namesOfFiles.ts';
import type { SharedFiles } from '../../files/sharedFiles.ts';
import { touchOnReplace } from '../../publishing/touchPublication.ts';
import { followName } from '../../references/followName.ts';
import { keepUsed } from '../../references/keepUsed.ts';
import { titleIn } from '../../slugs/makeSlugFromTitle.ts';
import { slugOf } from '../../slugs/slugOf.ts';
import { makeNameFromTitle } from '../makeNameFromTitle.ts';
import { requireWholePdf } from '../requireWholePdf.ts';

/**
 * Documents that readers may ask for. Their files are in `documentsDir`, which nothing serves: a reader gets a document
 * by a signed link that expires. R47.
 */
export function documents(documentsDir: string, files: SharedFiles): CollectionConfig {
  const shared = keepShared(files, documentsDir, namesOfDocument);
  const used = keepUsed('documents');
  return {
    slug: 'documents',
    labels: { singular: 'Document', plural: 'Documents' },
    typescript: { interface: 'LibraryDocument' },
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'filename', 'filesize', 'updatedAt'], group: 'Library' },
    access: contentAccess,
    defaultSort: 'name',
    hooks: {
      ...used,
      beforeChange: [...used.beforeChange, leaveNothing(files, documentsDir, namesOfDocument)],
      beforeOperation: [requireWholePdf, ...shared.beforeOperation],
      afterChange: [followName('documents'), ...shared.afterChange, touchOnReplace],
      afterDelete: shared.afterDelete,
    },
    upload: {
      staticDir: documentsDir,
      handlers: shared.handlers,
      mimeTypes: ['application/pdf'],
      pasteURL: false,
    },
    fields: [
      usedIn,
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 80,
        admin: { description: 'What readers call it; it is in the email and in the name of the file' },
      },
      {
        name: 'name',
        label: 'Short name',
        type: 'text',
        required: true,
        unique: true,
        admin: {
          position: 'sidebar',
          description:
            'Made of the title where it is empty. Small letters, digits and hyphens; articles that offer the document follow where it changes',
        },
        hooks: { beforeValidate: [makeNameFromTitle] },
        validate: (value: unknown, { data }: { data: object }) =>
          (typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) ||
          // The form validates before it is sent; the name is made on the server.
          (!value && slugOf(titleIn(data)) !== '') ||
          'Small letters, digits and single hyphens',
      },
    ],
  };
}
