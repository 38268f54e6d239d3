import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import { Berth } from '@frontage/design/kit/Berth/Berth.tsx';
import { type ReactNode, useState } from 'react';
import { ContactRequestForm } from '../form/ContactRequestForm.tsx';
import type { FormLook } from '../form/formLook.ts';
import { ThankYou } from '../form/ThankYou.tsx';
import { useSentFocus } from '../form/useSentFocus.ts';
import styles from './ContactForm.module.css';

interface ContactFormIslandProps {
  look: FormLook;
  isApplication?: boolean | undefined;
  ghostLabel: string;
  /** Step two follows it. */
  offersMore: boolean;
  receivedLabel: string;
  /** The facts next to the form. */
  children?: ReactNode;
}

/** Facts, and next to them the form until the message has arrived, then the thank-you; the free place turns solid. */
export function ContactFormIsland({
  look,
  isApplication,
  ghostLabel,
  offersMore,
  receivedLabel,
  children,
}: ContactFormIslandProps) {
  const [handles, setHandles] = useState<LeadHandles | undefined>(undefined);
  const isSent = handles !== undefined;
  const thanks = useSentFocus(look.settings, isSent);

  return (
    <>
      <div className={styles.columns}>
        <div className={styles.facing}>{children}</div>
        <div className={styles.form}>
          {isSent ? (
            <ThankYou
              ref={thanks}
              companyName={look.settings.companyName}
              answerText={isApplication ? undefined : look.settings.answerText}
              words={look.settings.thanks}
              handles={offersMore ? handles : undefined}
              said={look.settings.words}
              idPrefix={`${look.settings.idPrefix}-more`}
              onAgain={() => setHandles(undefined)}
              isSmall
            />
          ) : (
            <ContactRequestForm look={look} onSent={setHandles} />
          )}
        </div>
      </div>
      <div className={styles.berth} data-sent={isSent || undefined}>
        <Berth freeLabel={ghostLabel} takenLabel={receivedLabel} isTaken={isSent} />
      </div>
    </>
  );
}
