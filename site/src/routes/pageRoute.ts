import { pathOfPage } from '@frontage/contract/pageType.ts';
import { readBlockData } from '../page-data/blockData.ts';
import { type Address, type Route, toPageContent } from './Route.ts';

/** Every page of blocks. */
export const pageRoute: Route = async ({ facts, inventory }) => {
  const titles = new Map((await facts.pages()).map(({ id, title }) => [id, title]));
  return inventory.rowsOf('page').map(({ id, slug, type }): Address => {
    const path = pathOfPage(type as Parameters<typeof pathOfPage>[0], slug);
    return {
      path,
      document: { kind: 'page', id },
      listed: [{ path, title: path === '/' ? 'Home' : (titles.get(id) ?? slug) }],
      async load(facts) {
        const document = await facts.page(id);
        const { breadcrumbs, title } = document;
        const blockData = await readBlockData(facts, `The page ${path}`, document.layout);
        return toPageContent({
          view: 'page',
          props: { document },
          context: { path, title, breadcrumbs, ...blockData },
        });
      },
    };
  });
};
