import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { useState } from 'react';
import type { FormSettings } from '../form/formSettings.ts';
import { QuoteRequestForm } from '../form/QuoteRequestForm.tsx';
import sheet from '../form/sheet.module.css';
import { ThankYou } from '../form/ThankYou.tsx';
import { useSentFocus } from '../form/useSentFocus.ts';
import styles from './Cost.module.css';

interface QuoteFormIslandProps {
  settings: FormSettings;
  heading: string;
  messageLabel: string;
  messagePlaceholder: string;
  /** Text of the link to the contact form of the page. */
  otherWay?: string | undefined;
  buttonText: string;
}

/** The quote form on its sheet until it was sent, then the thank-you on the same sheet. */
export function QuoteFormIsland({ heading, otherWay, ...look }: QuoteFormIslandProps) {
  const [isSent, setIsSent] = useState(false);
  const thanks = useSentFocus(look.settings, isSent);
  const { answerText, idPrefix, companyName, thanks: words, words: said } = look.settings;
  const headingId = `${idPrefix}-heading`;

  return (
    <div className={`${sheet.sheet} ${styles.sheet}`}>
      {isSent ? (
        <ThankYou
          ref={thanks}
          companyName={companyName}
          answerText={answerText}
          words={words}
          said={said}
          onAgain={() => setIsSent(false)}
          isSmall
        />
      ) : (
        <>
          <h3 id={headingId} className={styles.sheetHeading}>
            {heading}
          </h3>
          <QuoteRequestForm {...look} labelledBy={headingId} onSent={() => setIsSent(true)} />
          {otherWay ? (
            <p className={styles.otherWay}>
              <a href={`#${contactFormAnchor}`}>{otherWay}</a>
            </p>
          ) : null}
        </>
      )}
    </div>
  );
}
