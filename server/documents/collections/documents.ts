import { APIError, type CollectionBeforeOperationHook, type CollectionConfig, type FieldHook } from 'payload';
import { say } from '../../admin/say.ts';
import { wordsInLanguages } from '../../fields/language.ts';
import { usedIn } from '../../fields/uiFields.ts';
import { libraryOf } from '../../files/keepShared.ts';
import type { SharedFiles } from '../../files/sharedFiles.ts';
import { followName } from '../../references/keepNames.ts';
import { findFreeSlug, titleIn } from '../../slugs/makeSlugFromTitle.ts';
import { slugOf, slugOnSite } from '../../slugs/slugOf.ts';

/** The cross-reference table of a PDF and its end marker are within the last bytes. */
const endBytes = 1024;

/** Refuses an incomplete or invalid PDF in our own words, before Payload does in its own. */
const requireWholePdf: CollectionBeforeOperationHook = ({ args, req }) => {
  const { file } = req;
  if (file && !isWholePdf(file.data)) {
    throw new APIError(say('This PDF is incomplete. Save it again, and upload that.'), 400, undefined, true);
  }
  return args;
};

function isWholePdf(data: Buffer): boolean {
  const end = data.subarray(-endBytes);
  return data.subarray(0, 5).toString('latin1') === '%PDF-' && end.includes('xref') && end.includes('%%EOF');
}

/**
 * Makes the name of a document from its title, where nobody has typed one. The name stays when the title changes,
 * because links in sent emails contain it.
 */
const makeNameFromTitle: FieldHook = async ({ data, originalDoc, req, value }) => {
  if (value) return value;
  if (originalDoc?.name) return originalDoc.name;
  const wanted = await slugOnSite(req, titleIn(data));
  return wanted === '' ? value : findFreeSlug(req, 'documents', wanted, { field: 'name' });
};

/**
 * Documents that readers may ask for. Their files are in `documentsDir`, which nothing serves: a reader gets a document
 * by a signed link that expires. R47.
 */
export function documents(documentsDir: string, files: SharedFiles): CollectionConfig {
  return {
    ...libraryOf('documents', files, documentsDir, {
      afterChange: [followName('documents')],
      mimeTypes: ['application/pdf'],
      take: requireWholePdf,
    }),
    labels: { singular: 'Document', plural: 'Documents' },
    typescript: { interface: 'LibraryDocument' },
    admin: { useAsTitle: 'title', defaultColumns: ['title', 'filename', 'filesize', 'updatedAt'], group: 'Library' },
    defaultSort: 'name',
    fields: [
      usedIn,
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 80,
        admin: { description: 'What readers call it; it is in the email and in the name of the file' },
      },
      wordsInLanguages('titleIn', 'Title in further languages', 80),
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
