import type { CollectionWith } from '@frontage/kinds/kinds.ts';
import {
  APIError,
  type CollectionBeforeChangeHook,
  type GlobalBeforeChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type TextField,
} from 'payload';
import { say } from '../admin/say.ts';
import { nameOfUser } from '../audit/auditTrail.ts';
import { runWithValues } from '../database/directRows.ts';
import { sql } from '../database/sql.ts';

/** Autosave: nothing typed is lost, and nothing is visible before it is published. */
export const autosaved = { autosave: { interval: 2000, showSaveDraftButton: true } } as const;

/** Drafts of what visitors see, whose publication can also be scheduled. */
export const drafts = { ...autosaved, schedulePublish: { timeFormat: 'HH:mm', timeIntervals: 5 } } as const;

/**
 * Keeps a colleague's last draft among the versions: Payload (as of 3.90.2) overwrites one autosaved draft with the
 * next, whoever typed it.
 */
export const keepOthersDraft =
  (collection: CollectionWith<'hasDrafts'>): CollectionBeforeChangeHook =>
  async ({ data, operation, originalDoc, req }) => {
    if (operation === 'update')
      await keepNewest(req, sql`${sql.identifier(`_${collection}_v`)}`, sql`parent_id = ${originalDoc.id}`);
    return data;
  };

export const keepOthersSettings: GlobalBeforeChangeHook = async ({ data, req }) => {
  await keepNewest(req, sql`_site_settings_v`, sql`TRUE`);
  return data;
};

async function keepNewest(
  req: PayloadRequest,
  table: ReturnType<typeof sql>,
  which: ReturnType<typeof sql>,
): Promise<void> {
  // A boolean or a string, depending on whether Payload has parsed the query.
  if (String(req.query?.autosave) !== 'true') return;
  await runWithValues(
    req.payload,
    req,
    sql`UPDATE ${table} SET autosave = FALSE WHERE ${which} AND latest IS TRUE AND autosave IS TRUE
      AND version_edited_by IS DISTINCT FROM ${nameOfUser(req.user)}`,
  );
}

/** The author of a version, by the name at that time; empty where a program wrote it. */
export const editedBy: TextField = {
  name: 'editedBy',
  type: 'text',
  label: 'Edited by',
  admin: { hidden: true, disableBulkEdit: true },
  hooks: { beforeChange: [({ req }) => nameOfUser(req.user)], beforeDuplicate: [() => null] },
};

const taken = 'The site cannot be without its settings. Change what is wrong in them, and publish that.';

/** For a global that the site always needs: a change that is not a draft is published, whatever was drafted before. */
export const publishUnlessDraft: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || args.draft) return args;
  if (args.data?._status === 'draft') throw new APIError(say(taken), 409, undefined, true);
  return { ...args, data: { ...args.data, _status: 'published' } };
};
