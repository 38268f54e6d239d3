import { formMarks } from '@frontage/contract/contact/formMarkup.ts';
import { say } from '@frontage/contract/words/formTexts.ts';
import type { Words } from '@frontage/contract/words/say.ts';
import styles from './form.module.css';

/** Says that a form was filled from what this tab kept, and discards that on request. */
export function KeptLine({ onDiscard, words }: { onDiscard: () => void; words: Words | undefined }) {
  return (
    <p className={styles.kept}>
      {say(words, 'keptTyped')}{' '}
      <button type="button" className={styles.discard} onClick={onDiscard}>
        {say(words, 'discardTyped')}
      </button>
    </p>
  );
}

/** The place of that line in a plain form, whose script says it. Wordless until then: text browsers show what is hidden. */
export function KeptPlace() {
  return (
    <p className={styles.kept} hidden {...{ [formMarks.kept]: '' }}>
      <span /> <button type="button" className={styles.discard} />
    </p>
  );
}
