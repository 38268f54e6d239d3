import { APIError, type GlobalBeforeOperationHook } from 'payload';
import { say } from '../admin/say.ts';

const taken = 'The site cannot be without its settings. Change what is wrong in them, and publish that.';

/** For a global that the site always needs: a change that is not a draft is published, whatever was drafted before. */
export const publishUnlessDraft: GlobalBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'update' || args.draft) return args;
  if (args.data?._status === 'draft') throw new APIError(say(taken), 409, undefined, true);
  return { ...args, data: { ...args.data, _status: 'published' } };
};
