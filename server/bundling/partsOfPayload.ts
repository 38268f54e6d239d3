import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/**
 * A loader for the entry of `@payloadcms/ui`. The published one is a single module of 1.1 MB, of which no page of the
 * admin can leave anything out: it has the calendar of dates and its library, which Payload itself means to load with
 * the first field of that kind. The package contains each part by itself too, and the types of its entry are the list.
 */
export default function partsOfPayload(this: { resourcePath: string }): string {
  return stripTypeScriptTypes(readFileSync(this.resourcePath.replace(/\.js$/, '.d.ts'), 'utf8'));
}
