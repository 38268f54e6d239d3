import { contactFormAnchor } from '@frontage/contract/constants.ts';
import type { LeadHandles } from '@frontage/contract/contact/answers.ts';
import { Berth } from '@frontage/design/kit/Berth/Berth.tsx';
import { FullScreenDialog } from '@frontage/design/kit/FullScreenDialog/FullScreenDialog.tsx';
import { type ReactNode, useRef, useState } from 'react';
import { ContactRequestForm } from '../form/ContactRequestForm.tsx';
import type { FormLook } from '../form/formLook.ts';
import { ThankYou } from '../form/ThankYou.tsx';
import { useSentFocus } from '../form/useSentFocus.ts';
import styles from './ContactBanner.module.css';

interface ContactBannerIslandProps {
  look: FormLook;
  /** Step two follows it. */
  offersMore: boolean;
  buttonText: string;
  modal: {
    heading: string;
    text: string;
    ghostLabel: string;
    receivedLabel: string;
    closeText?: string;
  };
  /** The wordmark at the head of the dialog. */
  children?: ReactNode;
}

/** With script, the code that wakes islands has already made the link a button. */
const isScripted = typeof document !== 'undefined';

/**
 * A link to the form of the page until its script has loaded: then a button that opens the form over the window. The
 * form is created when it is first opened and stays when the dialog closes, so that typed text survives.
 */
export function ContactBannerIsland({ look, offersMore, buttonText, modal, children }: ContactBannerIslandProps) {
  const { settings } = look;
  const [wasOpened, setWasOpened] = useState(false);
  const [handles, setHandles] = useState<LeadHandles | undefined>(undefined);
  const isSent = handles !== undefined;
  const dialog = useRef<HTMLDialogElement>(null);
  const thanks = useSentFocus(settings, isSent, () => dialog.current?.scrollTo({ top: 0 }));
  const headingId = `${settings.anchor}-heading`;

  function open(event: React.SyntheticEvent): void {
    event.preventDefault();
    setWasOpened(true);
    dialog.current?.showModal();
  }

  return (
    <>
      <a
        href={`#${contactFormAnchor}`}
        className={styles.asset}
        onClick={open}
        onKeyDown={onSpace(open)}
        data-opens="dialog"
        {...(isScripted ? { role: 'button', 'aria-haspopup': 'dialog' } : {})}
      >
        {buttonText}
      </a>
      <FullScreenDialog ref={dialog} labelledBy={headingId} closeLabel={modal.closeText ?? 'Close'} head={children}>
        <div id={settings.anchor} className={styles.sheet}>
          <div className={styles.columns}>
            {isSent ? (
              <div className={styles.whole}>
                <ThankYou
                  ref={thanks}
                  id={headingId}
                  companyName={settings.companyName}
                  answerText={settings.answerText}
                  words={settings.thanks}
                  handles={offersMore ? handles : undefined}
                  said={settings.words}
                  idPrefix={`${settings.idPrefix}-more`}
                  onAgain={() => setHandles(undefined)}
                />
              </div>
            ) : (
              <>
                <div className={styles.words}>
                  <h2 id={headingId} className={styles.modalHeading}>
                    {modal.heading}
                  </h2>
                  <p className={styles.modalText}>{modal.text}</p>
                </div>
                <div className={styles.form}>
                  {wasOpened ? <ContactRequestForm look={look} onSent={setHandles} /> : null}
                </div>
              </>
            )}
          </div>
          <div className={styles.berth} data-sent={isSent || undefined}>
            <Berth freeLabel={modal.ghostLabel} takenLabel={modal.receivedLabel} isTaken={isSent} />
          </div>
        </div>
        <div className={styles.water} />
      </FullScreenDialog>
    </>
  );
}

/** A link opens only on Enter, a button also on the space bar. */
function onSpace(act: (event: React.SyntheticEvent) => void) {
  return (event: React.KeyboardEvent) => {
    if (event.key === ' ') act(event);
  };
}
