import type { CollectionConfig } from 'payload';
import { contentAccess } from '../../access/access.ts';
import { usedIn } from '../../fields/usedIn.ts';
import { keepShared } from '../../files/keepShared.ts';
import type { SharedFiles } from '../../files/sharedFiles.ts';
import { touchOnReplace } from '../../publishing/touchPublication.ts';
import { followName } from '../../references/followName.ts';
import { keepUsed } from '../../references/keepUsed.ts';
import { onlyPdf } from '../onlyPdf.ts';

/**
 * Documents that readers may ask for. Files lie in `documentsDir`, which nothing serves: a reader gets a document by a
 * signed link that runs out. R47.
 */
export function documents(documentsDir: string, files: SharedFiles): CollectionConfig {
  const shared = keepShared(files, documentsDir, namesOfDocument);
  return {
    slug: 'documents',
    labels: { singular: 'Document', plural: 'Documents' },
    typescript: { interface: 'LibraryDocument' },
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'name', 'filesize', 'updatedAt'], group: 'Library' },
    access: contentAccess,
    defaultSort: 'name',
    hooks: {
      ...keepUsed('documents'),
      beforeOperation: [onlyPdf, ...shared.beforeOperation],
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
        name: 'name',
        type: 'text',
        required: true,
        unique: true,
        admin: { description: 'By this name articles offer it: small letters, digits and hyphens' },
        validate: (value: unknown) =>
          (typeof value === 'string' && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) ||
          'Small letters, digits and single hyphens',
      },
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 80,
        admin: { description: 'What readers call it; it is in the email and in the name of the file' },
      },
    ],
  };
}

export function namesOfDocument({ filename }: { filename?: string | null }): string[] {
  return filename ? [filename] : [];
}
