import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { sayAny } from '@frontage/contract/words/siteTexts.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import type { KindWith, PagedName } from '@frontage/kinds/kinds.ts';
import { kindsWith } from '@frontage/kinds/kinds.ts';
import { drawnKinds } from '../../../registry/drawnKinds.ts';
import { readBlockData } from '../page-data/blockData.ts';
import type { Facts } from '../page-data/facts.ts';
import { factsIn, ledToTwins, readLanguage } from '../page-data/languages.ts';
import type { Drawing } from '../views.ts';
import { type Address, type Route, toPageContent } from './Route.ts';

type Whole = Record<string, unknown>;

/** Every document of a kind that is drawn by its declaration. */
export const kindRoute: Route = async (content) => {
  const addresses: Address[] = [];
  for (const kind of kindsWith('page') as (KindWith<'page'> & Kind)[]) {
    if (!(kind.name in drawnKinds)) continue;
    const languages = 'hasTwins' in kind ? [undefined, ...content.inventory.languages] : [undefined];
    const inEach = await Promise.all(languages.map((lang) => content.facts.documents(kind.name, lang)));
    const titles = new Map((inEach.flat() as Whole[]).map((one) => [one.id, String(one[kind.title])]));
    for (const { categories, id, lang, slug, type } of content.inventory.rowsOf(kind.name)) {
      const path = content.inventory.pathIn(lang, kind.page.pathOf({ categories, slug, type }));
      addresses.push({
        path,
        document: { kind: kind.name, id },
        listed: [{ path, title: titles.get(id) ?? slug }],
        load: async (facts) =>
          toPageContent(await drawDocument(kind.name, (await facts.document(kind.name, id)) as Whole, facts)),
      });
    }
  }
  return addresses;
};

/** The drawing of one document, published or not, in its language: its own answer, what it asks for, and its form. */
export async function drawDocument(name: PagedName, stored: Whole, every: Facts): Promise<Drawing> {
  const drawn = drawnKinds[name];
  if (!drawn) throw new Error(`Nothing says how to draw the kind ${name}`);
  const { form: declared, load } = drawn;
  const lang = typeof stored.lang === 'string' ? stored.lang : undefined;
  const path = String(stored.path);
  const facts = factsIn(every, lang);
  const led = <Value>(value: Value) => (lang ? ledToTwins(value, lang, every.twin) : value);
  const document = await led(stored);
  const words = wordsOf(await facts.site());
  const breadcrumbs = drawn.breadcrumbs.map(({ href, label }) => ({ href, label: sayAny(words, label) }));
  const more = await load?.(document as never, facts);
  const found = declared && (await facts.contactForm(declared.of));
  const form = found && declared.fill(found, document as never);
  const layout = Array.isArray(document.layout) ? document.layout : [];
  const blockData = await readBlockData(facts, `The ${name} ${path}`, form ? [...layout, form] : layout);
  return {
    view: 'document',
    props: { kind: name, document, more, form },
    context: {
      path,
      title: titleOf(name as PagedName, document),
      // What is above it and missing in the language is no step on the way there.
      breadcrumbs: (await led(breadcrumbs)).filter(({ href }) => !lang || `${href}/`.startsWith(`/${lang}/`)),
      ...(await readLanguage({ path, lang }, every)),
      ...blockData,
    },
  };
}

/** What people know the document by. */
function titleOf(name: PagedName, document: Whole): string {
  const kind = kindsWith('page').find((one) => one.name === name);
  return String(kind && document[kind.title]);
}
