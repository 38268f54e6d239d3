import { searchOn } from '@frontage/contract/search.ts';
import type { MenuGroup, SiteSettings } from '@frontage/contract/siteSettings.ts';
import { ButtonLink, Icon, OpenMark, saySite, useWords, Wordmark } from '@frontage/design/kit/index.ts';
import header from './Header.module.css';
import styles from './MenuSheet.module.css';

interface MenuSheetProps {
  site: SiteSettings;
  /** Attributes of the call to action that let a script name a sum in it. */
  callMarks?: Record<string, string>;
  path: string;
  home: string;
  id: string;
}

/**
 * The menu of narrow screens: a full-screen sheet with groups that open one at a time and the call to action at its
 * foot.
 */
export function MenuSheet({ site, callMarks, path, home, id }: MenuSheetProps) {
  const words = useWords();
  const search = searchOn(site).path;
  return (
    // A dialog takes focus when it opens, and being focusable it keeps focus when somebody touches between the links.
    // The styles need both.
    <dialog
      id={id}
      popover="auto"
      tabIndex={-1}
      aria-label={saySite(words, 'page.menu')}
      data-ground="paper"
      className={`screen-only ${styles.sheet}`}
    >
      <div className={`split ${styles.top}`}>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={saySite(words, 'page.closeMenu')}
          className={`centred ${styles.closer}`}
        >
          <Icon name="close" />
        </button>
        <a href={home} aria-current={path === home ? 'page' : undefined}>
          <Wordmark
            site={site}
            label={saySite(words, 'page.homeOf', { company: site.companyName })}
            className={header.wordmark}
          />
        </a>
      </div>
      <nav aria-label={saySite(words, 'page.menu')}>
        <ul className={`lined ${styles.navigation}`}>
          {site.navigation.map((group) => (
            <li key={group.label}>
              <SheetGroup group={group} path={path} menuId={id} />
            </li>
          ))}
          <li>
            <a className={styles.word} aria-current={path === search ? 'page' : undefined} href={search}>
              {saySite(words, 'page.search')}
            </a>
          </li>
        </ul>
      </nav>
      <div data-ground="water" className={styles.foot}>
        <ButtonLink tone="accent" href={site.callToAction.href} {...callMarks}>
          {site.callToAction.label}
        </ButtonLink>
        <a className={styles.phone} href={`tel:${site.phone.raw}`}>
          {site.phone.formatted}
        </a>
        {site.messagingHref ? (
          <a className={styles.phone} href={site.messagingHref}>
            {saySite(words, 'page.chat')}
          </a>
        ) : null}
      </div>
    </dialog>
  );
}

function SheetGroup({ group, path, menuId }: { group: MenuGroup; path: string; menuId: string }) {
  const words = useWords();
  if (group.links.length === 0)
    return (
      <a className={styles.word} aria-current={group.href === path ? 'page' : undefined} href={group.href}>
        {group.label}
      </a>
    );
  return (
    <details name={`${menuId}-groups`}>
      <summary className={styles.word}>
        {group.label}
        <OpenMark />
      </summary>
      <ul className={styles.links}>
        {[...group.links, { label: saySite(words, 'page.overview', { group: group.label }), href: group.href }].map(
          (link) => (
            <li key={link.href}>
              <a aria-current={link.href === path ? 'page' : undefined} href={link.href}>
                {link.label}
              </a>
            </li>
          ),
        )}
      </ul>
    </details>
  );
}
