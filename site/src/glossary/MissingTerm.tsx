import { FormPlace } from '@frontage/blocks/form/FormPlace.tsx';
import { formLookOf } from '@frontage/blocks/form/formLookOf.ts';
import { missingTermFormId } from '@frontage/contract/constants.ts';
import { formTable } from '@frontage/contract/forms/formTable.ts';
import type { PageContext } from '@frontage/contract/page.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { Section, saySite } from '@frontage/design/kit/index.ts';
import styles from './MissingTerm.module.css';

/** The form at the end of the glossary. The browser can send it without script. */
export function MissingTerm({
  page,
}: {
  page: Pick<PageContext, 'site' | 'path' | 'formTokens' | 'ownForms' | 'visit'>;
}) {
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
      <div className={`columns screen-only ${styles.columns}`}>
        <div className={styles.text}>
          <h2 id="missing-term-heading" className={styles.heading}>
            {saySite(words, 'glossary.missing')}
          </h2>
          <p className={`lead ${styles.lead}`}>{saySite(words, 'glossary.suggest')}</p>
        </div>
        <FormPlace look={look} className={styles.sheet} />
      </div>
    </Section>
  );
}
