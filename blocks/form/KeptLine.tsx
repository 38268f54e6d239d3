import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { discardTyped, keptTyped } from '@frontage/contract/contact/messages.ts';
import styles from './form.module.css';

/** Says that a form was filled from what this tab kept of it, and takes that back on request. */
export function KeptLine({ isShown = false, onDiscard }: { isShown?: boolean; onDiscard?: () => void }) {
  return (
    <p className={styles.kept} hidden={!isShown} {...{ [formMarks.kept]: '' }}>
      {keptTyped}{' '}
      <button type="button" className={styles.discard} onClick={onDiscard}>
        {discardTyped}
      </button>
    </p>
  );
}
