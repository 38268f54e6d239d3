import { missingTermFormId, newsletterFormId } from '@frontage/contract/constants.ts';
import { pathOfTerm } from '@frontage/contract/glossary.ts';
import { ownPages } from '@frontage/contract/ownPages.ts';
import { searchPath } from '@frontage/contract/paths.ts';
import { pathOn, productPath, type Sited } from '@frontage/contract/spokenPaths.ts';
import { saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';
import { sayKinds } from '@frontage/contract/words/sayKinds.ts';
import { kindsWith } from '@frontage/kinds/kinds.ts';
import { createGlossaryPages, type GlossaryPage } from '../glossary/createGlossaryPages.ts';
import { type ArticleListPage, describeList } from '../lists/articleLists.ts';
import { readBlockData } from '../page-data/blockData.ts';
import { ContentError } from '../page-data/ContentError.ts';
import type { Facts, ListAddress } from '../page-data/facts.ts';
import { factsIn, readLanguage, readSwitch } from '../page-data/languages.ts';
import type { PageFacts } from '../page-data/pageFacts.ts';
import type { ShownOnList } from '../views.ts';
import { articleRoute, kindRoute, pageRoute } from './documentRoutes.ts';
import { galleryRoute } from './galleryRoute.ts';
import { machineRoute } from './machineRoute.ts';
import { ownPageRoute } from './ownPageRoute.ts';
import { type Address, type Route, toPageContent } from './Route.ts';

/**
 * Every list of articles. `/search` is a separate page, which shows the first page of this list as long as nothing is
 * asked.
 */
const listRoute: Route = async ({ facts, inventory }) => {
  const addresses: Address[] = [];
  for (const language of [undefined, ...inventory.languages]) {
    const search = inventory.pathIn(language, searchPath);
    const lists = (await facts.lists(language)).filter(({ path }) => path !== search);
    const { languages } = inventory.siteIn(language);
    const isFurther = (path: string) => /\/page\/\d+$/.test(productPath(path, languages));
    addresses.push(...lists.map((list) => addressOfList(list, language, isFurther(list.path))));
  }
  return addresses;
};

function addressOfList({ path, title }: ListAddress, lang: string | undefined, isFurther: boolean): Address {
  return {
    path,
    // Nobody types the address of the second page of a list.
    listed: isFurther ? [] : [{ path, title }],
    isFar: isFurther,
    async load(every) {
      const facts = factsIn(every, lang);
      const list = await facts.list(path);
      if (!list) throw new ContentError(`The list ${path} has no articles any more.`);
      const { breadcrumbs, name } = describeList(list, wordsOf(await facts.site()));
      const blockData = await readBlockData(facts, `The list ${path}`, [{ formId: newsletterFormId }]);
      return toPageContent({
        view: 'list',
        props: { list, shown: await shownOn(list, facts) },
        context: { path, title: name, breadcrumbs, ...(await readLanguage({ path, lang }, every)), ...blockData },
      });
    },
  };
}

/** Documents of kinds that a list shows beside its articles on its first page, newest first. */
async function shownOn({ frame, path }: ArticleListPage, facts: Facts): Promise<ShownOnList[]> {
  const shown: ShownOnList[] = [];
  const isFirst = path === frame.basePath && !frame.tag;
  const words = wordsOf(await facts.site());
  for (const { label, name } of kindsWith('onList').filter(({ onList }) => isFirst && frame.category.slug === onList)) {
    const entries = (await facts.documents(name)) as ShownOnList['entries'];
    shown.push({
      heading: sayKinds(label.many, words),
      entries: entries.toSorted((a, b) => b.date.localeCompare(a.date)),
    });
  }
  return shown.filter(({ entries }) => entries.length > 0);
}

/** The glossary, and a page for each letter with terms, in each language that has some. */
const glossaryRoute: Route = async ({ facts, inventory }) => {
  const addresses: Address[] = [];
  for (const language of [undefined, ...inventory.languages]) {
    const site = inventory.siteIn(language);
    const name = saySite(wordsOf(await facts.site(language)), 'kind.glossary');
    const pages = createGlossaryPages(await facts.glossary(language), site);
    addresses.push(...pages.map((page) => addressOfGlossary(page, language, { site, name })));
  }
  return addresses;
};

/** `name`: of the page of all letters. */
function addressOfGlossary(
  { groups, letter, path }: GlossaryPage,
  lang: string | undefined,
  { name, site: around }: { name: string; site: Sited },
): Address {
  const title = letter ?? name;
  // Visitors expect a term at its own address, but it is on the page of its letter.
  const terms = letter ? (groups[0]?.terms ?? []) : [];
  const listed = [
    { path, title },
    ...terms.map((term) => ({
      path: pathOfTerm(term, around),
      title: term.title,
      alias: pathOn(around, `${ownPages.glossary.path}/${term.slug}`),
    })),
  ];
  return {
    path,
    listed,
    async load(every) {
      const facts = factsIn(every, lang);
      const site = await facts.site();
      const glossary = createGlossaryPages(await facts.glossary(), site).find((one) => one.path === path);
      if (!glossary) throw new ContentError(`The glossary has no terms at ${path} any more.`);
      const all = await facts.termExtras();
      const shown = new Set(glossary.groups.flatMap((group) => group.terms.map(({ id }) => id)));
      const blockData = await readBlockData(facts, `The page ${path}`, [{ formId: missingTermFormId }]);
      return toPageContent({
        view: 'glossary',
        props: { glossary, extras: new Map([...all].filter(([id]) => shown.has(id))) },
        context: {
          path,
          title: letter ?? name,
          breadcrumbs: letter ? [{ label: name, href: pathOn(site, ownPages.glossary.path) }] : [],
          ...(await readLanguage({ path, lang }, every)),
          ...blockData,
        },
      });
    },
  };
}

/** Every kind of address. If two claim the same one, the first has it. */
const routes: readonly Route[] = [
  ownPageRoute,
  machineRoute,
  galleryRoute,
  glossaryRoute,
  listRoute,
  articleRoute,
  pageRoute,
  kindRoute,
];

/** The host redirects this path to the home page, whose file it would share. */
const homeByAnotherName = '/index';

/** An address claimed by two documents: the second has none. */
export interface TakenAddress {
  address: Address;
  error: ContentError;
}

export interface Addresses {
  byPath: ReadonlyMap<string, Address>;
  taken: readonly TakenAddress[];
}

/** Returns the addresses that are files of a release; the others are drawn on request. */
export function listStoredAddresses({ byPath }: Addresses): Address[] {
  return [...byPath.values()].filter(({ isOnDemand }) => !isOnDemand);
}

/** Each page leads to itself in the other languages of the site. */
function withSwitch(address: Address): Address {
  return {
    ...address,
    async load(facts) {
      const content = await address.load(facts);
      if (content.kind === 'file') return content;
      const { drawing } = content;
      return toPageContent({
        ...drawing,
        context: { ...drawing.context, ...(await readSwitch(drawing.context, facts)) },
      });
    },
  };
}

export async function listAddresses(content: PageFacts): Promise<Addresses> {
  const byPath = new Map<string, Address>();
  const taken: TakenAddress[] = [];
  for (const route of routes) {
    for (const address of (await route(content)).map(withSwitch)) {
      const isTaken = byPath.has(address.path) || address.path === homeByAnotherName;
      if (!isTaken) byPath.set(address.path, address);
      else {
        const message = `${address.path} is the address of another page already. Give the ${address.document?.kind ?? 'page'} another last part of its address.`;
        taken.push({ address, error: new ContentError(message) });
      }
    }
  }
  return { byPath, taken };
}
