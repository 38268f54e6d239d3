/**
 * A loader for what Payload shows and this admin does not have: folders, kept filters, groups in lists, answers of the
 * API, portraits from elsewhere; and the sign-in, since whoever has not signed in is served by `app/(doors)`. All of it
 * would load with every list and form.
 */
export default function noViews(this: { resourcePath: string }, source: string): string {
  const names = Array.from(source.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm), ([, name]) => name);
  if (names.length === 0) throw new Error(`${this.resourcePath} exports nothing by name`);
  return names.map((name) => `export const ${name} = () => null;`).join('\n');
}
