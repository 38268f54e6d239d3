import type { TextField } from 'payload';
import { nameOfUser } from '../audit/nameOfUser.ts';

/** Whoever wrote a version, as the name was then; empty where a program did. */
export const editedBy: TextField = {
  name: 'editedBy',
  type: 'text',
  admin: { hidden: true, disableBulkEdit: true },
  hooks: { beforeChange: [({ req }) => nameOfUser(req.user)], beforeDuplicate: [() => null] },
};
