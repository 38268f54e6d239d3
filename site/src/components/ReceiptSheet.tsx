import { messagingText } from '@frontage/contract/constants.ts';
import { thanksTexts } from '@frontage/contract/contact/thanksTexts.ts';
import { type Words, worded } from '@frontage/contract/contact/worded.ts';
import type { Receipt } from '@frontage/contract/visit.ts';
import { Berth } from '@frontage/design/kit/Berth/Berth.tsx';
import { Facts } from '@frontage/design/kit/Facts/Facts.tsx';
import { TextLink } from '@frontage/design/kit/TextLink/TextLink.tsx';
import styles from './ReceiptSheet.module.css';

interface ReceiptSheetProps {
  receipt: Receipt;
  /** Whether the request is answered as usual; otherwise the owner's words say when. */
  isUsual: boolean;
  /** Address of the chat, if there is one. */
  messagingHref?: string | undefined;
  words: Words;
}

/** What arrived with a request, as a sheet on the line below it. */
export function ReceiptSheet({ isUsual, messagingHref, receipt, words }: ReceiptSheetProps) {
  const { answerBy, email, files, message, received, reference } = receipt;
  const say = (sentence: string) => worded(words, sentence);
  const facts = [
    { title: say(thanksTexts.received), description: received },
    ...(email ? [{ title: say(thanksTexts.from), description: email }] : []),
    ...(message ? [{ title: say(thanksTexts.message), description: `“${message}”` }] : []),
    ...(files.length > 0 ? [{ title: say(thanksTexts.files), description: files.join(', ') }] : []),
    ...(isUsual ? [{ title: say(thanksTexts.answerBy), description: <strong>{answerBy}</strong> }] : []),
    ...(messagingHref
      ? [{ title: say(thanksTexts.urgent), description: <TextLink href={messagingHref}>{messagingText}</TextLink> }]
      : []),
  ];
  return (
    <section className={styles.sheet} aria-labelledby="receipt">
      <h2 id="receipt" className={styles.heading}>
        {say(thanksTexts.receipt)} <span className={styles.number}>{reference}</span>
      </h2>
      <Facts facts={facts} className={styles.facts} />
      <div className={styles.berth}>
        <Berth freeLabel={say(thanksTexts.stamp)} takenLabel={say(thanksTexts.stamp)} isTaken />
      </div>
    </section>
  );
}
