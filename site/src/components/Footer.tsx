import type { PageContext } from '@frontage/contract/page.ts';
import { searchOn } from '@frontage/contract/search.ts';
import type { SocialNetwork } from '@frontage/contract/siteSettings.ts';
import { saySite, useWords, Wordmark } from '@frontage/design/kit/index.ts';
import { consentMarks } from '../consent/consentMarks.ts';
import styles from './Footer.module.css';

const networkNames = {
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  youtube: 'YouTube',
} satisfies Partial<Record<SocialNetwork, string>>;

type FooterProps = Pick<PageContext, 'site' | 'offices' | 'path' | 'year'>;

/** The footer of every page: R8. The logo is as wide as the page. */
export function Footer({ site, offices, path, year }: FooterProps) {
  const words = useWords();
  const search = searchOn(site).path;
  const current = (href: string) => (href === path ? 'page' : undefined);
  return (
    <footer data-ground="ink" className={`bare ${styles.footer}`}>
      <div className={`swiped ${styles.columns}`}>
        {site.footerColumns.map((column) => (
          <nav key={column.heading} aria-label={column.heading}>
            <p className={`note ${styles.heading}`}>{column.heading}</p>
            <ul>
              {column.links.map((link) => (
                <li key={link.href}>
                  <a className={styles.link} aria-current={current(link.href)} href={link.href}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {offices.length > 0 ? (
          <section aria-label={saySite(words, 'page.offices')} className={styles.offices}>
            <p className={`note ${styles.heading}`}>{saySite(words, 'page.offices')}</p>
            <ul>
              {offices.map((office) => (
                <li key={office.id}>
                  <span className={styles.city}>{office.city}</span>{' '}
                  {office.phone ? (
                    <a className={styles.link} href={`tel:${office.phone.raw}`}>
                      {office.phone.formatted}
                    </a>
                  ) : null}
                  <address className={styles.address}>{office.address.join(', ')}</address>
                </li>
              ))}
            </ul>
            {site.messagingHref ? (
              <a className={`screen-only ${styles.link}`} href={site.messagingHref}>
                {saySite(words, 'page.chat')}
              </a>
            ) : null}
          </section>
        ) : null}
      </div>
      <Wordmark site={site} atFoot className={styles.wordmark} />
      <div className={`split wrap muted ${styles.foot}`}>
        <p>
          © {year} {site.companyName}
        </p>
        <ul className={`screen-only wrap ${styles.row}`}>
          <li>
            <a className={styles.link} aria-current={current(site.privacyPath)} href={site.privacyPath}>
              {saySite(words, 'page.privacy')}
            </a>
          </li>
          {site.consent ? (
            <li>
              <a href={site.consent.policyHref} className={styles.link} {...{ [consentMarks.opener]: true }}>
                {site.consent.footerLabel}
              </a>
            </li>
          ) : null}
          <li>
            <a className={styles.link} aria-current={current(search)} href={search}>
              {saySite(words, 'page.search')}
            </a>
          </li>
          <li>
            <a className={styles.link} aria-current={current(site.sitemapPath)} href={site.sitemapPath}>
              {saySite(words, 'page.sitemap')}
            </a>
          </li>
        </ul>
        {site.socials.length > 0 ? (
          <ul
            className={`screen-only wrap ${styles.row}`}
            aria-label={saySite(words, 'page.elsewhere', { company: site.companyName })}
          >
            {site.socials.map((social) => (
              <li key={social.network}>
                <a href={social.href} rel="me noopener" className={styles.link}>
                  {social.network === 'reviews' ? saySite(words, 'page.reviews') : networkNames[social.network]}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </footer>
  );
}
