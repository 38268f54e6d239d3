import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { callAboutMarks } from '@frontage/contract/keptEstimate.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { bookingPaths } from '@frontage/contract/paths.ts';
import { searchOn } from '@frontage/contract/search.ts';
import { contactPathOf } from '@frontage/contract/siteSettings.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { ButtonLink, Icon, saySite, useWords, Wordmark } from '@frontage/design/kit/index.ts';
import styles from './Header.module.css';
import { MenuPanel } from './MenuPanel.tsx';
import { MenuSheet } from './MenuSheet.tsx';

type HeaderProps = Pick<PageContext, 'book' | 'site' | 'path' | 'home'> & {
  /** Whether the page has a contact form: the button scrolls to it. Otherwise it leads to that of the contact page. R3 */
  hasContactForm?: boolean;
};

/**
 * The header of every page. Its menus are popovers, so they open, close one another and close on Escape without script:
 * one panel per group from 1024 px on (64rem), and one full-screen sheet below that.
 */
export function Header({ book, home = '/', site, path, hasContactForm = false }: HeaderProps) {
  const form = `#${contactFormAnchor}`;
  const words = useWords();
  const search = searchOn(site).path;
  const call = {
    label: site.callToFormText ?? saySite(words, 'page.callToForm'),
    href: hasContactForm ? form : `${contactPathOf(site)}${form}`,
  };
  return (
    <header data-ground="paper" className={styles.header}>
      <div className={styles.bar}>
        <a href={home} className={styles.home} aria-current={path === home ? 'page' : undefined}>
          <Wordmark
            site={site}
            label={saySite(words, 'page.homeOf', { company: site.companyName })}
            className={styles.wordmark}
          />
        </a>
        <span data-square className={styles.square} />
        <nav aria-label={saySite(words, 'page.main')} className="from-64">
          <ul className={styles.groups}>
            {site.navigation.map((group, index) => (
              <li key={group.label}>
                {group.links.length > 0 ? (
                  <MenuPanel group={group} path={path} id={`menu-${index + 1}`} />
                ) : (
                  <a className={styles.group} aria-current={group.href === path ? 'page' : undefined} href={group.href}>
                    {group.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <a
          href={search}
          aria-label={saySite(words, 'page.search')}
          className={`screen-only from-64 ${styles.search}`}
          aria-current={path === search ? 'page' : undefined}
        >
          <Icon name="search" />
        </a>
        <div className={`screen-only ${styles.call}`}>
          <ButtonLink size="small" href={call.href} {...createCallMarks(site, words, book)}>
            {call.label}
          </ButtonLink>
        </div>
        <button
          type="button"
          popoverTarget="menu"
          aria-label={saySite(words, 'page.menu')}
          className={`screen-only until-64 ${styles.opener}`}
        >
          <Icon name="menu" />
        </button>
      </div>
      <MenuSheet
        home={home}
        site={{ ...site, callToAction: call }}
        callMarks={createCallMarks(site, words, book)}
        path={path}
        id="menu"
      />
    </header>
  );
}

/** Attributes by which the button offers a call about an estimate that the visitor has made, if calls can be booked. */
function createCallMarks(
  { callToAction }: PageContext['site'],
  words: Words | undefined,
  book: string = bookingPaths.bookPage,
): Record<string, string> {
  if (callToAction.href !== book) return {};
  return { [callAboutMarks.words]: saySite(words, 'page.callAbout'), [callAboutMarks.href]: callToAction.href };
}
