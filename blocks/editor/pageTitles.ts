/** Blocks that print the title of their page, the heading of the first level. */
const titled = new Set<string>(['booking', 'estimate', 'headdescription', 'hero', 'home_hero']);

/** Whether a block prints the title of its page. `isPageTitle`: what its editor says where it may or may not. */
export function hasPageTitle({ isPageTitle, layout }: { layout: string; isPageTitle?: unknown }): boolean {
  return titled.has(layout) || isPageTitle === true;
}
