import { PlainAdditionForm } from '@frontage/blocks/form/PlainAdditionForm.tsx';
import { paths } from '@frontage/contract/paths.ts';
import type { SiteSettings } from '@frontage/contract/siteSettings.ts';
import { pathOn } from '@frontage/contract/spokenPaths.ts';
import type { Visit } from '@frontage/contract/visit.ts';
import { wordsOf } from '@frontage/contract/words/ownWords.ts';
import { saySite } from '@frontage/contract/words/siteTexts.ts';
import { ReceivedSheet } from '@frontage/design/drawings/ReceivedSheet.tsx';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import { NextSteps } from './NextSteps.tsx';
import { ReceiptSheet } from './ReceiptSheet.tsx';
import styles from './ThankYou.module.css';

interface ThankYouProps {
  title: string;
  text: string;
  site: SiteSettings;
  /** The first page in the language of the site. */
  home?: string | undefined;
  visit: Visit | undefined;
}

/**
 * The page after a form was sent without script, or after something was added to a request: the free place on the line
 * is now taken, and the receipt is on the same line. If the owner worded a form's thank-you, those words say who
 * answers, and when.
 */
export function ThankYou({ home = '/', site, text, title, visit }: ThankYouProps) {
  const words = wordsOf(site);
  const isUsual = visit?.thanks?.text === undefined;
  return (
    <>
      <section data-ground="water" className={`columns ${styles.section}`} aria-labelledby="answer">
        <div className={styles.words}>
          <h1 id="answer" className="large-heading">
            {title}
          </h1>
          <p className={`lead ${styles.text}`}>{text}</p>
          <TextLink href={home}>{saySite(words, 'home')}</TextLink>
        </div>
        <div className={styles.sheet}>
          {visit?.receipt ? (
            <ReceiptSheet receipt={visit.receipt} isUsual={isUsual} messagingHref={site.messagingHref} words={words} />
          ) : (
            <ReceivedSheet />
          )}
        </div>
      </section>
      <div data-ground="land" className={styles.addition}>
        <PlainAdditionForm visit={visit} words={words} pagePath={pathOn(site, paths.thanks)} />
      </div>
      <NextSteps site={site} email={visit?.receipt?.email} isUsual={isUsual} words={words} />
    </>
  );
}
