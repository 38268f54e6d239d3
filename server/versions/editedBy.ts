import type { TextField } from 'payload';
import { nameOfUser } from '../audit/auditTrail.ts';

/** The author of a version, by the name at that time; empty where a program wrote it. */
export const editedBy: TextField = {
  name: 'editedBy',
  type: 'text',
  admin: { hidden: true, disableBulkEdit: true },
  hooks: { beforeChange: [({ req }) => nameOfUser(req.user)], beforeDuplicate: [() => null] },
};
