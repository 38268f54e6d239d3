import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { viewEnd } from '../release/laterStyles.ts';

/** The app below cannot draw a page of this title, or a block under this heading. */
export const undrawableTitle = 'Undrawable';

/** A page of this title has a text of which its blocks say that it does not fit. */
export const unfitTextTitle = 'Unfit text';
export const unfitTextMessage = 'The page cannot be shown:\n  Block 1 (Text): a level is skipped';

/** A page of this title tells search engines less than they ask for. */
export const poorGraphTitle = 'Poor graph';

/** A page of this title asks for a file of styles that no other page has. */
export const styledTitle = 'Styled';

/** A page of this title ends the thread in which it is drawn. */
export const deadlyTitle = 'Deadly';

/**
 * Stands for the site's code as it was built: a page is its title, the company, and in JSON what it shows and to whom.
 * Forms have the hidden field by which their id is known, and `/404` tells the year.
 */
const entry = `
const escaped = (value) => JSON.stringify(value ?? null).replaceAll('<', '\\\\u003c');
export async function render({ context, props, view }) {
  const layout = props.document?.layout ?? props.post?.layout ?? [];
  if ([context.title, ...layout.map(({ heading }) => heading)].includes('${undrawableTitle}'))
    throw new TypeError('Something is undefined');
  if (context.title === '${unfitTextTitle}')
    throw Object.assign(new Error(${JSON.stringify(unfitTextMessage)}), { name: 'ContentFault' });
  if (context.title === '${deadlyTitle}') process.exit(1);
  const forms = Object.keys(context.formTokens).map((id) =>
    '<form><input type="hidden" name="formId" value="' + id + '"/><input type="hidden" name="formToken" value="' +
    context.formTokens[id].formToken + '"/></form>');
  const styled = context.title !== '${styledTitle}' ? '' :
    '<link rel="stylesheet" href="/page.css"><section></section>${viewEnd}<p class="_01-0"></p>';
  return { html: '<!doctype html><title>' + context.title + '</title><p>' + context.site.companyName + '</p>' + styled + forms.join('') +
    '<script type="application/json">' + escaped({ view, props, visit: context.visit, preview: context.preview }) + '</script>' +
    (context.title === '${poorGraphTitle}'
      ? '<script type="application/ld+json">{"@graph":[{"@type":"Offer","price":1,"url":"/"}]}</script>' : '') +
    (view === 'not-found' ? '<p>' + context.year + '</p>' : '') };
}
`;

/** Writes such an app into a folder, as `astro build` would. `version` makes it another one. */
export function writeExampleApp(directory: string, version = 'one'): void {
  for (const folder of ['server', 'client/_astro', 'styles']) mkdirSync(join(directory, folder), { recursive: true });
  writeFileSync(join(directory, 'server/entry.mjs'), `// ${version}\n${entry}`);
  writeFileSync(join(directory, 'styles/page.css'), '._01-0{margin:0}'.repeat(500));
  writeFileSync(join(directory, 'client/_astro', `${version}.css`), 'p{margin:0}');
}
