import styles from './Drawing.module.css';
import { TwoRopes } from './TwoRopes.tsx';
import { ClosedRecord, Container, Derrick, Receipt } from './things.tsx';

const solid = `${styles.line} ${styles.water}`;

/** Retail: a point is spent in another shop, and what is owed for it comes back. The receipt is not from the quay. */
export function LoyaltyRopes() {
  return (
    <TwoRopes
      label="A loyalty point moves from one shop to another, and what is owed for it comes back in the same netting"
      left={{ name: 'Shop A', note: 'issued the point' }}
      right={{ name: 'Shop B', note: 'takes the point' }}
      lanes={['the point', 'netted each night', 'what is owed for it']}
      knot={['netted', 'each night']}
      thing={<Receipt />}
    />
  );
}

/** Supply chain: the one original of a bill of lading is surrendered, and the container is released. */
export function LadingRopes() {
  return (
    <TwoRopes
      label="The one original of a bill of lading goes to the carrier as the container is released to its holder"
      left={{ name: 'Holder', note: 'receives the goods' }}
      right={{ name: 'Carrier', note: 'holds the bill' }}
      lanes={['the bill', 'both, or neither', 'the goods']}
      knot={['both,', 'or neither']}
      thing={<Container />}
    />
  );
}

/** Healthcare: a consent goes to the hospital, and a note of who has read comes back. */
export function ConsentRopes() {
  return (
    <TwoRopes
      label="A consent goes from the patient to the hospital, and the note of who has read which line comes back"
      left={{ name: 'Patient', note: 'sees who has read' }}
      right={{ name: 'Hospital', note: 'keeps the record' }}
      lanes={['consent', 'checked at each request', 'who read, and when']}
      knot={['checked', 'each time']}
      thing={<ClosedRecord />}
    />
  );
}

/** Real estate: a share of the house for its price. The house itself is the account. */
export function HouseRopes() {
  return (
    <TwoRopes
      label="A share of a house and its price change hands in one step, in one register"
      left={{ name: 'House', note: '' }}
      right={{ name: 'Holder', note: 'one share of twenty' }}
      lanes={['share', 'one step, one register', 'price, then rent']}
      knot={['one step,', 'one book']}
      outline="M80 150V74L224 12L368 74V150"
      thing={
        <>
          <rect className={solid} width="64" height="64" />
          <path className={styles.line} d="M32 0V64M0 32H64" />
        </>
      }
    />
  );
}

/** Oil and gas: a metered volume for a share of the cost. The derrick is where it is lifted. */
export function VolumeRopes() {
  return (
    <TwoRopes
      label="A metered volume goes to a partner of the venture, and the partner’s share of the cost comes back"
      left={{ name: 'Field', note: '' }}
      right={{ name: 'Partner', note: 'lifts the volume' }}
      lanes={['volume', 'metered and signed', 'share of the cost']}
      knot={['metered', 'and signed']}
      thing={<Derrick />}
      wideThing={
        <>
          <path className={`${styles.line} ${styles.paper}`} d="M8 64L26 -56H38L56 64" />
          <path className={styles.line} d="M13 32H51M18 0H46M22 -30H42M13 32L46 0M51 32L18 0M18 0L42 -30M46 0L22 -30" />
        </>
      }
    />
  );
}
