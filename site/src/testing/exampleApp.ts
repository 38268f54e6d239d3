import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { viewEnd } from '../release/laterStyles.ts';

/** The example app cannot draw a page with this title, or a block with this heading. */
export const undrawableTitle = 'Undrawable';

/** A page with this title has a text that its blocks reject. */
export const unfitTextTitle = 'Unfit text';
export const unfitTextMessage = 'The page cannot be shown:\n  Block 1 (Text): a level is skipped';

/** The structured data of a page with this title lacks fields that search engines require. */
export const poorGraphTitle = 'Poor graph';

/** A page with this title requests a file of styles that no other page has. */
export const styledTitle = 'Styled';

/** A page with this title ends the thread in which it is drawn. */
export const deadlyTitle = 'Deadly';

/**
 * Takes the place of the site's built code. A page contains its title, the company, and in JSON its content and its
 * visitor. Forms have the hidden field with their id, lists lead to their articles, and `/404` shows the year.
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
  const links = (props.list?.articles ?? []).map(({ category, slug }) => '<a href="/' + category.slug + '/' + slug + '"></a>');
  return { html: '<!doctype html><title>' + context.title + '</title><p>' + context.site.companyName + '</p>' + styled + forms.join('') + links.join('') +
    '<script type="application/json">' + escaped({ view, props, visit: context.visit, preview: context.preview, ownForms: context.ownForms }) + '</script>' +
    (context.title === '${poorGraphTitle}'
      ? '<script type="application/ld+json">{"@graph":[{"@type":"Offer","price":1,"url":"/"}]}</script>' : '') +
    (view === 'not-found' ? '<p>' + context.year + '</p>' : '') };
}
`;

/** Writes the example app into a folder, as `astro build` would. `version` makes a different one. */
export function writeExampleApp(directory: string, version = 'one'): void {
  for (const folder of ['server', 'client/_astro', 'styles']) mkdirSync(join(directory, folder), { recursive: true });
  writeFileSync(join(directory, 'server/entry.mjs'), `// ${version}\n${entry}`);
  writeFileSync(join(directory, 'styles/page.css'), '._01-0{margin:0}'.repeat(500));
  writeFileSync(join(directory, 'client/_astro', `${version}.css`), 'p{margin:0}');
}
