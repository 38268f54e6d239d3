import { withAnswerTime } from '@frontage/contract/answerTime.ts';
import { contactFormAnchor } from '@frontage/contract/constants.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { LetterOnTheLine } from '@frontage/design/drawings/LetterOnTheLine.tsx';
import { ButtonLink } from '@frontage/design/kit/Button/Button.tsx';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import styles from './AskInstead.module.css';

interface AskInsteadProps {
  site: Pick<SiteSettings, 'answerWorkingDays' | 'callToAction' | 'contactFormPath'>;
}

/** Suggests asking a person if no page has the answer. */
export function AskInstead({ site }: AskInsteadProps) {
  const { callToAction, contactFormPath } = site;
  return (
    <section data-ground="water" className={styles.section} aria-labelledby="search-ask">
      <div className={styles.words}>
        <h2 id="search-ask">Not on any page? Ask a person</h2>
        <p className={styles.text}>
          {withAnswerTime('Write what you are looking for. An engineer answers within {answerTime}.', site)}
        </p>
        <div className={styles.actions}>
          {contactFormPath ? (
            <ButtonLink href={`${contactFormPath}#${contactFormAnchor}`}>Write to us</ButtonLink>
          ) : null}
          <TextLink href={callToAction.href}>{callToAction.label}</TextLink>
        </div>
      </div>
      <LetterOnTheLine className={styles.drawing} />
    </section>
  );
}
