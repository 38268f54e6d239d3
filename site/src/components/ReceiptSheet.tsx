import type { Receipt } from '@frontage/contract/visit.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import { sayQuoted, saySite } from '@frontage/contract/words/siteTexts.ts';
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
  const facts = [
    { title: saySite(words, 'received'), description: received },
    ...(email ? [{ title: saySite(words, 'from'), description: email }] : []),
    ...(message ? [{ title: saySite(words, 'message'), description: sayQuoted(words, message) }] : []),
    ...(files.length > 0 ? [{ title: saySite(words, 'files'), description: files.join(', ') }] : []),
    ...(isUsual ? [{ title: saySite(words, 'answerBy'), description: <strong>{answerBy}</strong> }] : []),
    ...(messagingHref
      ? [
          {
            title: saySite(words, 'urgent'),
            description: <TextLink href={messagingHref}>{saySite(words, 'page.chat')}</TextLink>,
          },
        ]
      : []),
  ];
  return (
    <section className={styles.sheet} aria-labelledby="receipt">
      <h2 id="receipt" className={`minor-heading ${styles.heading}`}>
        {saySite(words, 'receipt')} <span className={styles.number}>{reference}</span>
      </h2>
      <Facts facts={facts} className={styles.facts} />
      <div className={styles.berth}>
        <Berth freeLabel={saySite(words, 'stamp')} takenLabel={saySite(words, 'stamp')} isTaken />
      </div>
    </section>
  );
}
