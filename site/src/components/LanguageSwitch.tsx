import { nameOfLanguage } from '@frontage/contract/language.ts';
import type { LanguageLink } from '@frontage/contract/page.ts';
import { saySite, useWords } from '@frontage/design/kit/index.ts';
import styles from './LanguageSwitch.module.css';

interface LanguageSwitchProps {
  languages: readonly LanguageLink[];
  /** The language of the page. */
  current: string;
  /** Above the header, or above the footer. */
  place: 'head' | 'foot';
}

const insteadTexts = { parent: 'page.nearestParent', home: 'page.nearestHome' } as const;

/**
 * The page in the other languages of the site, each under its own name. It is beside header and footer and not in them,
 * because thousands of pages share those, and each page leads elsewhere.
 */
export function LanguageSwitch({ current, languages, place }: LanguageSwitchProps) {
  const said = useWords();
  return (
    <nav
      aria-label={saySite(said, place === 'head' ? 'page.language' : 'page.languageFoot')}
      data-ground={place === 'head' ? 'paper' : 'ink'}
      className={place === 'foot' ? `${styles.switch} ${styles.foot}` : styles.switch}
    >
      <ul className={`bare ${styles.languages}`}>
        {languages.map(({ href, instead, lang }) => {
          const name = nameOfLanguage(lang);
          const words = instead && saySite(said, insteadTexts[instead], { language: name });
          return (
            <li key={lang}>
              <a
                href={href}
                hrefLang={lang}
                className={styles.language}
                aria-current={lang === current ? 'true' : undefined}
                aria-label={words}
                title={words}
              >
                <span lang={lang}>{name}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
