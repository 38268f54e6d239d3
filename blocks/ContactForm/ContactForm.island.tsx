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
  const [isSent, setIsSent] = useState(false);
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
        <ThankYou ref={thanks} companyName={look.settings.companyName} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.facing}>{children}</div>
          <div className={styles.form}>
            <ContactRequestForm {...look} onSent={() => setIsSent(true)} />
          </div>
        </div>
      )}
      <div className={styles.berth} data-sent={isSent || undefined}>
        <Berth freeLabel={ghostLabel} takenLabel={receivedLabel} isTaken={isSent} />
      </div>
    </>
  );
}
