import { newsletterFormId } from '@frontage/contract/constants.ts';
import { searchPages } from '@frontage/contract/search.ts';
import { wordsOf } from '../lists/listWords.ts';
import { readBlockData } from '../page-data/blockData.ts';
import { ContentError } from '../page-data/ContentError.ts';
import { type Address, type Route, toPageContent } from './Route.ts';

/**
 * Every list of articles. `/search` is a separate page, which shows the first page of this list as long as nothing is
 * asked.
 */
export const listRoute: Route = async ({ facts }) => {
  const lists = (await facts.lists()).filter(({ path }) => path !== searchPages.search.path);
  return lists.map(({ path, title }): Address => {
    return {
      path,
      // Nobody types the address of the second page of a list.
      listed: /\/page\/\d+$/.test(path) ? [] : [{ path, title }],
      async load(facts) {
        const list = await facts.list(path);
        if (!list) throw new ContentError(`The list ${path} has no articles any more.`);
        const { breadcrumbs, name } = wordsOf(list);
        const blockData = await readBlockData(facts, `The list ${path}`, [{ formId: newsletterFormId }]);
        return toPageContent({
          view: 'list',
          props: { list },
          context: { path, title: name, breadcrumbs, ...blockData },
        });
      },
    };
  });
};
