import { contactFormAnchor } from '@frontage/contract/constants.ts';
import { useState } from 'react';
import { DrawnForm } from '../form/Form.tsx';
import type { FormLook } from '../form/formLook.ts';
import sheet from '../form/sheet.module.css';
import { ThankYou } from '../form/ThankYou.tsx';
import { useForm } from '../form/useForm.ts';
import { useSentFocus } from '../form/useSentFocus.ts';
import styles from './Cost.module.css';

interface QuoteFormIslandProps {
  look: FormLook;
  heading: string;
  /** Text of the link to the contact form of the page. */
  otherWay?: string | undefined;
}

/** The quote form on its sheet until it was sent, then the thank-you on the same sheet. */
export function QuoteFormIsland({ heading, look, otherWay }: QuoteFormIslandProps) {
  const [isSent, setIsSent] = useState(false);
  const { settings } = look;
  const thanks = useSentFocus(settings, isSent);

  return (
    <div className={`${sheet.sheet} ${styles.sheet}`}>
      {isSent ? (
        <ThankYou
          ref={thanks}
          companyName={settings.companyName}
          answerText={settings.answerText}
          words={settings.thanks}
          said={settings.words}
          onAgain={() => setIsSent(false)}
          isSmall
        />
      ) : (
        <>
          <h3 id={look.labelledBy} className={styles.sheetHeading}>
            {heading}
          </h3>
          <QuoteForm look={look} onSent={() => setIsSent(true)} />
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

/** Drawn anew for another message. */
function QuoteForm({ look, onSent }: { look: FormLook; onSent: () => void }) {
  return <DrawnForm form={useForm(look, { onSent })} />;
}
