import { pathOfArticle } from '@frontage/contract/article.ts';
import { newsletterFormId } from '@frontage/contract/constants.ts';
import type { PageDocument } from '@frontage/contract/page.ts';
import { pathOfPage } from '@frontage/contract/pageParts.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { Link } from '@frontage/contract/primitives/link.ts';
import { pathOn, spokenPath } from '@frontage/contract/spokenPaths.ts';
import { originalOf } from '@frontage/contract/translation.ts';
import { saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';
import { sayAny } from '@frontage/contract/words/siteTexts.ts';
import type { Kind } from '@frontage/kinds/defineKind.ts';
import { type KindWith, kindsWith, type PagedName } from '@frontage/kinds/kinds.ts';
import type { PersonCard } from '@frontage/kinds/person/person.schema.ts';
import { drawnKinds } from '../../../registry/drawnKinds.ts';
import { readBlockData } from '../page-data/blockData.ts';
import type { Facts } from '../page-data/facts.ts';
import { factsIn, ledToTwins, readLanguage, withTwinsAlone } from '../page-data/languages.ts';
import type { Byline, Drawing } from '../views.ts';
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
  const led = <Value>(value: Value) => ledToTwins(value, lang, every);
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
  const document = await asRead(stored, every);
  const { breadcrumbs, layout, title } = document;
  const blockData = await readBlockData(facts, `The page ${path}`, layout);
  const language = await readLanguage(document, every);
  return { view: 'page', props: { document }, context: { path, title, breadcrumbs, ...language, ...blockData } };
}

/** A document as readers of its language have it: what it names and where it leads is in that. */
async function asRead<Stored extends PageDocument | Post>(stored: Stored, every: Facts): Promise<Stored> {
  const { lang, layout } = stored;
  const found = lang ? { layout: await withTwinsAlone<object>(layout, factsIn(every, lang)) } : {};
  return ledToTwins({ ...stored, ...found }, lang, every);
}

/** Every article. Its text is requested only when its page is loaded. */
export const articleRoute: Route = async ({ facts, inventory }) => {
  const inEach = await Promise.all([undefined, ...inventory.languages].map((lang) => facts.articles(lang)));
  const titles = new Map(inEach.flat().map(({ id, title }) => [id, title]));
  return inventory.rowsOf('article').map(({ categories, id, lang, slug }): Address => {
    const path = inventory.pathIn(lang, `/${categories[0]}/${slug}`);
    return {
      path,
      document: { kind: 'article', id },
      listed: [{ path, title: titles.get(id) ?? slug }],
      load: async (facts) => toPageContent(await drawArticle(await facts.post(id), facts)),
    };
  });
};

/** The drawing of an article, published or not, in its language. */
export async function drawArticle(stored: Post, every: Facts): Promise<Drawing> {
  const { id, lang, title } = stored;
  const facts = factsIn(every, lang);
  const { languages } = await facts.site();
  const post = { ...(await asRead(stored, every)), link: spokenPath(pathOfArticle(stored), languages) };
  const path = post.link;
  const contactForm = await facts.contactForm();
  const related = await facts.relatedArticles(id);
  const layout = [...post.layout, ...(contactForm ? [contactForm] : []), { formId: newsletterFormId }];
  const blockData = await readBlockData(facts, `The article ${path}`, layout);
  return {
    view: 'article',
    props: { post, related, contactForm, people: await readByline(post, facts) },
    context: {
      path,
      title,
      breadcrumbs: await readBreadcrumbs(post, facts),
      ...(await readLanguage({ path, lang }, every)),
      ...blockData,
    },
  };
}

/** Returns the people of an article; they are asked for only where it has any. */
async function readByline(
  { reviewedBy, writtenBy }: Pick<Post, 'reviewedBy' | 'writtenBy'>,
  facts: Pick<Facts, 'documents'>,
): Promise<Byline> {
  if (!writtenBy && !reviewedBy) return {};
  const people = (await facts.documents('person')) as PersonCard[];
  const author = people.find((one) => originalOf(one).id === writtenBy);
  const reviewer = people.find((one) => originalOf(one).id === reviewedBy);
  return { ...(author ? { author } : {}), ...(reviewer ? { reviewer } : {}) };
}

/** Returns the levels between Home and an article. */
async function readBreadcrumbs({ category, lang }: Post, facts: Pick<Facts, 'sections' | 'site'>): Promise<Link[]> {
  const site = await facts.site();
  const own = { label: category.name, href: pathOn(site, `/${category.slug}`) };
  if (['blog', 'news'].includes(category.slug)) return [own];
  const { categories } = lang ? await facts.sections() : { categories: [] };
  const blog = categories.find(({ slug }) => slug === 'blog')?.name;
  return [{ label: blog ?? saySite(wordsOf(site), 'article.blog'), href: pathOn(site, '/blog') }, own];
}
