import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hiddenFields } from '@frontage/contract/contact/formMarkup.ts';
import type { ServedRelease } from './releases.ts';

/** A form whose time is looked at carries a token. */
const mark = `name="${hiddenFields.formToken}"`;

/** Tells which pages have a form; each is looked at once for a release, which never changes. */
export function openPagesWithForms(): (release: ServedRelease, file: string) => boolean {
  let id: string | undefined;
  let known = new Map<string, boolean>();
  return (release, file) => {
    if (release.id !== id) {
      id = release.id;
      known = new Map();
    }
    const hasForm = known.get(file) ?? readFileSync(join(release.directory, file), 'utf8').includes(mark);
    known.set(file, hasForm);
    return hasForm;
  };
}
