import { say } from '../say.ts';
import styles from './search.module.css';
import { fitsSearch, lengthInWords, type SearchText, searchLengths } from './searchLengths.ts';

export function Counter({ length, text }: { text: SearchText; length: number }) {
  const { from, label, to } = searchLengths[text];
  return (
    <p className={styles.counter} data-fits={fitsSearch(text, length) ? '' : undefined}>
      <meter
        min={0}
        max={to * 1.5}
        low={from}
        high={to}
        optimum={(from + to) / 2}
        value={length}
        aria-label={say(label)}
      />
      {lengthInWords(text, length)}
    </p>
  );
}
