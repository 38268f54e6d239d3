import type { PageDocument } from '@frontage/contract/page.ts';
import { pathOfPage } from '@frontage/contract/pageType.ts';
import { saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';
import { readBlockData } from '../page-data/blockData.ts';
import type { Facts } from '../page-data/facts.ts';
import { factsIn, ledToTwins, readLanguage, withTwinsAlone } from '../page-data/languages.ts';
import type { Drawing } from '../views.ts';
import { type Address, type Route, toPageContent } from './Route.ts';

/** Every page of blocks. */
export const pageRoute: Route = async ({ facts, inventory }) => {
  const titles = new Map<number, string>();
  const homes = new Map<string, string>();
  for (const lang of [undefined, ...inventory.languages]) {
    homes.set(inventory.pathIn(lang, '/'), saySite(wordsOf(await facts.site(lang)), 'page.home'));
    for (const { id, title } of await facts.pages(lang)) titles.set(id, title);
  }
  return inventory.rowsOf('page').map(({ id, lang, slug, type }): Address => {
    const path = inventory.pathIn(lang, pathOfPage(type as Parameters<typeof pathOfPage>[0], slug));
    const title = homes.get(path) ?? titles.get(id) ?? slug;
    return {
      path,
      document: { kind: 'page', id },
      listed: [{ path, title }],
      load: async (facts) => toPageContent(await drawPage(await facts.page(id), facts)),
    };
  });
};

/** The drawing of a page, published or not, in its language. */
export async function drawPage(stored: PageDocument, every: Facts): Promise<Drawing> {
  const { lang, path } = stored;
  const facts = factsIn(every, lang);
  const document = lang
    ? await ledToTwins({ ...stored, layout: await withTwinsAlone(stored.layout, facts) }, lang, every.twin)
    : stored;
  const { breadcrumbs, layout, title } = document;
  const blockData = await readBlockData(facts, `The page ${path}`, layout);
  const language = await readLanguage(document, every);
  return { view: 'page', props: { document }, context: { path, title, breadcrumbs, ...language, ...blockData } };
}
