import styles from './Drawing.module.css';
import { TwoRopes } from './TwoRopes.tsx';

/** Delivery against payment. */
export function Settlement() {
  return (
    <TwoRopes
      label="A security and its payment change hands in one step, or neither moves"
      left={{ name: 'Seller', note: 'holds cash' }}
      right={{ name: 'Buyer', note: 'holds the security' }}
      lanes={['security', 'both, or neither', 'cash']}
      knot={['both,', 'or neither']}
      thing={<rect className={`${styles.line} ${styles.water}`} width="64" height="64" />}
    />
  );
}
