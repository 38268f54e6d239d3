import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { discardTyped, keptTyped } from '@frontage/contract/contact/messages.ts';
import { type Words, worded } from '@frontage/contract/contact/worded.ts';
import styles from './form.module.css';

/** Says that a form was filled from what this tab kept, and discards that on request. */
export function KeptLine({
  isShown = false,
  onDiscard,
  words,
}: {
  isShown?: boolean;
  onDiscard?: () => void;
  words?: Words | undefined;
}) {
  return (
    <p className={styles.kept} hidden={!isShown} {...{ [formMarks.kept]: '' }}>
      {worded(words, keptTyped)}{' '}
      <button type="button" className={styles.discard} onClick={onDiscard}>
        {worded(words, discardTyped)}
      </button>
    </p>
  );
}
