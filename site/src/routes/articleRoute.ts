import { pathOfArticle } from '@frontage/contract/article.ts';
import { newsletterFormId } from '@frontage/contract/constants.ts';
import type { Post } from '@frontage/contract/post.ts';
import type { Link } from '@frontage/contract/primitives/link.ts';
import { pathOn } from '@frontage/contract/spokenPaths.ts';
import { originalOf } from '@frontage/contract/translation.ts';
import { saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';
import type { PersonCard } from '@frontage/kinds/person/person.schema.ts';
import { readBlockData } from '../page-data/blockData.ts';
import type { Facts } from '../page-data/facts.ts';
import { factsIn, ledToTwins, readLanguage, withTwinsAlone } from '../page-data/languages.ts';
import type { Byline, Drawing } from '../views.ts';
import { type Address, type Route, toPageContent } from './Route.ts';

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
  const post = lang
    ? await ledToTwins({ ...stored, layout: await withTwinsAlone(stored.layout, facts) }, lang, every.twin)
    : stored;
  const path = pathOfArticle(post);
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
