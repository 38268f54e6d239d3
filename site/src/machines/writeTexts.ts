import { withAnswerTimes } from '@frontage/contract/answerTime.ts';
import { type ArticleCard, pathOfArticle } from '@frontage/contract/article.ts';
import { usualLanguage } from '@frontage/contract/language.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { saySite, wordsOf } from '@frontage/contract/words/ownWords.ts';
import { sayKinds } from '@frontage/contract/words/sayKinds.ts';
import { toAbsolute } from '../head/headOf.ts';
import type { PageSummary } from '../page-data/contentMemory.ts';
import { furtherLanguages } from '../page-data/languages.ts';
import { type groupDrawn, headings } from './indexedPages.ts';

/** How many articles are named; the sitemap has them all. */
const articlesNamed = 100;

interface LlmsContent {
  site: SiteSettings;
  pages: readonly Pick<PageSummary, 'type' | 'path' | 'title' | 'description' | 'isIndexed'>[];
  /** Documents of other kinds, below the headings of theirs. */
  drawn: Awaited<ReturnType<typeof groupDrawn>>;
  articles: readonly ArticleCard[];
  siteUrl: string;
}

/** Returns `llms.txt`, which tells language models what the site is and where its texts are. llmstxt.org. */
export function writeLlmsText({ site, pages, drawn, articles, siteUrl }: LlmsContent): string {
  const words = wordsOf(site);
  const open = pages.filter(({ isIndexed }) => isIndexed);
  const groups = Object.entries(headings).map(([type, heading]) => ({
    heading: saySite(words, heading),
    lines: open
      .filter((page) => page.type === type)
      .map((page) => writeEntry(page.title, toAbsolute(siteUrl, page.path), page.description)),
  }));
  const others = drawn.map(({ heading, pages }) => ({
    heading: sayKinds(heading, words),
    lines: pages.map(({ description, path, title }) => writeEntry(title, toAbsolute(siteUrl, path), description)),
  }));
  const written = articles
    .slice(0, articlesNamed)
    .map((article) => writeEntry(article.title, toAbsolute(siteUrl, pathOfArticle(article)), article.excerpt));
  const sections = [...groups, ...others, { heading: saySite(words, 'kind.articles'), lines: written }].filter(
    ({ lines }) => lines.length > 0,
  );
  const parts = [
    `# ${site.companyName}`,
    `> ${site.description}`,
    ...sections.map(({ heading, lines }) => [`## ${heading}`, ...lines].join('\n')),
  ];
  return `${withAnswerTimes(parts, site).join('\n\n')}\n`;
}

/** One line. Brackets are removed, because they would end the text of the link. */
function writeEntry(title: string, address: string, note: string | undefined): string {
  const label = title.replaceAll(/[[\]]/g, '').replaceAll('\n', ' ');
  return `- [${label}](${address})${note ? `: ${note.replaceAll('\n', ' ')}` : ''}`;
}

/** Returns `robots.txt`: robots may read only production. R5. */
export function writeRobotsText({ isProduction, siteUrl }: { isProduction: boolean; siteUrl: string }): string {
  return isProduction
    ? `User-agent: *\nDisallow: /search\n\nSitemap: ${siteUrl}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';
}

/** How many months the file declares itself valid. It is renewed each month. RFC 9116 recommends less than a year. */
const validMonths = 7;

/** Returns `security.txt`: whom to tell about a vulnerability. `month` is `YYYY-MM`. */
export function writeSecurityText({
  month,
  site,
  siteUrl,
}: {
  month: string;
  site: Pick<SiteSettings, 'email' | 'language' | 'languages'>;
  siteUrl: string;
}): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const expires = new Date(Date.UTC(year, number - 1 + validMonths, 1)).toISOString();
  const lines = [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${[site.language ?? usualLanguage, ...furtherLanguages(site)].join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
  ];
  return `${lines.join('\n')}\n`;
}
