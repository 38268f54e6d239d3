import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { furtherLanguageOf } from '@frontage/contract/language.ts';
import type { Link } from '@frontage/contract/primitives/link.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { pathOn } from '@frontage/contract/spokenPaths.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { LetterOnTheLine } from '@frontage/design/drawings/sheets.tsx';
import { ButtonLink, sayCount, saySite, TextLink, useWords } from '@frontage/design/kit/index.ts';
import styles from './WaysIn.module.css';

/** The site as a ledger of its groups: name, first pages, and the number of pages. */
export function WaysIn({ site }: { site: Pick<SiteSettings, 'language' | 'languages' | 'navigation'> }) {
  const words = useWords();
  const { groups, lists } = listWays(site, words);
  return (
    <nav className={`columns close ${styles.section}`} aria-labelledby="search-ways">
      <h2 id="search-ways" className="small-heading at-1-3">
        {saySite(words, 'search.ways')}
      </h2>
      <ul className="ruled lined at-4-9">
        {groups.map(({ count, href, label, pages }) => (
          <li key={href} className={styles.way}>
            <a href={href} className={`strong ${styles.name}`}>
              {label}
            </a>
            <ul className={`wrap ${styles.pages}`}>
              {pages.map((page) => (
                <li key={page.href}>
                  <a href={page.href}>{page.label}</a>
                </li>
              ))}
            </ul>
            <p className={`note ${styles.count}`}>
              {sayCount(words, { one: 'search.pageOne', other: 'search.pages' }, count)}
            </p>
          </li>
        ))}
        <li className={styles.way}>
          <p className={`strong ${styles.name}`}>{saySite(words, 'search.allOfIt')}</p>
          <ul className={`wrap ${styles.pages}`}>
            {lists.map((list) => (
              <li key={list.href}>
                <a href={list.href}>{list.label}</a>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </nav>
  );
}

/** A group of the menu, and the first pages below it. */
interface Way extends Link {
  pages: Link[];
  count: number;
}

/** How many pages of a group are named. */
const namedPages = 4;

/** Lists with links to every page of their kind, and whether every language has them. */
const lists = [
  { id: 'search.blog', href: '/blog', isEverywhere: false },
  { id: 'search.glossary', href: '/glossary', isEverywhere: false },
  { id: 'search.everyPage', href: '/sitemap', isEverywhere: true },
] as const;

/**
 * Returns suggestions for a visitor who has not searched yet, or has found nothing: the groups of the menu, then the
 * lists.
 */
export function listWays(
  site: Pick<SiteSettings, 'language' | 'languages' | 'navigation'>,
  words?: Words,
): { groups: Way[]; lists: readonly Link[] } {
  const language = furtherLanguageOf(site);
  const others = lists
    .filter(({ isEverywhere }) => isEverywhere || !language)
    .map(({ href, id }) => ({ label: saySite(words, id), href: pathOn(site, href) }));
  const groups = site.navigation
    .filter(({ links }) => links.length > 0)
    .map(({ label, href, links }) => ({
      label,
      href,
      pages: links.slice(0, namedPages).map((link) => ({ label: link.label, href: link.href })),
      count: links.length,
    }));
  return { groups, lists: others.filter(({ href }) => !groups.some((group) => group.href === href)) };
}

interface AskInsteadProps {
  site: Pick<SiteSettings, 'answerWorkingDays' | 'callToAction' | 'contactFormPath'>;
}

/** Suggests asking a person if no page has the answer. */
export function AskInstead({ site }: AskInsteadProps) {
  const { callToAction, contactFormPath } = site;
  const words = useWords();
  return (
    <section data-ground="water" className={`columns ${styles.ask}`} aria-labelledby="search-ask">
      <div className={`stack at-1-6 ${styles.words}`}>
        <h2 id="search-ask">{saySite(words, 'search.ask')}</h2>
        <p className={`lead ${styles.text}`}>
          {withAnswerTime(saySite(words, 'search.askText', { answerTime: '{answerTime}' }), site)}
        </p>
        <div className={`wrap ${styles.actions}`}>
          {contactFormPath ? (
            <ButtonLink href={`${contactFormPath}#${contactFormAnchor}`}>
              {saySite(words, 'page.callToForm')}
            </ButtonLink>
          ) : null}
          <TextLink href={callToAction.href}>{callToAction.label}</TextLink>
        </div>
      </div>
      <LetterOnTheLine className={styles.drawing} />
    </section>
  );
}
