import type { PageFault } from '@frontage/contract/release.ts';
import { BackendAway, ContentError } from '../page-data/ContentError.ts';
import type { Address } from '../routes/Route.ts';
import { RenderFault } from './renderTasks.ts';

/** Whether an error affects only its page. A backend that is away or a full disk affects all pages. */
export function isFaultOfPage(error: unknown): error is Error {
  if (error instanceof BackendAway) return false;
  return error instanceof RenderFault ? error.kind !== 'system' : error instanceof Error;
}

/** Returns the fault to report for an address whose page could not be made. */
export function faultOf({ document, path }: Address, error: Error, isKept: boolean): PageFault {
  const isContent = error instanceof ContentError || (error instanceof RenderFault && error.kind === 'content');
  const message = isContent ? error.message : `The page ${path} cannot be drawn:\n  ${error.message}`;
  const fields = error instanceof ContentError ? error.fields : [];
  return {
    path,
    ...(document ? { document } : {}),
    message,
    ...(fields.length > 0 ? { fields: [...fields] } : {}),
    isKept,
  };
}
