import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import { Berth } from '@frontage/design/kit/Berth/Berth.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ContactFormLook, ContactRequestForm } from '../form/ContactRequestForm.tsx';
import { ThankYou } from '../form/ThankYou.tsx';
import styles from './ContactForm.module.css';

interface ContactFormIslandProps extends ContactFormLook {
  ghostLabel: string;
  receivedLabel: string;
  /** The facts beside the form. */
  children?: ReactNode;
}

/** Facts and form until the message has arrived, then the thank-you; the place kept free turns solid. */
export function ContactFormIsland({ ghostLabel, receivedLabel, children, ...look }: ContactFormIslandProps) {
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
      {isSent ? (
        <ThankYou
          ref={thanks}
          companyName={look.settings.companyName}
          handles={handles}
          idPrefix={`${look.settings.idPrefix}-more`}
        />
      ) : (
        <div className={styles.columns}>
          <div className={styles.facing}>{children}</div>
          <div className={styles.form}>
            <ContactRequestForm {...look} onSent={setHandles} />
          </div>
        </div>
      )}
      <div className={styles.berth} data-sent={isSent || undefined}>
        <Berth freeLabel={ghostLabel} takenLabel={receivedLabel} isTaken={isSent} />
      </div>
    </>
  );
}
