import { projectTypes, timelines } from '@frontage/contract/contact/limits.ts';
import type { UpdateFields } from '@frontage/contract/contact/updateRequest.ts';

/** What was chosen or written in step two, and nothing else. */
export function additionTyped(form: FormData): UpdateFields {
  const wanted = projectTypes.filter((one) => form.getAll('projectTypes').includes(one));
  const timeline = timelines.find((one) => one === form.get('timeline'));
  const note = String(form.get('note') ?? '').trim();
  return {
    ...(wanted.length > 0 ? { projectTypes: wanted } : {}),
    ...(timeline ? { timeline } : {}),
    ...(note === '' ? {} : { note }),
  };
}
