import { FormPlace } from '@frontage/blocks/form/FormPlace.tsx';
import { type FormPage, formLookOf } from '@frontage/blocks/form/formLookOf.ts';
import { type ArticleCard, pathOfArticle } from '@frontage/contract/article.ts';
import { missingTermFormId } from '@frontage/contract/constants.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import { type GlossaryTerm, pathOfTerm } from '@frontage/contract/glossary.ts';
import type { Sited } from '@frontage/contract/spokenPaths.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { OpenMark, Section, saySite, TextLink, useWords } from '@frontage/design/kit/index.ts';
import type { LetterGroup } from './createGlossaryPages.ts';
import styles from './TermList.module.css';

/** What an open term shows next to its own texts. */
export interface TermExtras {
  article: ArticleCard | undefined;
  nearby: readonly GlossaryTerm[];
}

interface TermListProps {
  groups: readonly LetterGroup[];
  /** By term id. */
  extras: ReadonlyMap<number, TermExtras>;
  /** As it is around them. */
  site?: Sited;
}

/** Terms by letter. Each opens, by click or by its address, to show a further sentence, an article and nearby terms. */
export function TermList({ groups, extras, site = {} }: TermListProps) {
  return (
    <div data-ground="paper" className={styles.groups}>
      {groups.map(({ letter, terms }) => (
        <section key={letter} aria-labelledby={`letter-${letter}`} className={`columns ${styles.group}`}>
          <h2 id={`letter-${letter}`} className={`at-1-3 ${styles.letter}`}>
            {letter}
          </h2>
          <div className={`ruled at-4-9 ${styles.terms}`}>
            {terms.map((term) => (
              <Term
                key={term.id}
                term={term}
                site={site}
                {...(extras.get(term.id) ?? { article: undefined, nearby: [] })}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/*
 * The address of a term names an element inside its closed part, so a browser that goes there opens the term. In
 * browsers that do not, the term is still marked.
 */
function Term({ term, article, nearby, site }: { term: GlossaryTerm; site: Sited } & TermExtras) {
  const words = useWords();
  return (
    <details className={styles.term}>
      <summary className={styles.row}>
        <h3 className={`at-1-3 ${styles.title}`}>{term.title}</h3>
        <span className={styles.description}>{term.description}</span>
        <OpenMark className={styles.mark} />
      </summary>
      <div id={term.slug} data-term={term.title} className={styles.panel}>
        <div className={styles.more}>
          {term.more ? <p>{term.more}</p> : null}
          {article ? (
            <p className={`strong ${styles.article}`}>
              <TextLink href={pathOfArticle(article)}>
                {saySite(words, 'glossary.read', { title: article.title })}
              </TextLink>
            </p>
          ) : null}
          {nearby.length > 0 ? (
            <div className={`ruled ${styles.nearby}`}>
              <p id={`nearby-${term.slug}`} className="note">
                {saySite(words, 'glossary.nearby')}
              </p>
              <ul aria-labelledby={`nearby-${term.slug}`} className={`wrap ${styles.links}`}>
                {nearby.map((other) => (
                  <li key={other.id}>
                    <a href={pathOfTerm(other, site)}>{other.title}</a>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
        </div>
      </div>
    </details>
  );
}

/** The form at the end of the glossary. The browser can send it without script. */
export function MissingTerm({ page }: { page: FormPage }) {
  const id = 'missing-term';
  const words = wordsOf(page.site);
  const form = formTable[missingTermFormId];
  const look = formLookOf(page, {
    ...{ anchor: id, form, formId: missingTermFormId, idPrefix: id },
    buttonText: saySite(words, 'glossary.suggestButton'),
    // Somebody who suggests a term has no project that would be answered.
    isUnanswered: true,
    labelledBy: 'missing-term-heading',
  });
  return (
    <Section id={id} ground="land" labelledBy="missing-term-heading">
      <div className="columns near top screen-only">
        <div className={`at-1-5 ${styles.text}`}>
          <h2 id="missing-term-heading">{saySite(words, 'glossary.missing')}</h2>
          <p className={`lead ${styles.lead}`}>{saySite(words, 'glossary.suggest')}</p>
        </div>
        <FormPlace look={look} className={`field-sheet at-6-7 ${styles.sheet}`} />
      </div>
    </Section>
  );
}
