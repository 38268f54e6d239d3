import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { LetterOnTheLine } from '@frontage/design/drawings/sheets.tsx';
import { ButtonLink, saySite, TextLink, useWords } from '@frontage/design/kit/index.ts';
import styles from './AskInstead.module.css';

interface AskInsteadProps {
  site: Pick<SiteSettings, 'answerWorkingDays' | 'callToAction' | 'contactFormPath'>;
}

/** Suggests asking a person if no page has the answer. */
export function AskInstead({ site }: AskInsteadProps) {
  const { callToAction, contactFormPath } = site;
  const words = useWords();
  return (
    <section data-ground="water" className={`columns ${styles.section}`} aria-labelledby="search-ask">
      <div className={styles.words}>
        <h2 id="search-ask">{saySite(words, 'search.ask')}</h2>
        <p className={`lead ${styles.text}`}>
          {withAnswerTime(saySite(words, 'search.askText', { answerTime: '{answerTime}' }), site)}
        </p>
        <div className={styles.actions}>
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
