import type { BlockOf, BlockProps } from '@frontage/contract/page.ts';
import { CoverLink, Day, Section, saySite, useWords } from '@frontage/design/kit/index.ts';
import styles from './Vacancies.module.css';
import { employmentInWords, payInWords, placeInWords } from './vacancyInWords.ts';

/** A register of posts: what it is, where, for how much, and until when one may apply. */
export function Vacancies({ block, page, id }: BlockProps<BlockOf<'vacancies'>>) {
  const open = page.documents?.vacancy ?? [];
  const words = useWords();
  const { language } = page.site;
  return (
    <Section
      id={id}
      ground="paper"
      heading={block.heading}
      head={{
        allLink: block.otherWay,
        className: styles.head,
        below: block.lead ? <p className={`whole-row ${styles.lead}`}>{block.lead}</p> : null,
      }}
    >
      {open.length === 0 ? (
        <p className={`ruled lead ${styles.empty}`}>{block.emptyText}</p>
      ) : (
        <ul className="ruled lined">
          {open.map((vacancy) => (
            <li key={vacancy.id} className={`columns half ${styles.entry}`}>
              <div className={`half-4 at-1-5 ${styles.post}`}>
                <h3>
                  <CoverLink href={vacancy.path}>{vacancy.title}</CoverLink>
                </h3>
                <p className={styles.summary}>{vacancy.summary}</p>
              </div>
              <p className={`note half-4 ${styles.terms}`}>
                <strong>{placeInWords(vacancy.place, words)}</strong>
                <br />
                {employmentInWords(vacancy.employment, words)}
                {vacancy.closes ? (
                  <>
                    <br />
                    {saySite(words, 'block.until')} <Day date={vacancy.closes} language={language} />
                  </>
                ) : null}
              </p>
              {vacancy.pay ? <p className={styles.pay}>{payInWords(vacancy.pay, words)}</p> : null}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
