import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import { writeAgain } from '@frontage/contract/contact/messages.ts';
import { worded } from '@frontage/contract/contact/worded.ts';
import { Berth } from '@frontage/design/kit/Berth/Berth.tsx';
import { Button } from '@frontage/design/kit/Button/Button.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ContactFormLook, ContactRequestForm } from '../form/ContactRequestForm.tsx';
import { ThankYou } from '../form/ThankYou.tsx';
import styles from './ContactForm.module.css';

interface ContactFormIslandProps extends ContactFormLook {
  ghostLabel: string;
  /** Step two is asked after it. */
  offersMore: boolean;
  receivedLabel: string;
  /** The facts beside the form. */
  children?: ReactNode;
}

/** Facts, and beside them the form until the message has arrived, then the thank-you; the place kept free turns solid. */
export function ContactFormIsland({
  ghostLabel,
  offersMore,
  receivedLabel,
  children,
  ...look
}: ContactFormIslandProps) {
  const [handles, setHandles] = useState<LeadHandles | undefined>(undefined);
  const isSent = handles !== undefined;
  const thanks = useRef<HTMLHeadingElement>(null);
  const { anchor } = look.settings;

  useEffect(() => {
    if (!isSent) return;
    document.getElementById(anchor)?.scrollIntoView();
    thanks.current?.focus({ preventScroll: true });
  }, [isSent, anchor]);

  return (
    <>
      <div className={styles.columns}>
        <div className={styles.facing}>{children}</div>
        <div className={styles.form}>
          {isSent ? (
            <>
              <ThankYou
                ref={thanks}
                companyName={look.settings.companyName}
                // An application is answered on a day that its page names.
                answerText={look.attachments ? undefined : look.settings.answerText}
                words={look.settings.thanks}
                handles={offersMore ? handles : undefined}
                said={look.settings.words}
                idPrefix={`${look.settings.idPrefix}-more`}
                isSmall
              />
              <p className={styles.again}>
                <Button tone="outline" size="small" onClick={() => setHandles(undefined)}>
                  {worded(look.settings.words, writeAgain)}
                </Button>
              </p>
            </>
          ) : (
            <ContactRequestForm {...look} onSent={setHandles} />
          )}
        </div>
      </div>
      <div className={styles.berth} data-sent={isSent || undefined}>
        <Berth freeLabel={ghostLabel} takenLabel={receivedLabel} isTaken={isSent} />
      </div>
    </>
  );
}
