import { useEffect, useRef, useState } from 'react';
import type { FormSettings } from '../form/formSettings.ts';
import { QuoteRequestForm } from '../form/QuoteRequestForm.tsx';
import { ThankYou } from '../form/ThankYou.tsx';
import styles from './Cost.module.css';

interface QuoteFormIslandProps {
  settings: FormSettings;
  heading: string;
  messageLabel: string;
  messagePlaceholder: string;
  buttonText: string;
}

/** The quote form on its sheet until it was sent, then the thank-you on the same sheet. */
export function QuoteFormIsland({ heading, ...look }: QuoteFormIslandProps) {
  const [isSent, setIsSent] = useState(false);
  const thanks = useRef<HTMLHeadingElement>(null);
  const { anchor, answerText, idPrefix, companyName, thanks: words, words: said } = look.settings;
  const headingId = `${idPrefix}-heading`;

  useEffect(() => {
    if (!isSent) return;
    document.getElementById(anchor)?.scrollIntoView();
    thanks.current?.focus({ preventScroll: true });
  }, [isSent, anchor]);

  return (
    <div className={styles.sheet}>
      {isSent ? (
        <ThankYou ref={thanks} companyName={companyName} answerText={answerText} words={words} said={said} isSmall />
      ) : (
        <>
          <h3 id={headingId} className={styles.sheetHeading}>
            {heading}
          </h3>
          <QuoteRequestForm {...look} labelledBy={headingId} onSent={() => setIsSent(true)} />
        </>
      )}
    </div>
  );
}
