/** Blocks that print the title of their page, its first-level heading. */
const titled = new Set<string>(['booking', 'estimate', 'headdescription', 'hero', 'home_hero']);

/** Whether a block prints the title of its page. `isPageTitle`: the editor's choice, in blocks that offer it. */
export function hasPageTitle({ isPageTitle, layout }: { layout: string; isPageTitle?: unknown }): boolean {
  return titled.has(layout) || isPageTitle === true;
}
